/** What staff change while the money of a booking is asked for: it buys what its payer was asked for, or goes back. */
import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import type { ShelfBooking } from '#shared/bookings/shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { violations } from '../invariants.ts'
import { cloudForTests, openMarket } from '../local-cloud.ts'
import { readMarketStates } from '../market-state.ts'
import { staffToken } from '../staff.ts'
import { visitorOf } from '../visitor.ts'

const cloud = cloudForTests()
const MARKET = 'asked-anew'
const EMAIL = 'ida@asked-anew.example'
const visitor = visitorOf(cloud, MARKET)
let token = ''
let shelf = ''
let today = ''

const call = <T>(method: string, path: string, body?: unknown) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token })

beforeAll(async () => {
  await openMarket(MARKET, 2)
  const ida = { name: 'Ida Holm', email: EMAIL, phone: '+4520123456', language: 'en' as const }
  await commit(newCustomer(MARKET, { ...ida, userNumber: '100001', verified: true, createdTs: 1 }))
  const bo = { ...ida, name: 'Bo Lund', email: 'bo@asked-anew.example' }
  await commit(newCustomer(MARKET, { ...bo, userNumber: '100002', verified: true, createdTs: 1 }))
  token = await staffToken(cloud, MARKET)
  shelf = (await call<{ results: { id: string }[] }>('GET', 'shelves/')).body.results[0]?.id ?? ''
}, 60_000)

let start = 0
/** A booking of status 1 of Ida, each a week after the last. */
const booked = async (more: object = {}): Promise<ShelfBooking> => {
  token = await staffToken(cloud, MARKET)
  today = await visitor.today()
  start += 7
  const dateStart = addDays(today, 10 + start)
  const body = {
    shelf,
    status: 1,
    customer: '100001',
    dateStart,
    dateEnd: addDays(dateStart, 6),
    price: '250.00',
    ...more,
  }
  return (await call<ShelfBooking>('POST', 'shelf_bookings/', body)).body
}

const send = (id: string, body: object = {}) =>
  call<{ bookingRequest: string; status: string; validUntil: string; version: number }>(
    'POST',
    `shelf_bookings/${id}/send_payment_request_email/`,
    body,
  )
const read = async (id: string) => (await call<ShelfBooking>('GET', `shelf_bookings/${id}/`)).body

/** The token of the link in the newest mail that asks for money. */
const mailedToken = async (): Promise<string> => {
  await cloud.idle()
  const mail = (await visitor.mails(EMAIL)).find(({ subject }) => subject.startsWith('Pay your booking'))
  return mail?.links[0]?.split('token=')[1] ?? ''
}

const open = (id: string, linkToken: string) =>
  visitor.call<{ paymentId: string; txId: string }>('POST', 'booking_request/init_payment/', {
    bookingIds: [id],
    linkToken,
    termsAccepted: true,
  })

/** A booking whose card window was opened before staff took the link back. */
const openedAndTakenBack = async () => {
  const { id } = await booked()
  await send(id)
  const link = await mailedToken()
  const { paymentId } = (await open(id, link)).body
  await call('DELETE', `booking_requests/${id}/payment_request/`)
  return { id, link, paymentId }
}

const confirm = (id: string, linkToken: string, paymentId: string) =>
  visitor.call<{ bookingRequests: { status: string }[] }>('POST', 'booking_request/confirm_payment/', {
    bookingIds: [id],
    linkToken,
    paymentId,
  })

test('Who pays in an old card window for what is another customer’s by now gets the money back', async () => {
  const { id, link, paymentId } = await openedAndTakenBack()
  await call('PUT', `shelf_bookings/${id}/`, { customer: '100002' })
  await visitor.pay(paymentId)
  expect((await confirm(id, link, paymentId)).body.bookingRequests).toMatchObject([
    { status: 'refund_initiated' },
  ])
  await cloud.idle()
  expect(await read(id)).toMatchObject({ status: 1, requestStatus: 'confirmed', customer: '100002' })
  const { body } = await call<{ refunds: object[] }>('GET', `booking_requests/${id}/payment/`)
  expect(body.refunds).toMatchObject([{ amount: '250.00', reason: 'late', status: 'refunded' }])
})

test('A booking that was asked for anew and paid in the old card window is counted in no cart', async () => {
  const { id, paymentId } = await openedAndTakenBack()
  expect((await send(id)).body.status).toBe('payment_request')
  await visitor.pay(paymentId, 'approve', 'now')
  await cloud.idle()
  expect(await read(id)).toMatchObject({ status: 5, requestStatus: 'confirmed' })
  const [state] = await readMarketStates(cloud, [MARKET])
  expect(state && violations(state).cartsAreEmpty).toBeUndefined()
})

test('An extension is paid after staff deleted what it extends; without an extension a booking may be extended again', async () => {
  const parent = await booked()
  start += 7
  const extend = (status: number) =>
    call<{ id: string }>('POST', `booking_requests/${parent.id}/extend/`, {
      dateEnd: addDays(parent.dateEnd, 7),
      price: '100.00',
      status,
    })
  const first = await extend(1)
  expect((await extend(1)).status).toBe(409)
  expect((await call('DELETE', `shelf_bookings/${first.body.id}/`)).status).toBe(204)
  const { id } = (await extend(6)).body
  const link = await mailedToken()
  const { paymentId } = (await open(id, link)).body
  expect((await call('DELETE', `shelf_bookings/${parent.id}/`)).status).toBe(204)
  await visitor.pay(paymentId)
  expect((await confirm(id, link, paymentId)).body.bookingRequests).toMatchObject([{ status: 'confirmed' }])
  expect(await read(id)).toMatchObject({ status: 5, parentBookingRequest: null })
})
