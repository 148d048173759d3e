/** Staff see who has which shelf, and move, change and delete bookings: by keys, in the list, on a phone. */
import { expect, test } from 'vitest'
import { addDays } from '#shared/kit/day.ts'
import { barOf, calendarForTests } from './calendar-staff.ts'
import { LONG_WAY } from './languages.ts'
import { answerInstead, expectNoFindings, siteForTests } from './site.ts'

const site = siteForTests()

const { add, now, api, expectOn, open, idOf, cabinets } = calendarForTests(site)

test('all shelves stand by type with what is free, in the order that people sort by; a group closes', async () => {
  const { page, title } = await open('da', '')
  await title('calendar.title')
  await page.locator('[data-bar]').first().waitFor()
  const names = await page.getByRole('rowheader').allTextContents()
  expect(names.slice(0, 4)).toEqual(['Standardhylde', 'A1', 'A2', 'A3'])
  await expectNoFindings(page, 'calendar')
  const grid = page.getByRole('grid')
  const all = Number(await grid.getAttribute('aria-rowcount'))
  await page.getByRole('button', { name: 'Hylder: Standardhylde' }).click()
  await expect.poll(async () => Number(await grid.getAttribute('aria-rowcount'))).toBe(all - 36)
  await page.getByLabel('Gå til dato eller hylde').fill('C7')
  await page.keyboard.press('Enter')
  await page.locator('[aria-label^="C7, "][data-cursor]').waitFor()
  await page.getByLabel('Gå til dato eller hylde').fill('24-12-2027')
  await page.keyboard.press('Enter')
  await page.getByRole('columnheader', { name: 'fredag 24. december' }).waitFor()
})

test('by keys alone: a booking is opened, moved, marked as paid and deleted', async () => {
  const booking = await add('C1', 3, 9)
  const { page, button, says } = await open('da')
  await barOf(page, booking).waitFor()
  await page.locator('[data-cursor]').focus()
  await page.keyboard.press('ArrowDown')
  for (let at = 0; at < 3; at++) await page.keyboard.press('ArrowRight')
  expect(await page.locator(':focus').getAttribute('data-bar')).toBe(booking.id)
  await page.keyboard.press('Enter')
  await page.locator('aside h2:focus').waitFor()
  await button('calendar.move').focus()
  await expectNoFindings(page, 'calendar sheet')
  await page.keyboard.press('Enter')
  await page.getByText(says('calendar.howToMove')).waitFor()
  await expectNoFindings(page, 'calendar moving')
  await page.keyboard.press('Escape')
  await page.getByText(says('calendar.howToMove')).waitFor({ state: 'hidden' })
  await button('calendar.move').press('Enter')
  await page.getByText(says('calendar.howToMove')).waitFor()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expectOn(booking, 'C3')
  expect((await now(booking)).dateStart).toBe(addDays(booking.dateStart, 1))
  await page.getByRole('complementary').getByText('C3').waitFor()
  await button('calendar.markPaid').press('Enter')
  await button('calendar.markUnpaid').waitFor()
  await button('calendar.delete').press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.locator(':focus').waitFor()
  await dialog.getByRole('button', { name: says('calendar.delete') }).press('Enter')
  await barOf(page, booking).waitFor({ state: 'detached' })
  expect((await api('GET', `shelf_bookings/${booking.id}/`)).status).toBe(404)
})

test('who comes too late hears who was faster, and the bar is where it is', async () => {
  const booking = await add('C1', 3, 9)
  const { page, button } = await open('da')
  await barOf(page, booking).click()
  await button('calendar.markPaid').waitFor()
  const { version } = booking
  const moved = { version, shelf: idOf('C5'), dateStart: booking.dateStart, dateEnd: booking.dateEnd }
  // The sheet would read the new version with the next look at the plan: its answer does not come in time.
  await page.route(/shelf_bookings\/\w+\/$/, route => route.request().method() !== 'GET' && route.continue())
  expect((await api('PUT', `shelf_bookings/${booking.id}/`, moved)).status).toBe(200)
  // The history follows the write within a moment.
  await site.idle()
  await button('calendar.markPaid').click()
  await page.getByText(/boss var hurtigere. Bookingen er nu: C5/).waitFor()
  await page
    .getByRole('row')
    .filter({ has: barOf(page, booking) })
    .getByRole('rowheader', { name: 'C5' })
    .waitFor()
})

