import { beforeAll, expect, test } from 'vitest'
import { readPending } from '#functions/bookings/table/pending.ts'
import { cloudForTests, openMarket } from '../local-cloud.ts'
import { newGuest, visitorOf } from '../visitor.ts'

const cloud = cloudForTests()
beforeAll(async () => {
  await openMarket('late-one', 1)
  await openMarket('late-two', 2)
})

/** A guest with an open card window. */
const paying = async (market: string) => {
  const at = visitorOf(cloud, market)
  const reserved = await at.reserveOne()
  const guest = newGuest()
  const checkout = at.checkout([reserved], guest)
  const { body } = await at.init(checkout)
  return { at, reserved, guest, checkout, ...body }
}

test('a hold that nobody pays is over after 900 seconds, and the shelf is free again', async () => {
  const at = visitorOf(cloud, 'late-one')
  const reserved = await at.reserveOne()
  await cloud.later(890)
  expect(await at.statuses(reserved)).toEqual(['reserved'])
  await cloud.later(11)
  expect(await at.statuses(reserved)).toEqual(['expired'])
  const again = await at.reserveOne()
  expect(again.shelf).toEqual(reserved.shelf)
  await cloud.later(901)
})

test('an open card window does not lengthen the hold, and is asked before the shelf is let go', async () => {
  const { at, reserved, checkout } = await paying('late-one')
  await cloud.later(901)
  expect(await at.statuses(reserved)).toEqual(['expired'])
  expect(await at.init(checkout)).toMatchObject({ status: 409, body: { detail: 'reservation_expired' } })
})

test('money that came before the end is found when the hold ends, though nobody told us', async () => {
  const { at, reserved, paymentId, guest } = await paying('late-two')
  await at.pay(paymentId, 'approve', 'never')
  expect(await at.statuses(reserved)).toEqual(['payment_initiated'])
  await cloud.later(901)
  expect(await at.statuses(reserved)).toEqual(['paid'])
  expect((await at.mails(guest.customerEmail)).length).toBe(2)
})

test('while the provider is silent the shelf stays taken, and the money is found when it speaks again', async () => {
  const { at, reserved, paymentId } = await paying('late-one')
  await at.pay(paymentId, 'approve', 'never')
  await cloud.call('POST', '/local/fault/', { service: 'elavon', mode: 'down' })
  await cloud.later(901)
  expect(await at.statuses(reserved)).toEqual(['payment_initiated'])
  await cloud.call('POST', '/local/fault/', { service: 'elavon', mode: 'off' })
  await cloud.later(120)
  expect(await at.statuses(reserved)).toEqual(['paid'])
})

test('paid too late with the same shelf still free: it is taken again', async () => {
  const { at, reserved, paymentId, checkout } = await paying('late-two')
  await cloud.later(901)
  expect(await at.statuses(reserved)).toEqual(['expired'])
  await at.pay(paymentId)
  const { body } = await at.confirm(checkout, paymentId)
  expect(body.bookingRequests).toMatchObject([{ id: reserved.id, status: 'paid' }])
  expect((await at.cart(reserved.cartToken))[0]?.shelf).toEqual(reserved.shelf)
})

test('paid too late with the shelf gone: another of the type', async () => {
  const at = visitorOf(cloud, 'late-two')
  const day = await at.startDay((await at.prices())[0]?.id ?? '', 20)
  const price = (await at.prices())[0]
  const late = await at.reserve({ shelfPeriodPrice: price?.id, dateStart: day })
  const checkout = at.checkout([late.body], newGuest())
  const { body: opened } = await at.init(checkout)
  await cloud.later(901)
  const others = [1, 2].map(() => at.reserve({ shelfPeriodPrice: price?.id, dateStart: day }))
  for (const { body } of await Promise.all(others)) {
    if (body.shelf.id === late.body.shelf.id) continue
    const { id: bookingRequest, cartToken } = body
    expect((await at.call('DELETE', 'booking_request/delete/', { bookingRequest, cartToken })).status).toBe(
      204,
    )
  }
  await at.pay(opened.paymentId)
  expect((await at.confirm(checkout, opened.paymentId)).body.bookingRequests).toMatchObject([
    { status: 'paid' },
  ])
  const [paid] = await at.cart(late.body.cartToken)
  expect(paid?.shelf).not.toEqual(late.body.shelf)
})

