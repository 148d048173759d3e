/** Staff who use no mouse: Tab reaches whatever a mouse can, in sight, on every screen; Escape leaves every dialog. */
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { atRest } from './browser.ts'
import { siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
vi.setConfig({ testTimeout: 120_000 })

/** What the page notes while Tab is pressed. Runs in the browser. */
const watchFocus = () => {
  const INTERACTIVE =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [tabindex="0"]'
  /** Within these one element has the focus for all, and the arrow keys move it. */
  const ROVING = 'table, [role="grid"], [role="tablist"], [role="radiogroup"], [role="listbox"]'
  const boxOf = (element: Element): Element =>
    (element.matches('input') && element.getBoundingClientRect().height < 8 ? element.parentElement : null) ??
    element
  const isSeen = (element: Element) => {
    const { width, height } = boxOf(element).getBoundingClientRect()
    return width > 1 && height > 1 && boxOf(element).checkVisibility({ visibilityProperty: true })
  }
  const nameOf = (element: Element | null) =>
    element === null || element === document.body
      ? ''
      : `${element.tagName.toLowerCase()} ${element.id || ''} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60) ?? ''}`
  const mayHaveFocus = (element: Element) => {
    // A chosen file has a button that opens the choice.
    if (element.matches(':disabled, [inert] *, input[type="file"]') || !isSeen(element)) return false
    if (element.matches('input[type="radio"]:not(:checked)') && element.closest('[role="radiogroup"]'))
      return false
    // An element that the arrow keys reach.
    // A calendar of a year has a grid for each month, and one day of them all has the focus.
    const grids = element.closest(ROVING)?.matches('table') ? 'main' : ROVING
    const stop =
      element.closest(ROVING) && element.closest(grids)?.querySelector(`:is(${ROVING}) [tabindex="0"]`)
    return !(element.matches('[tabindex="-1"]') && stop)
  }
  const expected = new Set([...document.querySelectorAll(INTERACTIVE)].filter(mayHaveFocus))
  const hasRing = (element: Element) =>
    [element, element.parentElement, element.nextElementSibling, boxOf(element).nextElementSibling].some(
      one => {
        const style = one && getComputedStyle(one)
        return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1
      },
    )
  /** What covers the element where it should be seen; null when nothing does. */
  const coverOf = (element: Element): string | null => {
    const box = boxOf(element)
    const { left, top, width, height } = box.getClientRects()[0] ?? box.getBoundingClientRect()
    const across = left + width / 2
    const points = height > window.innerHeight / 2 ? [top + 4] : [top + height / 2, top + height - 3]
    const isOwn = (at: Element) => box.contains(at) || (at.contains(box) && !at.matches('main, body, html'))
    const isItsLabel = (at: Element) =>
      element instanceof HTMLInputElement && at.closest('label')?.control === element
    const isBeside = (at: Element) => at.parentElement === box.parentElement
    for (const down of points) {
      const at = document.elementFromPoint(across, down)
      if (!at) return 'the edge of the window'
      if (!isOwn(at) && !isItsLabel(at) && !isBeside(at)) return nameOf(at)
    }
    return null
  }
  const seen = new Set<Element>()
  let first: Element | undefined
  const found = { wrong: [] as string[], isOver: false }
  const note = () => {
    const at = document.activeElement
    if (!at || at === document.body) return
    if (at === first) found.isOver = true
    if (found.isOver) return
    if (seen.has(at)) found.wrong.push(`twice: ${nameOf(at)}`)
    first ??= at
    seen.add(at)
    if (!hasRing(at)) found.wrong.push(`no ring: ${nameOf(at)}`)
    const cover = coverOf(at)
    if (cover) found.wrong.push(`covered by ${cover}: ${nameOf(at)}`)
  }
  window.addEventListener('keyup', note, true)
  Object.assign(window, {
    isOver: () => found.isOver,
    walked: () => {
      window.removeEventListener('keyup', note, true)
      const missed = [...expected]
        .filter(one => one.isConnected && !seen.has(one))
        .map(one => `not reached: ${nameOf(one)}`)
      return { wrong: [...found.wrong, ...missed], reached: seen.size, isOver: found.isOver }
    },
  })
  return expected.size
}

interface Walked {
  wrong: string[]
  reached: number
  isOver: boolean
}

/** More presses than any screen of the demo needs. */
const MOST_PRESSES = 500

/** Presses Tab until the focus has gone round once. */
const walk = async (page: Page): Promise<Walked> => {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.getSelection()?.removeAllRanges()
  })
  const expected = await page.evaluate(watchFocus)
  const isOver = () => page.evaluate(() => (window as unknown as { isOver: () => boolean }).isOver())
  for (let press = 1; press <= MOST_PRESSES; press++) {
    await page.keyboard.press('Tab')
    if (press > expected && (await isOver())) break
  }
  return page.evaluate(() => (window as unknown as { walked: () => Walked }).walked())
}

