/** The day board: staff tick what they have done, take it back, see what colleagues did, and take it along on paper. */
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { visitorOf } from '../people/visitor.ts'
import { calendarForTests } from './calendar-staff.ts'
import { LOCALES } from './door.ts'
import { answerInstead, expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const { add, api } = calendarForTests(site)

const ALWAYS = [1, 2, 3, 4, 5, 6, 7].map(weekdayCode => ({ weekdayCode, fromHour: '10:00', toHour: '17:00' }))

/** Open every day: what is due today does not depend on the weekday of the test. */
beforeAll(async () => {
  const { body } = await api<{ version: number }>('GET', 'markets/demo/')
  const opened = await api('PATCH', 'markets/demo/', {
    version: body.version,
    openingHours: ALWAYS,
    closingDays: [],
  })
  expect(opened.status).toBe(200)
})

const openBoard = async () => {
  const page = await site.openPage(LOCALES.da, 1280)
  await logInAsStaff(page, site.url(), { at: '/booking/today' })
  return { page, ...personAt(page, 'da') }
}

/** The screen asks again after a minute, but not while it counts its last answer as fresh. */
const aMinute = async (page: Page): Promise<void> => {
  for (const millis of [3_000, 61_000]) await page.clock.fastForward(millis)
}

const rowOf = (page: Page, shelf: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(shelf, { exact: true }) })

/** A day on shelves that the demo leaves free: one ends, one was left over and owes money, one starts with services. */
const makeDay = async (): Promise<ShelfBooking[]> => {
  const visitor = visitorOf(site, 'demo')
  const [type] = await visitor.types()
  const [service] = await visitor.services(type?.id ?? '')
  return [
    await add('C1', -3, 0, { status: 2 }),
    await add('C2', -3, -2, { price: '449.00' }),
    await add('A2', 0, 6, { status: 2, bookingAddons: [{ service: service?.id, quantity: 2 }] }),
    await add('C4', 1, 7, { status: 2 }),
  ]
}

test('a shelf is emptied: ticked with name and time, taken back, and seen in the other window', async () => {
  await makeDay()
  const asked = await add('C6', 12, 18, { price: '199.00' })
  const validUntil = new Date(Date.now() + 4 * 3_600_000).toISOString()
  await api('POST', `shelf_bookings/${asked.id}/send_payment_request_email/`, { validUntil })
  const { page, says } = await openBoard()
  await page.getByRole('region', { name: says('day.toEmpty') }).waitFor()
  const box = rowOf(page, 'C1').getByRole('checkbox')
  await rowOf(page, 'C2').getByText(/Fra /).waitFor()
  await rowOf(page, 'C2').getByText('Skylder').waitFor()
  await rowOf(page, 'A2').getByText('2 × ').waitFor()
  await page
    .getByRole('region', { name: says('day.needsYou') })
    .locator('strong', { hasText: '199,00' })
    .waitFor()
  await expectNoFindingsAtBothWidths(page, 'day board')
  await page.setViewportSize({ width: 1280, height: 844 })

  const other = await page.context().newPage()
  await other.clock.install()
  await other.goto(page.url())
  await rowOf(other, 'C1').getByRole('checkbox').waitFor()

  // The page shows its tick before the server has it.
  const isTicked = page.waitForResponse(
    one => one.request().method() === 'PUT' && one.url().includes('/day_board/ticks/'),
  )
  await box.check()
  await rowOf(page, 'C1').getByText('Tømt af admin').waitFor()
  await isTicked
  await aMinute(other)
  await rowOf(other, 'C1').getByText('Tømt af admin').waitFor()
  await expectNoFindings(page, 'day board ticked')

  await rowOf(page, 'C1').getByRole('button').click()
  await rowOf(page, 'C1').getByText('Tømt af admin').waitFor({ state: 'detached' })
  expect(await box.evaluate(one => one === document.activeElement)).toBe(true)
  expect(await box.isChecked()).toBe(false)

  // What a colleague books waits, and moves nothing; what they delete stays where it was.
  const booked = await add('C5', 0, 3, { status: 2 })
  await aMinute(other)
  const show = other.getByRole('button', { name: says('day.news_one', { count: '1' }) })
  await show.waitFor()
  expect(await rowOf(other, 'C5').count()).toBe(0)
  await show.click()
  await rowOf(other, 'C5').getByRole('checkbox').waitFor()
  await api('DELETE', `shelf_bookings/${booked.id}/`)
  await aMinute(other)
  await rowOf(other, 'C5').getByText(says('day.gone')).waitFor()

  // Offline the last state stays, and says so.
  const mend = await answerInstead(other, '**/day_board/**', route => route.abort())
  await aMinute(other)
  await other.getByText('kan ikke hentes').waitFor()
  await rowOf(other, 'C1').getByRole('checkbox').click()
  await other.getByRole('alert').first().waitFor()
  await expect.poll(() => rowOf(other, 'C1').getByRole('checkbox').isChecked()).toBe(false)
  mend()
  // A step of the clock also ends the calls that are under way, so each gets a second.
  await expect
    .poll(
      async () => {
        await aMinute(other)
        return other.getByText('kan ikke hentes').count()
      },
      { interval: 1_000, timeout: 20_000 },
    )
    .toBe(0)
  await other.close()
})