test('free days of a shelf lead to the form of a new booking: dragged, or first and last day pressed', async () => {
  const { page } = await open('da')
  // The rows come with the names of the shelves, their days with the plan.
  await page.locator('[data-group] [role="gridcell"]').nth(1).waitFor()
  const box = await page.getByRole('rowheader', { name: 'C8' }).boundingBox()
  if (!box) throw new Error('C8 is not there')
  const [x, y] = [box.x + box.width + 22 * 12 + 11, box.y + 12]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 22 * 3, y, { steps: 3 })
  await page.mouse.up()
  await page.waitForURL(/booking\/new\?shelf=\w+&from=[\d-]{10}&to=[\d-]{10}$/)
  const dragged = page.url()
  await page.goBack()
  await page.getByRole('rowheader', { name: 'C8' }).waitFor()
  await page.mouse.click(x, y)
  await page.mouse.click(x + 22 * 3, y)
  await page.waitForURL(dragged)
})

test('the list has the same bookings, filters and acts, and asks about the price of another type', async () => {
  const booking = await add('C1', 3, 9)
  await add('C2', 3, 9, { customer: '100002', status: 2 })
  const { page, button, says } = await open('da', `?type=${cabinets()}&view=list`)
  const rows = page.getByRole('table').locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByLabel(says('calendar.status')).selectOption('1')
  await expect.poll(() => rows.count()).toBe(1)
  await rows.first().getByRole('button').click()
  await expectNoFindings(page, 'calendar list')
  // The booking is read again only when the other form is open: that form does not take the old days back.
  const isOpen = Promise.withResolvers<void>()
  await page.route(/shelf_bookings\/\w+\/$/, async route => {
    if (route.request().method() === 'GET') await isOpen.promise
    await route.continue()
  })
  await button('calendar.changeDates').click()
  const to = page.getByLabel(says('calendar.to'), { exact: true })
  const later = addDays(booking.dateEnd, 3)
  await to.fill(later.split('-').reverse().join('-'))
  await button('calendar.save').click()
  await expect.poll(async () => (await now(booking)).dateEnd).toBe(later)
  // The form asks which shelves are free on the new days, also before they are read again.
  const isNew = page.waitForRequest(one => one.url().includes(`dateEnd=${later}`))
  await button('calendar.changeShelf').click()
  await isNew
  isOpen.resolve()
  await page.getByLabel(says('calendar.newShelf')).selectOption({ label: 'A2, Standardhylde' })
  await button('calendar.save').click()
  await button('calendar.keepPrice').click()
  await expectOn(booking, 'A2')
  expect((await now(booking)).dateEnd).toBe(later)
})

test.each(LONG_WAY)('on a phone in %s a day is a list, and a tap opens the booking', async language => {
  await add('C1', -2, 0)
  await add('C2', 0, 6, { customer: '100002' })
  const { page, says } = await open(language, `?type=${cabinets()}`, 390)
  const part = (key: string) => page.getByRole('region', { name: new RegExp(says(key).source.slice(1, -1)) })
  await part('calendar.starts').getByText('C2').waitFor()
  await part('calendar.ends').getByText('C1').waitFor()
  await part('calendar.freeShelves').getByText('C8').waitFor()
  await expectNoFindings(page, `calendar phone ${language}`)
  await part('calendar.starts').getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: says('calendar.swapWith') }).waitFor()
  await expectNoFindings(page, `calendar phone sheet ${language}`)
})

test('a calendar that is open all day goes on by itself when the network comes back; so do the numbers of the menu', async () => {
  const { page } = await open('da')
  await page.getByRole('grid').waitFor()
  await page.clock.install()
  await page.reload()
  await page.getByRole('grid').waitFor()
  const isCut = /booking_plan|badges/
  let asked = 0
  const mend = await answerInstead(page, isCut, route => {
    asked += 1
    return route.abort()
  })
  const pass = async (minutes: number) => {
    for (let at = 0; at < minutes * 2; at++) {
      const before = asked
      await page.clock.fastForward(31_000)
      await expect
        .poll(() => asked, { timeout: 2_000 })
        .toBeGreaterThan(before)
        .catch(() => undefined)
    }
  }
  await pass(4)
  mend()
  let answered = 0
  page.on('response', response => {
    if (response.url().includes('badges')) answered += 1
  })
  const booking = await add('C3', 3, 9)
  // A step of the clock also ends the calls that are under way, so each gets a second.
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(31_000)
        return (await barOf(page, booking).count()) === 1 && answered > 0
      },
      { interval: 1_000, timeout: 20_000 },
    )
    .toBe(true)
})
