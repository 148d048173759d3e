/** A buyer pays what staff ask for, by the link in the mail. */
import { beforeAll, expect, test } from 'vitest'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { visitorOf } from '../people/visitor.ts'
import { TEXTS } from '../web/all-texts.ts'
import { LOCALES } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { DEMO_STAFF } from './staff.ts'
import { CARD, personAt } from './wizard.ts'

const site = siteForTests()
const visitor = visitorOf(site, 'demo')
const EMAIL = 'anna@example.com'
let token = ''

const staff = <T>(method: string, path: string, body?: unknown) =>
  site.call<T>(method, `/api/admin/${path}`, body, { market: 'demo', token })

beforeAll(async () => {
  const body = { username: DEMO_STAFF.username, password: DEMO_STAFF.password, market_id: 'demo' }
  token = (await site.call<{ accessToken: string }>('POST', '/api/token/', body)).body.accessToken
})

let asked = 0
/** Staff book a shelf for Anna and ask for the money. Returns the booking and the link in the mail. */
const ask = async (): Promise<{ booking: ShelfBooking; link: string }> => {
  asked += 1
  const dateStart = addDays(await visitor.today(), 60 + asked * 10)
  const dateEnd = addDays(dateStart, 6)
  const query = `dateStart=${dateStart}&dateEnd=${dateEnd}`
  const { availableShelfIds } = (
    await staff<{ availableShelfIds: string[] }>('GET', `shelf_bookings/?${query}`)
  ).body
  const fields = {
    shelf: availableShelfIds[0],
    status: 1,
    customer: '100001',
    dateStart,
    dateEnd,
    price: '249.00',
  }
  const booking = (await staff<ShelfBooking>('POST', 'shelf_bookings/', fields)).body
  await staff('POST', `shelf_bookings/${booking.id}/send_payment_request_email/`, {})
  await site.idle()
  const mail = (await visitor.mails(EMAIL))[0]
  return { booking, link: mail?.links.find(link => link.includes('finalize')) ?? '' }
}

test('The link shows what is asked for, and the card pays it; then the receipt takes its place', async () => {
  const { booking, link } = await ask()
  const page = await site.openPage(LOCALES.da)
  await page.goto(link)
  await page.getByRole('heading', { name: 'Betal din booking' }).waitFor()
  await page.getByText(booking.shelf.name).first().waitFor()
  await expectNoFindingsAtBothWidths(page, 'a payment request')
  const pay = page.getByRole('button', { name: /^Betal 249,00/ })
  await pay.click()
  await page.getByText('Sæt flueben', { exact: false }).first().waitFor()
  await page.getByRole('checkbox').check()
  await pay.click()
  const person = personAt(page, 'da')
  await person.fillCard(CARD.declined)
  await pay.waitFor()
  await pay.click()
  await person.fillCard(CARD.approved)
  await page.getByRole('button', { name: person.says('bookings.stay') }).click()
  await page.getByRole('heading', { name: person.says('bookings.successTitle') }).waitFor()
  await page.getByRole('heading', { name: new RegExp(`${booking.shelf.name}$`) }).waitFor()
  await page.getByRole('button', { name: /^Kvittering nr/ }).waitFor()
  await expectNoFindingsAtBothWidths(page, 'the receipt of a payment request')
  const paid = (await staff<ShelfBooking>('GET', `shelf_bookings/${booking.id}/`)).body
  expect(paid).toMatchObject({ status: 5, requestStatus: 'confirmed' })
  await page.goto(link)
  await page.getByRole('heading', { name: 'Bookingen er betalt' }).waitFor()
  // Another link in the same tab: only what follows the # is new.
  const other = await ask()
  await page.goto(other.link)
  await page.getByRole('heading', { name: 'Betal din booking' }).waitFor()
  await page.getByRole('button', { name: /^Betal 249,00/ }).waitFor()
})

test.each(LONG_WAY)('A link that staff took back says so (%s)', async language => {
  const { booking, link } = await ask()
  const page = await site.openPage(LOCALES[language])
  await page.goto(link)
  await page.getByRole('checkbox').check()
  await staff('DELETE', `booking_requests/${booking.id}/payment_request/`)
  await page.getByRole('button', { name: /249/ }).click()
  await page.getByRole('heading', { name: TEXTS[language]['paymentrequest.overTitle'] }).waitFor()
  await expectNoFindingsAtBothWidths(page, `a link taken back in ${language}`)
})