/** Answers each line so many times, as a large shop has them. */
const answerEachLine = async (page: Page, times: number): Promise<void> => {
  await page.route('**/day_board/', async route => {
    const response = await route.fetch()
    const board = await response.json()
    const many = (lines: { id: string }[]) =>
      lines.flatMap(line => Array.from({ length: times }, (_, at) => ({ ...line, id: `${line.id}-${at}` })))
    const [empty, prepare] = [many(board.empty), many(board.prepare)]
    await route.fulfill({ response, json: { ...board, empty, prepare } })
  })
}

const LINES_OF_A_LARGE_SHOP = 16

const printedPages = async (page: Page): Promise<number> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test('an online booking is confirmed from its row, and the others together; a line opens its booking; the day of a large shop is printed on one page, with boxes for a pen', async () => {
  await makeDay()
  const { page, says, button } = await openBoard()
  const confirm = page.getByRole('region', { name: says('day.toConfirm') })
  await confirm.waitFor()
  const before = await confirm.getByRole('listitem').count()
  await confirm
    .getByRole('button', { name: /^Bekræft bookingen/ })
    .first()
    .click()
  await expect.poll(() => confirm.getByRole('listitem').count()).toBe(before - 1)
  await button('day.confirmAll', { count: String(before - 1) }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await rowOf(page, 'C1')
    .getByRole('link', { name: /^Åbn: C1/ })
    .click()
  await page.waitForURL(/#\/booking\/requests\//)

  await answerEachLine(page, LINES_OF_A_LARGE_SHOP)
  await page.goto(`${site.url()}/admin_section#/booking/today`)
  await page.reload()
  const boxes = page.getByRole('region', { name: says('day.toPrepare') }).getByRole('checkbox')
  await expect.poll(() => boxes.count()).toBe(LINES_OF_A_LARGE_SHOP)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
  expect(await page.getByRole('heading', { level: 2, name: says('day.toEmpty') }).count()).toBe(1)
  expect(await printedPages(page)).toBe(1)
})

test('a mail that did not arrive is a line of the day, leads to its customer and stands at its booking', async () => {
  const customer = {
    name: 'Uden Post',
    email: 'bounce+dag@simulator.amazonses.com',
    phone: '+4520123456',
    country: 'dk',
  }
  const { status, body } = await api<{ userNumber: string }>('POST', 'customers/', customer)
  expect(status, JSON.stringify(body)).toBe(201)
  const booked = await add('C7', 2, 8, { status: 2, customer: body.userNumber })
  expect((await api('POST', `shelf_bookings/${booked.id}/send_confirmation/`)).status).toBe(200)
  await site.idle()
  const { page, says } = await openBoard()
  const needs = page.getByRole('region', { name: says('day.needsYou') })
  const lines = needs.getByRole('listitem').filter({ hasText: 'bounce+dag@simulator.amazonses.com' })
  // The link with which the customer chooses a password did not arrive either.
  await expect.poll(() => lines.count()).toBe(2)
  const line = lines.filter({ hasText: 'booking' }).first()
  await line.getByText('Adressen findes ikke.').waitFor()
  await expectNoFindingsAtBothWidths(page, 'day board with mails')
  await page.setViewportSize({ width: 1280, height: 844 })
  await line.getByRole('checkbox').check()
  // A line that is done says no more than what it was.
  await lines.getByText('Ordnet af admin').waitFor()
  await page.goto(`${site.url()}/admin_section#/booking/requests/${booked.id}`)
  const history = page.getByRole('region', { name: says('history.title') })
  await history.getByText(says('requests.mailFailed')).waitFor()
  await expectNoFindings(page, 'booking with a mail that failed')
  await page.goto(`${site.url()}/admin_section#/booking/today`)
  await lines.first().getByRole('link').last().click()
  await page.waitForURL(new RegExp(`#/customers/${body.userNumber}`))
})
