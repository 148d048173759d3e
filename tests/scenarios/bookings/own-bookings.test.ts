/** A tenant sees their own bookings, online and by staff alike, what can be done with each, and nothing of another's. */
import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { commit } from '#functions/kit/table.ts'
import { putMarket, readMarket } from '#functions/markets/table/market.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { addDays, spokenDay, weekday } from '#shared/kit/day.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { STAFF_PASSWORD, staffToken } from '../../people/staff.ts'
import { type Reserved, type Visitor, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'own-bookings'
const guest = visitorOf(cloud, MARKET)
let anna: Visitor
let bo: Visitor
let token = ''
let today = ''
let shelves: { id: string; name: string; type: string }[] = []

const tenant = async (userNumber: string): Promise<Visitor> => {
  const account = { userNumber, name: `Lejer ${userNumber}`, email: `${userNumber}@own-bookings.example` }
  const more = { phone: '+4520123456', language: 'da', verified: true, createdTs: 1 } as const
  await commit(newCustomer(MARKET, { ...account, ...more }))
  await setPassword({ market: MARKET, username: userNumber }, STAFF_PASSWORD, 'customers')
  const body = { username: userNumber, password: STAFF_PASSWORD, market_id: MARKET }
  const { accessToken } = (await cloud.call<{ accessToken: string }>('POST', '/api/token/', body)).body
  return visitorOf(cloud, MARKET, { token: accessToken })
}

const staff = <T>(method: string, path: string, body?: unknown) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token })

beforeAll(async () => {
  await openMarket(MARKET, 20)
  token = await staffToken(cloud, MARKET)
  ;[anna, bo] = [await tenant('100001'), await tenant('100002')]
  today = await guest.today()
  shelves = (await staff<{ results: typeof shelves }>('GET', 'shelves/')).body.results
}, 60_000)

const list = async (as: Visitor, query = '') => {
  await cloud.idle()
  const { body } = await as.call<{ results: OwnBooking[]; pagesCount: number }>('GET', `bookings/?${query}`)
  return body
}

const read = (as: Visitor, id: string) =>
  as.call<OwnBooking & { detail?: string }>('GET', `booking_requests/${id}/`)

const paid = async (as: Visitor, reserved: Reserved): Promise<Reserved> => {
  const checkout = as.checkout([reserved], {})
  const { body } = await as.init(checkout)
  await as.pay(body.paymentId)
  await as.confirm(checkout, body.paymentId)
  return reserved
}

/** Staff book one of the last shelves for a tenant. Days from today. */
const byStaff = async (customer: string, shelf: number, first: number, last: number, status = 1) => {
  const dates = { dateStart: addDays(today, first), dateEnd: addDays(today, last) }
  const fields = {
    shelf: shelves.at(-shelf)?.id,
    customer,
    status,
    price: '249.00',
    description: 'rar',
    ...dates,
  }
  const { status: answered, body } = await staff<ShelfBooking>('POST', 'shelf_bookings/', fields)
  if (answered !== 201) throw new Error(JSON.stringify(body))
  return body
}

test('The list has what runs, then what comes, then what is over; online bookings and those of staff alike', async () => {
  const running = await byStaff('100001', 1, 0, 6)
  const online = await paid(anna, await anna.reserveOne({ from: 3 }))
  const coming = await byStaff('100001', 2, 20, 26, 2)
  await byStaff('100002', 3, 0, 6)
  const { results, pagesCount } = await list(anna)
  expect(pagesCount).toBe(1)
  expect(results.map(({ id, when, isByStaff, shelfStatus }) => [id, when, isByStaff, shelfStatus])).toEqual([
    [running.id, 'running', true, 1],
    [online.id, 'coming', false, 5],
    [coming.id, 'coming', true, 2],
  ])
  // What staff note is theirs.
  expect(JSON.stringify(results)).not.toContain('rar')
  const ids = async (query: string) => (await list(anna, query)).results.map(({ id }) => id)
  expect(await ids('when=running')).toEqual([running.id])
  expect(await ids('when=coming&status=paid')).toEqual([online.id])
  expect(await ids('when=past')).toEqual([])
  const alias = await anna.call<{ results: OwnBooking[] }>('GET', 'booking_requests/')
  expect(alias.body.results.map(({ id }) => id)).toEqual(results.map(({ id }) => id))
  const [first] = results
  expect(first?.can.extend).toMatchObject({ isPossible: true, until: addDays(running.dateEnd, 3), why: null })
  expect(first?.can.extend.fromPrice).toBe((await anna.prices(first?.shelfType.id))[0]?.discountedPrice)
  expect(first?.can.again).toEqual({ isPossible: true, why: null })
})

