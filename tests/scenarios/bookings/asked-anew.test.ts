/** What staff change while the money of a booking is asked for: it buys what its payer was asked for, or goes back. */
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { readMarketStates } from '../../cloud/market-state.ts'
import { askingOf } from '../../people/asking.ts'
import { violations } from '../../walk/invariants.ts'

const cloud = cloudForTests()
const MARKET = 'asked-anew'
const EMAIL = 'ida@asked-anew.example'
const { visitor, call, addCustomer, begin, booked, send, read, mailedToken, open, confirm } = askingOf(
  cloud,
  MARKET,
  EMAIL,
)

beforeAll(async () => {
  await begin()
  await addCustomer('100002', 'Bo Lund', 'bo@asked-anew.example')
}, 60_000)

/** A booking whose card window was opened before staff took the link back. */
const openedAndTakenBack = async () => {
  const { id } = await booked()
  await send(id)
  const link = await mailedToken()
  const { paymentId } = (await open(id, link)).body
  await call('DELETE', `booking_requests/${id}/payment_request/`)
  return { id, link, paymentId }
}

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
