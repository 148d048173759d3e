/** Staff ask for the money of a booking by mail (D33). However it ends, there is one true end. */
import { beforeAll, expect, test } from 'vitest'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { askingOf } from '../../people/asking.ts'

const cloud = cloudForTests()
const MARKET = 'asking'
const EMAIL = 'ida@payment-requests.example'
const { visitor, call, logIn, begin, booked, send, read, mailedToken, open, confirm } = askingOf(
  cloud,
  MARKET,
  EMAIL,
)

beforeAll(begin, 60_000)

const byLink = (linkToken: string) =>
  visitor.call<{ kind: string; cartToken: string; validUntil: string; bookingRequest: { id: string } }>(
    'GET',
    `booking_request/by_link/?token=${encodeURIComponent(linkToken)}`,
  )

test('From sending to paid: the link pays the booking, which is confirmed and paid online', async () => {
  const { id } = await booked()
  const sent = await send(id)
  expect([sent.status, sent.body]).toMatchObject([200, { bookingRequest: id, status: 'payment_request' }])
  expect(await read(id)).toMatchObject({ status: 6, requestStatus: 'payment_request' })
  // A list follows its items within a second.
  await cloud.idle()
  const listed = await call<{ results: { id: string }[] }>('GET', 'booking_requests/?status=payment_request')
  expect(listed.body.results.map(one => one.id)).toContain(id)
  const link = await mailedToken()
  const seen = await byLink(link)
  expect(seen.body).toMatchObject({ kind: 'payment_request', bookingRequest: { id, totalPrice: '250.00' } })
  const { paymentId } = (await open(id, link)).body
  expect(await read(id)).toMatchObject({ status: 6, requestStatus: 'payment_request_payment_initiated' })
  await visitor.pay(paymentId)
  expect((await confirm(id, link, paymentId)).body.bookingRequests).toMatchObject([{ status: 'confirmed' }])
  expect(await read(id)).toMatchObject({ status: 5, requestStatus: 'confirmed', customer: '100001' })
  const again = await byLink(link)
  expect([again.status, again.body]).toMatchObject([409, { detail: 'payment_request_paid' }])
  const twice = await open(id, link)
  expect([twice.status, twice.body]).toMatchObject([409, { detail: 'payment_request_paid' }])
  await cloud.idle()
  const [confirmation] = await visitor.mails(EMAIL)
  expect(confirmation?.attachments.map(({ type }) => type)).toContain('application/pdf')
})

test('The customer who is logged in pays without the link; a stranger cannot', async () => {
  const { id } = await booked()
  await send(id)
  const stranger = await visitor.call<{ cartToken?: string[] }>('POST', 'booking_request/init_payment/', {
    bookingIds: [id],
    termsAccepted: true,
    customerName: 'En Anden',
    customerEmail: 'other@payment-requests.example',
    customerPhone: '+4520123457',
  })
  expect([stranger.status, stranger.body.cartToken]).toEqual([400, ['required']])
  const guessed = await visitor.init({
    bookingIds: [id],
    cartToken: '0'.repeat(32),
    termsAccepted: true,
    customerName: 'En Anden',
    customerEmail: 'other@payment-requests.example',
    customerPhone: '+4520123457',
  })
  expect(guessed.status).toBe(400)
})

test('What costs nothing is agreed to by the link, without the card provider', async () => {
  const { id } = await booked({ price: '0.00' })
  expect((await send(id)).status).toBe(200)
  const link = await mailedToken()
  expect((await byLink(link)).body).toMatchObject({ bookingRequest: { id, totalPrice: '0.00' } })
  const opened = await open(id, link)
  expect(opened.body).toEqual({ paymentId: expect.any(String), txId: null, free: true })
  const done = await confirm(id, link, opened.body.paymentId)
  expect(done.body.bookingRequests).toMatchObject([{ status: 'confirmed' }])
  expect(await read(id)).toMatchObject({ status: 5, requestStatus: 'confirmed' })
  expect((await byLink(link)).body).toMatchObject({ detail: 'payment_request_paid' })
  await cloud.idle()
  const [confirmation] = await visitor.mails(EMAIL)
  expect(confirmation?.text).toContain('0,00')
})

test('A request that lapses leaves the booking unpaid, and its link does not work any more', async () => {
  const { id } = await booked()
  await send(id)
  const link = await mailedToken()
  await cloud.later(3 * 86_400 + 60)
  await logIn()
  expect(await read(id)).toMatchObject({ status: 1, requestStatus: 'confirmed', hasLapsed: true })
  const late = await byLink(link)
  expect([late.status, late.body]).toMatchObject([400, { detail: 'link_invalid' }])
  expect((await open(id, link)).body).toMatchObject({ detail: 'link_invalid' })
  await send(id)
  expect(await read(id)).toMatchObject({ status: 6, hasLapsed: false })
})