test("A tenant reads a booking of theirs; another's, a guest's and one that is not there are not found", async () => {
  const own = await paid(anna, await anna.reserveOne({ from: 3 }))
  const { status, body } = await read(anna, own.id)
  expect([status, body.id, body.when, body.customerName]).toEqual([200, own.id, 'coming', 'Lejer 100001'])
  const reserved = await guest.reserveOne()
  for (const id of [own.id, reserved.id, '01M00000000000000000000000']) {
    const other = await read(bo, id)
    expect([other.status, other.body]).toEqual([404, { detail: 'not_found' }])
  }
})

test('A booking that is extended goes on in its extension, and only that one can be extended then', async () => {
  const parent = await byStaff('100002', 4, 0, 6)
  const prices = await bo.prices(parent.shelfType.id)
  const ask = {
    shelfPeriodPrice: prices[0]?.id,
    dateStart: addDays(parent.dateEnd, 1),
    type: 'extension',
    parentBookingRequest: parent.id,
  }
  const extension = await paid(bo, (await bo.reserve(ask)).body)
  const [before, after] = [(await read(bo, parent.id)).body, (await read(bo, extension.id)).body]
  expect(before.can.extend).toMatchObject({ isPossible: false, why: 'already_extended' })
  expect(before.goesOn).toMatchObject({ id: extension.id, dateEnd: extension.dateEnd })
  expect(after.follows).toMatchObject({ id: parent.id, shelf: { id: parent.shelf.id } })
  expect([after.can.extend.isPossible, after.goesOn]).toEqual([true, null])
})

test('A tenant reads the days that they bought, also where staff take the shelf for longer', async () => {
  // The shop is closed on Sundays. A week from a Tuesday starts and ends on days with hours.
  const first = [2, 3, 4, 5, 6, 7, 8].find(ahead => weekday(addDays(today, ahead)) === 2) ?? 0
  const booking = await byStaff('100002', 2, first, first + 6)
  const days = { dateStart: addDays(today, -1), dateEnd: addDays(today, first + 10) }
  const widened = await staff('PUT', `booking_requests/${booking.id}/update_booking_market_dates/`, days)
  expect(widened.status).toBe(200)
  const { body } = await read(bo, booking.id)
  expect(body).toMatchObject({ ...days, dateStartCustomer: booking.dateStart, when: 'coming' })
  expect([body.setUpFrom.day, body.emptyBy.day]).toEqual([booking.dateStart, booking.dateEnd])
  const isIn = async (when: string) =>
    (await list(bo, `when=${when}`)).results.some(({ id, when: own }) => id === booking.id && own === when)
  expect([await isIn('running'), await isIn('coming')]).toEqual([false, true])
  // The confirmation that staff send says the same.
  const email = '100002@own-bookings.example'
  expect((await staff('POST', `shelf_bookings/${booking.id}/send_confirmation/`, {})).status).toBeLessThan(
    300,
  )
  await cloud.idle()
  const [mail] = await guest.mails(email)
  expect(mail?.text).toContain(spokenDay(booking.dateEnd, 'da', true))
  expect(mail?.text).not.toContain(spokenDay(days.dateEnd, 'da', true))
})

