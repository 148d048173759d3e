/** Staff send the customer at the till what they have booked, in writing. */
import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { newId } from '#functions/kit/ids.ts'
import { commit } from '#functions/kit/table.ts'
import onBookingConfirmationWanted from '#functions/messages/bookings/on-booking-confirmation-wanted.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'till'
const at = visitorOf(cloud, MARKET)
const CUSTOMERS = [
  ['100001', 'Anna Holm', 'da'],
  ['100002', 'Bernd Voss', 'de'],
  ['100003', 'Cleo Hart', 'en'],
] as const
let token = ''
let shelves: string[] = []
let today = ''
let period = ''
let service = ''

const call = <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token, ...(headers && { headers }) })

const emailOf = (userNumber: string) => `${userNumber}@counter-confirmation.example`
const mailsTo = async (userNumber: string) => {
  await cloud.idle()
  return at.mails(emailOf(userNumber))
}

beforeAll(async () => {
  await openMarket(MARKET, 4)
  for (const [userNumber, name, language] of CUSTOMERS)
    await commit(
      newCustomer(MARKET, {
        userNumber,
        name,
        email: emailOf(userNumber),
        phone: '+4520123456',
        language,
        verified: true,
        createdTs: 1,
      }),
    )
  token = await staffToken(cloud, MARKET)
  await call('PATCH', `markets/${MARKET}/`, { setUpHours: 'Fra kl. 9', emptyingHours: 'Inden kl. 17' })
  const type = (await at.types())[0]?.id ?? ''
  const { body } = await call<{ results: { id: string; type: string }[] }>('GET', 'shelves/')
  shelves = body.results.filter(shelf => shelf.type === type).map(({ id }) => id)
  today = await at.today()
  period = (await at.prices(type))[0]?.bookingPeriod.id ?? ''
  service = (await at.services(type))[0]?.service.id ?? ''
}, 60_000)