test('Money that comes after staff took the request back is taken: the booking stands', async () => {
  const { id } = await booked()
  await send(id)
  const link = await mailedToken()
  const { paymentId } = (await open(id, link)).body
  const gone = await call<{ status: string }>('DELETE', `booking_requests/${id}/payment_request/`)
  expect([gone.status, gone.body.status]).toEqual([200, 'confirmed'])
  expect(await read(id)).toMatchObject({ status: 1 })
  expect((await byLink(link)).body).toMatchObject({ detail: 'link_invalid' })
  await visitor.pay(paymentId, 'approve', 'now')
  await cloud.idle()
  expect(await read(id)).toMatchObject({ status: 5, requestStatus: 'confirmed' })
})

test('Paid at the counter while the card window is open: the card gets its money back', async () => {
  const { id } = await booked()
  await send(id)
  const link = await mailedToken()
  const { paymentId } = (await open(id, link)).body
  const settled = await call<{ status: string }>(
    'POST',
    `booking_requests/${id}/finalize_payment_request/`,
    {},
  )
  expect([settled.status, settled.body.status]).toEqual([200, 'confirmed'])
  await visitor.pay(paymentId, 'approve', 'now')
  await cloud.idle()
  expect(await read(id)).toMatchObject({ status: 2, requestStatus: 'confirmed' })
  expect((await visitor.refundMails(EMAIL))[0]).toContain('had already been paid for')
  const again = await call('DELETE', `booking_requests/${id}/payment_request/`)
  expect([again.status, again.body]).toMatchObject([409, { detail: 'status_not_possible' }])
})

test('A price that staff changed while an old card window was open is not paid with the old amount', async () => {
  const { id } = await booked()
  await send(id)
  const link = await mailedToken()
  const { paymentId } = (await open(id, link)).body
  await call('DELETE', `booking_requests/${id}/payment_request/`)
  const dearer = await call<ShelfBooking>('PUT', `shelf_bookings/${id}/`, { price: '300.00' })
  expect(dearer.body).toMatchObject({ totalPrice: '300.00' })
  await visitor.pay(paymentId, 'approve', 'now')
  await cloud.idle()
  expect(await read(id)).toMatchObject({ status: 1, requestStatus: 'confirmed', paidAt: null })
})

test('Only what a customer owes can be asked for, and while it is asked for its price and dates stay', async () => {
  const paid = await booked({ status: 2 })
  expect((await send(paid.id)).body).toMatchObject({ detail: 'status_not_possible' })
  const { id } = await booked()
  const late = await send(id, { validUntil: '2020-01-01T00:00:00Z' })
  expect(late.body).toMatchObject({ validUntil: ['invalid'] })
  await send(id)
  const before = (await visitor.mails(EMAIL)).length
  const again = await send(id)
  expect(again.status).toBe(200)
  await cloud.idle()
  expect(await visitor.mails(EMAIL)).toHaveLength(before + 2)
  const dearer = await call('PUT', `shelf_bookings/${id}/`, { price: '300.00' })
  expect([dearer.status, dearer.body]).toMatchObject([409, { detail: 'payment_request_out' }])
  const gone = await call('DELETE', `shelf_bookings/${id}/`)
  expect([gone.status, gone.body]).toMatchObject([409, { detail: 'payment_request_out' }])
})

test('Of two staff the slower one sees the booking as it is now: nothing is sent and nothing settled unseen', async () => {
  const { id, version } = await booked()
  const dearer = await call<ShelfBooking>('PUT', `shelf_bookings/${id}/`, { price: '300.00' })
  const late = await send(id, { version })
  expect([late.status, late.body]).toMatchObject([
    409,
    { detail: 'changed_meanwhile', present: { totalPrice: '300.00', version: dearer.body.version } },
  ])
  const sent = await send(id, { version: dearer.body.version })
  expect(await read(id)).toMatchObject({ askedTo: EMAIL, askedAt: expect.any(String), hasLapsed: false })
  const link = await mailedToken()
  await open(id, link)
  const settle = (more: object) =>
    call<{ version: number }>('POST', `booking_requests/${id}/finalize_payment_request/`, more)
  const blind = await settle({ version: sent.body.version })
  expect([blind.status, blind.body]).toMatchObject([
    409,
    { detail: 'changed_meanwhile', present: { status: 'payment_request_payment_initiated' } },
  ])
  expect((await settle({ version: (await read(id)).version })).status).toBe(200)
  expect(await read(id)).toMatchObject({ status: 2, askedUntil: null })
})

test('A link that lapsed waits for staff until they ask again or note that it is paid', async () => {
  const { id } = await booked()
  await send(id)
  await cloud.later(3 * 86_400 + 60)
  await logIn()
  expect(await read(id)).toMatchObject({ status: 1, hasLapsed: true, askedUntil: expect.any(String) })
  const paid = await call<ShelfBooking>('PUT', `shelf_bookings/${id}/`, { status: 2 })
  expect(paid.body).toMatchObject({ status: 2, hasLapsed: false })
})