test('What staff ask the money for is paid by a link of its own, and is not extended before', async () => {
  const asked = await byStaff('100002', 5, 10, 16)
  await staff('POST', `shelf_bookings/${asked.id}/send_payment_request_email/`, {})
  const { body } = await read(bo, asked.id)
  expect([body.status, body.shelfStatus, body.can.extend.why]).toEqual(['payment_request', 6, 'not_paid'])
  // It waits for payment also while a card window is open.
  const waiting = async (status = 'payment_request') =>
    (await list(bo, `status=${status}`)).results.map(one => [one.id, one.status])
  expect(await waiting()).toEqual([[asked.id, 'payment_request']])
  const window = { bookingIds: [asked.id], linkToken: body.can.pay?.token, termsAccepted: true }
  expect((await guest.call('POST', 'booking_request/init_payment/', window)).status).toBe(200)
  expect(await waiting()).toEqual([[asked.id, 'payment_request_payment_initiated']])
  expect(await waiting('payment_request_payment_initiated')).toEqual(await waiting())
  expect(await waiting('refunded')).toEqual([])
  const link = `booking_request/by_link/?token=${body.can.pay?.token}`
  const found = (
    await guest.call<{ kind: string; bookingRequest: { id: string }; validUntil: string }>('GET', link)
  ).body
  expect([found.kind, found.bookingRequest.id, found.validUntil]).toEqual([
    'payment_request',
    asked.id,
    body.can.pay?.validUntil,
  ])
  await staff('DELETE', `booking_requests/${asked.id}/payment_request/`)
  expect((await read(bo, asked.id)).body.can.pay).toBeNull()
})

test('The receipts of a booking are its tenant’s alone, and open as a PDF', async () => {
  const own = await paid(anna, await anna.reserveOne({ from: 3 }))
  await cloud.idle()
  const path = `booking_requests/${own.id}/documents/`
  const { body } = await anna.call<{ results: { number: number; kind: string }[] }>('GET', path)
  expect(body.results).toMatchObject([{ kind: 'receipt' }])
  const pdf = `documents/${body.results[0]?.number}/pdf/`
  expect((await anna.call('POST', pdf, {})).status).toBe(200)
  expect((await bo.call('GET', path)).status).toBe(404)
  expect((await bo.call('POST', pdf, {})).status).toBe(404)
})

test('What is switched off says so, and takes nothing out of the list', async () => {
  const before = (await list(anna)).results.length
  const market = await readMarket(MARKET)
  const change = async (more: object) => commit(putMarket({ ...(await readMarket(MARKET)), ...more }))
  const flags = () => anna.call<Record<string, unknown>>('GET', 'user_market/')
  expect((await flags()).body).toEqual({
    marketId: MARKET,
    flexposApiValid: false,
    zettleApiValid: false,
    zettleIntegration: false,
    hasTillFiles: false,
    individualizedItemsAccess: true,
    customerAccessToProductCreation: true,
    customerAccessToProductCompletion: true,
    customerAccessToAccountBalance: true,
    customerAccessToBooking: true,
    onlineBookingFeature: true,
    elavonApiValid: true,
    showPaymentTerms: true,
    paymentsFeature: true,
    accountBalanceFeature: true,
    campaigns: false,
  })
  await change({ customerAccessToBooking: false })
  expect((await flags()).body).toMatchObject({ customerAccessToBooking: false })
  const [first] = (await list(anna)).results
  expect(first?.can.extend).toMatchObject({ isPossible: false, why: 'not_enabled' })
  expect(first?.can.again).toEqual({ isPossible: false, why: 'not_enabled' })
  await change({ customerAccessToBooking: true, onlineBookingPaused: true })
  const paused = (await list(anna)).results
  expect(paused.length).toBe(before)
  expect(paused[0]?.can.extend.why).toBe('online_booking_off')
  await change({ onlineBookingPaused: market.onlineBookingPaused })
})