const book = async (body: object): Promise<ShelfBooking> => {
  const first = { status: 2, customer: '100001', shelf: shelves[0], dateStart: addDays(today, 10) }
  const answer = await call<ShelfBooking>('POST', 'shelf_bookings/', {
    bookingPeriod: period,
    ...first,
    ...body,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

const send = (id: string, key?: string) =>
  call<{ email: string }>(
    'POST',
    `shelf_bookings/${id}/send_confirmation/`,
    undefined,
    key ? { 'idempotency-key': key } : undefined,
  )

const WORDS = {
  da: [
    'Bekræftelse på din booking',
    'hylde A',
    'Betalt i butikken',
    'ikke en kvittering',
    'Opstilling: Fra kl. 9',
  ],
  de: [
    'Bestätigung deiner Buchung',
    'Regal A',
    'Im Laden bezahlt',
    'kein Kassenbeleg',
    'Einräumen: Fra kl. 9',
  ],
  en: [
    'Confirmation of your booking',
    'shelf A',
    'Paid in the shop',
    'not a receipt',
    'Setting up: Fra kl. 9',
  ],
}

test('The confirmation comes in the language of the customer, with shelf, days, price, hours and calendar file', async () => {
  for (const [n, [userNumber, , language]] of CUSTOMERS.entries()) {
    const addons = [{ service, quantity: 2 }]
    const booking = await book({
      customer: userNumber,
      shelf: shelves[n],
      price: '123',
      bookingAddons: addons,
    })
    expect((await send(booking.id)).body).toEqual({ email: emailOf(userNumber) })
    const [mail, ...more] = (await mailsTo(userNumber)) as unknown as {
      subject: string
      text: string
      links: string[]
      attachments: { name: string; content: string }[]
    }[]
    expect(more).toEqual([])
    for (const word of WORDS[language]) expect(`${mail?.subject} ${mail?.text}`).toContain(word)
    expect(mail?.text).toContain('363')
    expect(mail?.text).toContain('2 × ')
    expect(mail?.links).toEqual([])
    expect(mail?.attachments.map(({ name }) => name)).toEqual([`${MARKET}.ics`])
    const { body: history } = await call<{ results: { who: string; changes?: unknown }[] }>(
      'GET',
      `audit/?kind=booking&id=${booking.id}`,
    )
    expect(history.results).toHaveLength(2)
    expect(JSON.stringify(history.results[0])).toContain(emailOf(userNumber))
    await call('DELETE', `shelf_bookings/${booking.id}/`)
  }
  expect(LANGUAGES).toHaveLength(CUSTOMERS.length)
})

test('Each click sends one mail; the same call twice, and the same event twice, send one', async () => {
  const booking = await book({ customer: '100001', status: 1, withholdFromSales: true })
  const before = (await mailsTo('100001')).length
  const key = 'b'.repeat(24)
  await send(booking.id, key)
  expect((await send(booking.id, key)).body).toEqual({ email: emailOf('100001') })
  expect(await mailsTo('100001')).toHaveLength(before + 1)
  await send(booking.id, 'c'.repeat(24))
  const mails = await mailsTo('100001')
  expect(mails).toHaveLength(before + 2)
  expect(mails.map(({ text }) => text).join()).toContain('Trækkes fra dit salg')

  const event = {
    id: newId(),
    name: 'booking-confirmation-wanted',
    version: 1,
    market: MARKET,
    at: new Date().toISOString(),
    payload: { bookingRequest: booking.id, email: emailOf('100001') },
  }
  await onBookingConfirmationWanted.receive(event)
  await onBookingConfirmationWanted.receive(event)
  expect(await mailsTo('100001')).toHaveLength(before + 3)
  await call('DELETE', `shelf_bookings/${booking.id}/`)
  await onBookingConfirmationWanted.receive({ ...event, id: newId() })
  expect(await mailsTo('100001')).toHaveLength(before + 3)
})

test('Nobody can be written to about the market’s own shelf, and a hold is no booking', async () => {
  const own = await book({ customer: null, isBookingForMarket: true, description: 'Udstilling' })
  expect(await send(own.id)).toMatchObject({ status: 409, body: { detail: 'no_mail_address' } })
  const hold = await book({ status: 3, shelf: shelves[1] })
  expect(await send(hold.id)).toMatchObject({ status: 409, body: { detail: 'not_booked' } })
  expect(await send('01ARZ3NDEKTSV4RRFFQ69G5FAV')).toMatchObject({ status: 404 })
  for (const { id } of [own, hold]) await call('DELETE', `shelf_bookings/${id}/`)
})

test('The customer’s page knows how each booking stands and who made it; a shelf that is free has its name', async () => {
  const paid = await book({ customer: '100002', price: '100' })
  const later = await book({ customer: '100002', status: 1, shelf: shelves[1] })
  const hold = await book({ customer: '100002', status: 3, shelf: shelves[2] })
  await cloud.idle()
  const { body } = await call<{
    results: { id: string; shelfStatus: number; isByStaff: boolean; totalPrice: string; when: string }[]
  }>('GET', 'customer_bookings/100002/')
  const rows = new Map(body.results.map(row => [row.id, row]))
  expect(rows.get(paid.id)).toMatchObject({
    shelfStatus: 2,
    isByStaff: true,
    totalPrice: '100.00',
    when: 'coming',
  })
  expect(rows.get(later.id)).toMatchObject({ shelfStatus: 1, isByStaff: true })
  expect(rows.get(hold.id)).toMatchObject({ shelfStatus: 3, isByStaff: true })
  const query = `dateStart=${paid.dateStart}&dateEnd=${paid.dateEnd}&shelfType=${paid.shelfType.id}`
  const { body: free } = await call<{ availableShelfIds: string[]; availableShelves: object[] }>(
    'GET',
    `shelf_bookings/?${query}`,
  )
  expect(free.availableShelfIds).toEqual([shelves[3]])
  expect(free.availableShelves).toEqual([
    { id: shelves[3], name: 'A4', shelfType: paid.shelfType.id, isNotEmptied: false },
  ])
  for (const { id } of [paid, later, hold]) await call('DELETE', `shelf_bookings/${id}/`)
})
