/** Who pays an extension, whose it is then, and one true end whatever happens at the same time. */
import { beforeAll, expect, test } from 'vitest'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { readMarketStates } from '../../cloud/market-state.ts'
import { told } from '../../cloud/told.ts'
import { extendingAt, wish } from '../../people/extending.ts'
import type { Reserved, Visitor } from '../../people/visitor.ts'
import { writtenTenant } from '../../people/written-tenant.ts'
import { violations } from '../../walk/invariants.ts'

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

test('The link pays what was reserved by it, without the token of the cart; a link of another booking does not', async () => {
  const linked = await link(await booked())
  const foreign = await link(await booked())
  const { id } = await reserveByLink(linked)
  const by = (linkToken: string) => ({ bookingIds: [id], linkToken, termsAccepted: true })
  expect(told(await guest.init(by(foreign)))).toEqual([400, { detail: 'link_invalid' }])
  const { txId } = (await guest.init(by(linked))).body
  const cancel = (linkToken: string) =>
    guest.call('POST', `payment_transaction/${txId}/cancel/`, { linkToken })
  expect(told(await cancel(foreign))).toEqual([400, { detail: 'link_invalid' }])
  expect(told(await cancel(linked))).toEqual([200, { status: 'cancelled' }])
  const { paymentId } = (await guest.init(by(linked))).body
  await guest.pay(paymentId)
  expect(told(await guest.confirm(by(foreign), paymentId))).toEqual([400, { detail: 'link_invalid' }])
  expect((await guest.confirm(by(linked), paymentId)).body.bookingRequests[0]?.status).toBe('paid')
})

test('The link pays nothing else: not beside a stranger’s, not what its tenant reserved, nothing once the dates changed', async () => {
  const booking = await booked()
  const linked = await link(booking)
  const { id } = await reserveByLink(linked)
  const stranger = await guest.reserveOne()
  const init = (...bookingIds: string[]) =>
    guest.init({ bookingIds, linkToken: linked, termsAccepted: true }).then(told)
  const invalid = [400, { detail: 'link_invalid' }]
  const foreign = [400, { bookingIds: ['not_in_cart'] }]
  expect(await init(id, stranger.id)).toEqual(foreign)
  expect(await init(id, booking.id)).toEqual(foreign)
  for (const ids of [[stranger.id, id], [stranger.id], [booking.id], [booking.id, id]])
    expect(await init(...ids)).toEqual(invalid)
  const tenants = await booked()
  const theirs = (await anna.reserve(wish((await own(anna, tenants.id)).body))).body
  const by = { bookingIds: [theirs.id], linkToken: await link(tenants), termsAccepted: true }
  expect(told(await guest.init(by))).toEqual(invalid)
  const { txId, paymentId } = (await anna.init(anna.checkout([theirs], {}))).body
  expect(told(await guest.confirm(by, paymentId))).toEqual(invalid)
  expect(told(await guest.call('POST', `payment_transaction/${txId}/cancel/`, by))).toEqual(invalid)
  const { version, dateStart } = await request(booking.id)
  const changed = await staff('PUT', `shelf_bookings/${booking.id}/`, { version, dateEnd: dateStart })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  expect(await init(id)).toEqual(invalid)
})

test('Staff merge the tenant into another while the extension is held: the link pays it, and the other one has it', async () => {
  await writtenTenant(cloud, MARKET, { userNumber: '100003', name: 'Kim', email: `kim@${MARKET}.example` })
  const linked = await link(await booked(-3, 3, { of: '100003' }))
  const { id } = await reserveByLink(linked)
  const versionOf = async (number: string) =>
    (await staff<{ version: number }>('GET', `customers/${number}/`)).body.version
  const merged = await staff('POST', `customers/${BO.userNumber}/merge/`, {
    from: '100003',
    version: await versionOf(BO.userNumber),
    fromVersion: await versionOf('100003'),
  })
  expect(merged.status, JSON.stringify(merged.body)).toBe(200)
  const by = { bookingIds: [id], linkToken: linked, termsAccepted: true }
  const { status, body } = await guest.init(by)
  expect(status, JSON.stringify(body)).toBe(200)
  await guest.pay(body.paymentId)
  expect((await guest.confirm(by, body.paymentId)).body.bookingRequests).toMatchObject([{ status: 'paid' }])
  await cloud.idle()
  expect(await request(id)).toMatchObject({ customer: BO.userNumber })
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