test('paid too late with no shelf free: the money goes back, and the buyer is told', async () => {
  const at = visitorOf(cloud, 'late-one')
  const price = (await at.prices())[0]
  const day = await at.startDay(price?.id ?? '', 12)
  const late = await at.reserve({ shelfPeriodPrice: price?.id, dateStart: day })
  const guest = newGuest()
  const checkout = at.checkout([late.body], guest)
  const { body: opened } = await at.init(checkout)
  await cloud.later(901)
  expect((await at.reserve({ shelfPeriodPrice: price?.id, dateStart: day })).status).toBe(201)
  const pending = await readPending('late-one')
  await at.pay(opened.paymentId, 'approve', 'twice')
  const { status, body } = await at.confirm(checkout, opened.paymentId)
  expect(status).toBe(200)
  expect(['refund_initiated', 'refunded']).toContain(body.bookingRequests[0]?.status)
  await cloud.idle()
  expect(await at.statuses(late.body)).toEqual(['refunded'])
  expect(await readPending('late-one')).toBe(pending)
  expect(await at.refundMails(guest.customerEmail)).toEqual([
    expect.stringContaining('efter at din reservation var udløbet'),
  ])
})

test('while the bank has not decided nobody is told no, and the shelf stays taken', async () => {
  const { at, reserved, paymentId, txId, checkout } = await paying('late-two')
  await at.pay(paymentId)
  await cloud.call('POST', '/local/fault/', { service: 'elavon', mode: 'pending' })
  const pending = { status: 503, body: { detail: 'payment_pending' } }
  expect(await at.confirm(checkout, paymentId)).toMatchObject(pending)
  expect(await at.call('POST', `payment_transaction/${txId}/cancel/`)).toMatchObject(pending)
  expect(await at.statuses(reserved)).toEqual(['payment_initiated'])
  await cloud.call('POST', '/local/fault/', { service: 'elavon', mode: 'off' })
  expect((await at.confirm(checkout, paymentId)).body.bookingRequests).toMatchObject([{ status: 'paid' }])
})

test('a late payment for two, with room for one: one is booked, the other part goes back once the sale is settled', async () => {
  const at = visitorOf(cloud, 'late-two')
  const price = (await at.prices())[0]
  const day = await at.startDay(price?.id ?? '', 28)
  const wish = { shelfPeriodPrice: price?.id, dateStart: day }
  const first = await at.reserve(wish)
  const second = await at.reserve({ ...wish, cartToken: first.body.cartToken })
  const guest = newGuest()
  const checkout = at.checkout([first.body, second.body], guest)
  const { body: opened } = await at.init(checkout)
  await cloud.later(901)
  expect((await at.reserve(wish)).status).toBe(201)
  await at.pay(opened.paymentId)
  await at.confirm(checkout, opened.paymentId)
  await cloud.idle()
  expect((await at.statuses(first.body)).sort()).toEqual(['paid', 'refund_initiated'])
  // The buyer is told at once, and once, though the bank lets it wait.
  expect(await at.refundMails(guest.customerEmail)).toEqual([
    expect.stringContaining('efter at din reservation var udløbet'),
  ])
  await cloud.later(24 * 3600)
  expect((await at.statuses(first.body)).sort()).toEqual(['paid', 'refunded'])
  expect(await at.refundMails(guest.customerEmail)).toEqual([
    expect.stringContaining('efter at din reservation var udløbet'),
  ])
})

test('a request that its buyer took out while the card window was open is not booked: the money goes back', async () => {
  const { at, reserved, paymentId, checkout, guest } = await paying('late-two')
  const { cartToken } = reserved
  expect(
    (await at.call('DELETE', 'booking_request/delete/', { bookingRequest: reserved.id, cartToken })).status,
  ).toBe(204)
  expect(
    (await at.call('DELETE', 'booking_request/delete/', { bookingRequest: reserved.id, cartToken })).status,
  ).toBe(404)
  await at.pay(paymentId)
  expect((await at.confirm(checkout, paymentId)).status).toBe(200)
  await cloud.idle()
  const { body } = await at.confirm(checkout, paymentId)
  expect(body.bookingRequests).toMatchObject([{ status: 'refunded' }])
  expect(await at.refundMails(guest.customerEmail)).toEqual([
    expect.stringContaining('efter at bookingen var slettet fra kurven'),
  ])
})
