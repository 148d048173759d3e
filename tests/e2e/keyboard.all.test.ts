import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { atRest } from './browser.ts'
import { siteForTests } from './site.ts'
import { CARD, personAt } from './wizard.ts'

const site = siteForTests()

/** Describes the focused element: accessible name, id and state. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!at || at === document.body) return ''
    const name = at.getAttribute('aria-label') ?? at.textContent ?? ''
    return `${name.slice(0, 80)} #${at.id} ${at.getAttribute('data-state') ?? ''}`
  })

/** Presses Tab until the wanted element has the focus, and expects a visible focus ring on it. */
const tabTo = async (page: Page, wanted: RegExp): Promise<void> => {
  await atRest(page)
  const passed: string[] = []
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (wanted.test(now)) {
      const outline = await page.evaluate(() => {
        const at = document.activeElement
        const ring =
          at && [at, at.parentElement, at.nextElementSibling].map(one => one && getComputedStyle(one))
        return ring?.some(
          style => style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1,
        )
      })
      expect(outline, `a focus ring on ${now}`).toBe(true)
      return
    }
    passed.push(now)
  }
  throw new Error(`Tab did not reach ${wanted}; it passed ${passed.join(' | ')}`)
}

test('A guest books by keyboard alone, from the landing page to the confirmation', async () => {
  const page = await site.openPage('en-GB', 1280)
  const { title } = personAt(page, 'en')
  const press = async (wanted: RegExp) => {
    await tabTo(page, wanted)
    await page.keyboard.press('Enter')
  }
  await page.goto(`${site.url()}/login/demo`)
  await page.locator('#app').getByRole('heading', { level: 1 }).waitFor()
  await press(/^Book/)
  await title('bookings.typeTitle')
  await press(/Tøjstativ/)
  await title('bookings.priceTitle')
  await press(/Choose|Select/)
  await title('bookings.servicesTitle')
  await tabTo(page, /One more/)
  await page.keyboard.press('Space')
  await press(/^Next/)
  await title('bookings.dateTitle')
  await page.locator('button[data-state="free"]:not([disabled])').first().waitFor()
  await tabTo(page, /free$/)
  do await page.keyboard.press('ArrowRight')
  while (!(await focused(page)).endsWith('free'))
  await page.keyboard.press('Enter')
  await press(/^Go to payment/)
  await title('payments.title')
  for (const [field, text] of [
    ['customerName', 'Kay Board'],
    ['customerEmail', 'kay@example.com'],
    ['customerPhone', '20123456'],
  ] as const) {
    await tabTo(page, new RegExp(`#${field} `))
    await page.keyboard.type(text)
  }
  for (const box of [/#termsAccepted /, /#beginWish /]) {
    await tabTo(page, box)
    await page.keyboard.press('Space')
  }
  await press(/^Pay /)
  await page.frameLocator('iframe').locator('#number').waitFor()
  await page.frameLocator('iframe').locator('#number').focus()
  await page.keyboard.type(CARD.approved)
  await page.keyboard.press('Tab')
  await page.keyboard.type('12/30')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await title('bookings.successTitle')
})
