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

/** Presses Tab through the page. Returns where the focus was seen: the rows of the left and of the right column. */
const focusOrder = async (page: Page): Promise<{ top: number; isRight: boolean; name: string }[]> => {
  const order: { top: number; isRight: boolean; name: string }[] = []
  await page.locator('h1').first().focus()
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || !document.getElementById('main')?.contains(element) || element.closest('table')) return
      const { left, top } = element.getBoundingClientRect()
      const name = `${element.id} ${element.textContent?.slice(0, 40)}`
      return { top: top + window.scrollY, isRight: left > 780, name }
    })
    if (at) order.push(at)
    else if (await page.evaluate(() => document.activeElement?.closest('footer') !== null)) break
  }
  return order
}

/** Expects the left column first, then the right one, and each from above to below. */
const expectSeenOrder = (order: Awaited<ReturnType<typeof focusOrder>>) => {
  expect(order.some(({ isRight }) => isRight)).toBe(true)
  const seen = [...order].sort(
    (one, other) => Number(one.isRight) - Number(other.isRight) || one.top - other.top,
  )
  expect(order.map(({ name }) => name)).toEqual(seen.map(({ name }) => name))
}

test('At a till PC Tab follows what is seen: the main action before the other, the form before the cart', async () => {
  const page = await site.openPage('en-GB', 1280)
  const { title, button, chooseType, choosePrice, chooseDate } = personAt(page, 'en')
  await page.goto(`${site.url()}/login/demo/booking`)
  await chooseType('Glasskab')
  await choosePrice(0)
  await chooseDate()
  await button('bookings.addMore').waitFor()
  await atRest(page)
  const date = await focusOrder(page)
  expectSeenOrder(date)
  expect(date.filter(({ isRight }) => isRight).map(({ name }) => name.trim())).toEqual([
    'Go to payment',
    'Book another shelf',
  ])
  await button('bookings.proceed').click()
  await title('payments.title')
  await atRest(page)
  const checkout = await focusOrder(page)
  expectSeenOrder(checkout)
  expect(checkout.some(({ name }) => name.startsWith('customerName'))).toBe(true)
})

test('Moving through the calendar names a day as the first one only when it is chosen', async () => {
  const page = await site.openPage('en-GB', 1280)
  const { title, says, chooseType, choosePrice } = personAt(page, 'en')
  await page.goto(`${site.url()}/login/demo/booking`)
  await chooseType('Glasskab')
  await choosePrice(0)
  await title('bookings.dateTitle')
  await tabTo(page, /free$/)
  const nameNow = () => page.evaluate(() => document.activeElement?.lastElementChild?.textContent ?? '')
  do await page.keyboard.press('ArrowRight')
  while (!(await focused(page)).endsWith('free'))
  expect(await nameNow()).toContain('available')
  expect(await nameNow()).not.toContain('first day')
  await page.keyboard.press('Enter')
  expect(await nameNow()).toMatch(/, first day$/)
  await page.getByText(says('bookings.fromTo')).first().waitFor()
})

test('What has to be put right is not hidden behind the clock of a phone', async () => {
  const page = await site.openPage('de-DE')
  const { says, button, reserveByHand } = personAt(page, 'de')
  await reserveByHand(site.url(), 'berlin', 'Vitrine')
  await button('payments.pay').click()
  const heading = page.getByText(says('kit.putRight'))
  await heading.waitFor()
  /** What is drawn where the heading is. */
  const isOnTop = () =>
    heading.evaluate(element => {
      const { left, top, bottom } = element.getBoundingClientRect()
      return [top, bottom - 1].every(y => element.contains(document.elementFromPoint(left + 1, y)))
    })
  expect(await isOnTop()).toBe(true)
  // Again with the summary just above what is in sight.
  await page.locator('#customerName').evaluate(field => field.scrollIntoView({ block: 'start' }))
  await page.locator('#customerName').press('Enter')
  await page.locator('[role="alert"]:focus').waitFor()
  expect(await isOnTop()).toBe(true)
})
