/** Staff who use no mouse: the main actions by key, and Escape leaves every dialog. staff-screens.all.test.ts walks by Tab. */
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { atRest } from './browser.ts'
import { calendarForTests } from './calendar-staff.ts'
import { siteForTests } from './site.ts'
import { logInAsStaff, openStaffs } from './staff.ts'
import { tabFindings } from './walks/by-tab.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const calendar = calendarForTests(site)

const open = (page: Page, hash: string) => openStaffs(page, site.url(), hash)

/** Buttons that ask before they act, or open a window. */
const OPENERS = [
  ['/customers/100002', 'customer.remove'],
  ['/customers/100002', 'customer.reset'],
  ['/customers/products/100001-3', 'staff-goods.handOut'],
  ['/customers/products/100001-3', 'staff-goods.correct'],
  ['/booking/types', 'pricelist.deleteNamed'],
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
    // It takes the focus a moment after it shows.
    await dialog.locator(':focus').waitFor()
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
  await page.locator('#app h1:focus').waitFor()
  await press('customer.create')
  await page.locator('#name[aria-invalid]').waitFor()

  await open(page, '/settings/booking')
  await page.locator('#app h1:focus').waitFor()
  await page.locator('#setUpHours').focus()
  await page.keyboard.type('Fra kl. 9')
  await button('setup.save').waitFor()
  await atRest(page)
  expect(await tabFindings(page)).toEqual([])
  await press('setup.save')
  await page.getByText(says('setup.saved')).waitFor()

  await open(page, '/messages')
  await page.locator('main a[href*="#/messages/"]:not([href$="/archived"], [href$="/over"])').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('main textarea').focus()
  await page.keyboard.type('Kom forbi i morgen.')
  expect(await tabFindings(page)).toEqual([])
  await press('messages.send')
  await page.getByText(says('messages.sent')).waitFor()

  await open(page, '/booking/shelves')
  await page.locator('main textarea').first().focus()
  await page.keyboard.type('K1–K3')
  await press('pricelist.addShelves_other')
  await page.getByText(says('pricelist.shelvesAdded_other', { count: '3' })).waitFor()
})

test('Whoever walks on by Tab while a screen loads keeps their place, and after Enter the heading has the focus', async () => {
  const page = await site.openPage('da-DK', 1280)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/admin/set_up/**', async route => {
    await answer.promise
    await route.continue()
  })
  await logInAsStaff(page, site.url())
  const link = page.locator('nav a[href="#/customers"]')
  const hasFocus = (place: Locator) => place.evaluate(element => element === document.activeElement)
  while (!(await hasFocus(link))) await page.keyboard.press('Tab')
  const heading = page.locator('#app h1')
  await heading.waitFor()
  await page.evaluate(() => {
    const note = () => document.querySelector('#app h1') ?? document.body.setAttribute('data-bare', '')
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
  })
  answer.resolve()
  await page.getByRole('heading', { name: 'I dag' }).waitFor()
  await atRest(page)
  expect(await page.locator('[data-bare]').count(), 'moments without a heading').toBe(0)
  expect(await hasFocus(link)).toBe(true)
  await page.keyboard.press('Enter')
  await personAt(page, 'da').title('customers.listTitle')
  await expect.poll(() => hasFocus(heading)).toBe(true)
})

test.each([1280, 390])(
  'Escape in a dialog above the sheet leaves the sheet open, %s pixels wide',
  async width => {
    const booking = await calendar.add('C1', 3, 9, { price: '250.00' })
    const { page, says } = await calendar.open(
      'da',
      `?type=${calendar.cabinets()}&booking=${booking.id}`,
      width,
    )
    const send = page.getByRole('button', { name: says('staff-bookings.send') })
    for (const [opener, title] of [
      [send, 'staff-bookings.sendTitle'],
      [page.getByRole('button', { name: says('calendar.delete') }), 'calendar.deleteTitle'],
    ] as const) {
      await opener.click()
      const dialog = page.getByRole('dialog', { name: says(title) })
      await dialog.locator(':focus').waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      const hasFocus = () => opener.evaluate(one => one === document.activeElement)
      await expect.poll(hasFocus, { message: title }).toBe(true)
    }
    // The button that was pressed is gone, and the title has the focus.
    await page.getByRole('button', { name: says('calendar.markPaid') }).press('Enter')
    const name = page.locator('h2:focus')
    await name.waitFor()
    await page.keyboard.press('Escape')
    await name.waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).not.toContain('booking=')
  },
)
