/** Who pays an extension, whose it is then, and one true end whatever happens at the same time. */
import { beforeAll, expect, test } from 'vitest'
import type { OwnBooking } from '#shared/bookings/own-calls.ts'
import type { ShelfBooking } from '#shared/bookings/shelf-bookings-calls.ts'
import { extendingAt, wish } from '../extending.ts'
import { violations } from '../invariants.ts'
import { cloudForTests } from '../local-cloud.ts'
import { readMarketStates } from '../market-state.ts'
import type { Reserved, Visitor } from '../visitor.ts'

const cloud = cloudForTests()
const MARKET = 'extending'
const {
  ANNA,
  BO,
  MASKED,
  guest,
  staffs,
  staff,
  open,
  tenants,
  booked,
  link,
  own,
  byLink,
  reserveByLink,
  pay,
  request,
} = extendingAt(cloud, MARKET)
let anna: Visitor
let bo: Visitor

beforeAll(async () => {
  await open()
  ;[anna, bo] = await tenants()
}, 60_000)

test('By the link without a login the extension is the tenant’s, the receipt goes to them, and the payer learns nothing', async () => {
  const booking = await booked()
  const reserved = await reserveByLink(await link(booking))
  const [held] = await guest.cart(reserved.cartToken)
  expect(held).toMatchObject({ customer: null, customerEmail: MASKED, customerName: null })
  expect(await pay(guest, reserved)).toBe('paid')
  await cloud.idle()
  expect(await request(reserved.id)).toMatchObject({ status: 5, customer: ANNA.userNumber })
  const mails = await guest.mails(ANNA.email)
  expect(mails[0]?.subject).toMatch(/^Din booking hos .+ er forlænget$/)
  expect(mails[0]?.text).toContain(booking.shelf.name)
  expect(mails[0]?.attachments.some(({ type }) => type === 'application/pdf')).toBe(true)
  const said = JSON.stringify(await guest.cart(reserved.cartToken))
  for (const secret of [ANNA.email, ANNA.name, ANNA.userNumber]) expect(said).not.toContain(secret)
  const { body } = await anna.call<OwnBooking>('GET', `booking_requests/${reserved.id}/`)
  expect(body).toMatchObject({ customerName: ANNA.name, follows: { id: booking.id } })
  const documents = `payment_transaction/${body.txId}/documents/?cartToken=${reserved.cartToken}`
  expect((await guest.call('GET', documents)).status).toBe(404)
  expect((await anna.call<{ results: object[] }>('GET', documents)).body.results).toHaveLength(1)
})

test('Somebody else who is logged in pays by the link too: it stays the tenant’s, also when they take the cart over', async () => {
  const booking = await booked()
  const linked = await link(booking)
  const mine = await bo.reserveOne()
  const { status, body: reserved } = await bo.reserve({
    ...wish((await byLink(linked)).body),
    linkToken: linked,
    cartToken: mine.cartToken,
  })
  expect(status).toBe(201)
  // Its payer is another than that of Bo's own booking.
  expect(reserved.cartToken).not.toBe(mine.cartToken)
  const taken = await bo.call('POST', `${MARKET}/reserve_update/`, { cartToken: reserved.cartToken })
  expect([taken.status, taken.body]).toEqual([409, { detail: 'reservation_expired' }])
  expect(await pay(bo, reserved)).toBe('paid')
  await cloud.idle()
  expect(await request(reserved.id)).toMatchObject({ customer: ANNA.userNumber })
  expect((await bo.call('GET', `booking_requests/${reserved.id}/`)).status).toBe(404)
})

test('What is put beside an extension by a link is not paid with it', async () => {
  const reserved = await reserveByLink(await link(await booked()))
  const beside = await guest.reserveOne({ cartToken: reserved.cartToken })
  const { status, body } = await guest.init(guest.checkout([reserved, beside], {}))
  expect([status, body]).toEqual([400, { bookingIds: ['not_in_cart'] }])
})

test('Two tabs extend the same booking: one holds the shelf, the other hears why not, before and after it is paid', async () => {
  const booking = await booked()
  const asked = wish((await own(anna, booking.id)).body)
  const linked = await link(booking)
  const answers = await Promise.all([anna.reserve(asked), guest.reserve({ ...asked, linkToken: linked })])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const won = answers.find(({ status }) => status === 201)?.body as Reserved
  expect(answers.find(({ status }) => status === 409)?.body).toEqual({ detail: 'extension_not_allowed' })
  expect((await byLink(linked)).body).toEqual({
    detail: 'extension_under_way',
    bookingRequest: won.id,
    status: 'reserved',
    heldUntil: new Date(won.expiresOn * 1_000).toISOString(),
  })
  const before = (await anna.call<OwnBooking>('GET', `booking_requests/${booking.id}/`)).body
  expect([before.can.extend.why, before.goesOn]).toEqual(['extension_under_way', null])
  expect(await pay(answers[0]?.status === 201 ? anna : guest, won)).toBe('paid')
  for (const { status, body } of [await own(anna, booking.id), await byLink(linked)])
    expect([status, body]).toEqual([
      409,
      { detail: 'already_extended', extendedUntil: won.dateEnd, shelf: won.shelf.name },
    ])
  expect((await guest.reserve({ ...asked, linkToken: linked })).status).toBe(409)
})

test('An extension that was begun on another device is let go by its tenant or by the link, by nobody else', async () => {
  const booking = await booked()
  const linked = await link(booking)
  const held = async () => (await reserveByLink(linked)).id
  const letGo = (as: Visitor, id: string, more: object = {}) =>
    as.call('DELETE', 'booking_request/delete/', { bookingRequest: id, ...more })
  const first = await held()
  expect((await letGo(bo, first)).status).toBe(404)
  expect((await letGo(guest, first)).status).toBe(404)
  const foreign = await link(await booked(-3, 3, { of: BO.userNumber }))
  expect((await letGo(guest, first, { linkToken: foreign })).status).toBe(404)
  expect((await letGo(anna, first)).status).toBe(204)
  expect((await letGo(guest, await held(), { linkToken: linked })).status).toBe(204)
  const reserved = await reserveByLink(linked)
  await pay(guest, reserved)
  expect((await letGo(anna, reserved.id)).status).toBe(404)
})

test('Staff move the booking while its tenant pays: the money buys the extension that was held', async () => {
  const booking = await booked()
  const reserved = (await anna.reserve(wish((await own(anna, booking.id)).body))).body
  const checkout = anna.checkout([reserved], {})
  const { paymentId } = (await anna.init(checkout)).body
  const free = staffs.shelves.findLast(({ type }) => type === booking.shelfType.id)?.id
  const { version } = await request(booking.id)
  const moved = await staff<ShelfBooking>('PUT', `shelf_bookings/${booking.id}/`, { version, shelf: free })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  await anna.pay(paymentId)
  expect((await anna.confirm(checkout, paymentId)).body.bookingRequests).toMatchObject([{ status: 'paid' }])
  await cloud.idle()
  expect(await request(reserved.id)).toMatchObject({ status: 5, shelf: reserved.shelf })
  expect((await own(anna, booking.id)).body.detail).toBe('already_extended')
  // The holds that other tests have left run out.
  await cloud.later(901)
  await cloud.idle()
  const [state] = await readMarketStates(cloud, [MARKET])
  expect(state && violations(state)).toEqual({})
})