/** Screens without a session, then those of the demo's market. */
const OUTSIDE = ['/login', '/register', '/forgot-password']
const INSIDE = [
  '/',
  '/customers',
  '/customers/new',
  '/customers/import',
  '/customers/100002',
  '/customers/100002/merge',
  '/booking/requests',
  '/booking/types',
  '/booking/types/new',
  '/booking/periods',
  '/booking/services',
  '/booking/shelves',
  '/messages',
  '/messages/archived',
  '/settings-required',
  '/settings',
  '/settings/history',
  '/settings/pictures',
  '/settings/bank',
  '/settings/booking',
  '/settings/closing-days',
  '/settings/goods',
  '/settings/hours',
  '/settings/info',
  '/settings/message',
  '/settings/technical',
  '/settings/terms',
  '/settings/feed',
  '/settings/user',
  '/settings/administrators',
  '/password',
]

/** Opens a screen and waits until its heading has taken the place of the one before. */
const open = async (page: Page, hash: string): Promise<void> => {
  const before = await page.locator('#app h1').allTextContents()
  await page.goto(`${site.url()}/admin_section#${hash}`)
  await page.waitForFunction(([old]) => {
    const heading = document.querySelector('#app h1')
    return heading && heading.textContent !== old
  }, before)
  await atRest(page)
}

const findingsOf = async (page: Page): Promise<string[]> => {
  const { wrong, reached, isOver } = await walk(page)
  return [
    ...wrong,
    ...(reached < 5 ? ['hardly anything was reached'] : []),
    ...(isOver ? [] : ['Tab does not go round']),
  ]
}

test('Tab reaches what a mouse can, once and in sight, on every screen of the staff', async () => {
  const page = await site.openPage('da-DK', 1280)
  const found: Record<string, string[]> = {}
  const look = async (hash: string) => {
    await open(page, hash)
    const findings = await findingsOf(page)
    if (findings.length) found[hash] = findings
  }
  for (const hash of OUTSIDE) await look(hash)
  await logInAsStaff(page, site.url())
  for (const hash of INSIDE) await look(hash)
  expect(found).toEqual({})
})

/** Buttons that ask before they act, or open a window. */
const OPENERS = [
  ['/customers/100002', 'customer.remove'],
  ['/customers/100002', 'customer.reset'],
  ['/booking/types', 'pricelist.deleteNamed'],
  ['/booking/periods', 'pricelist.deleteNamed'],
  ['/booking/services', 'pricelist.deleteNamed'],
  ['/booking/shelves', 'pricelist.deleteNamed'],
  ['/settings/pictures', 'settings.removeNamed'],
] as const

test('Escape closes every dialog of the staff, and the focus is back where it was', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { button } = personAt(page, 'da')
  await logInAsStaff(page, site.url())
  for (const [hash, name] of OPENERS) {
    if (!page.url().endsWith(hash)) await open(page, hash)
    const opener = button(name).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.keyboard.press('Tab')
    expect(await dialog.locator(':focus').count(), `the focus is in the dialog of ${name}`).toBe(1)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const hasFocus = () => opener.evaluate(element => element === document.activeElement)
    await expect.poll(hasFocus, { message: `${hash}: ${name}` }).toBe(true)
  }
})

test('The main actions of the staff work by keyboard, and the bar of a changed section covers nothing', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { says, title, button } = personAt(page, 'da')
  await logInAsStaff(page, site.url())
  const press = async (name: string) => {
    await button(name).focus()
    await page.keyboard.press('Enter')
  }
  await open(page, '/customers')
  await page.getByRole('link', { name: says('customer.new') }).focus()
  await page.keyboard.press('Enter')
  await title('customer.new')
  await press('customer.create')
  await page.locator('#name[aria-invalid]').waitFor()

  await open(page, '/settings/booking')
  await page.locator('#setUpHours').focus()
  await page.keyboard.type('Fra kl. 9')
  await button('setup.save').waitFor()
  await atRest(page)
  expect(await findingsOf(page)).toEqual([])
  await press('setup.save')
  await page.getByText(says('setup.saved')).waitFor()

  await open(page, '/messages')
  await page.locator('main a[href*="#/messages/"]:not([href$="/archived"])').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('main textarea').focus()
  await page.keyboard.type('Kom forbi i morgen.')
  expect(await findingsOf(page)).toEqual([])
  await press('messages.send')
  await page.getByText(says('messages.sent')).waitFor()

  await open(page, '/booking/shelves')
  await page.locator('main textarea').first().focus()
  await page.keyboard.type('K1–K3')
  await press('pricelist.addShelves_other')
  await page.getByText(says('pricelist.shelvesAdded_other', { count: '3' })).waitFor()
})
