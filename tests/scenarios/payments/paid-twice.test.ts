import { beforeAll, expect, test } from 'vitest'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { newGuest, type Reserved, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
beforeAll(async () => {
  await openMarket('paid-twice', 1)
  await openMarket('paid-twice-two', 2)
})

/** Pays the same reservation in two card windows. Expects the first to be booked and the second refunded. */
const expectOneBooking = async (
  first: { checkout: object; paymentId: string },
  second: { checkout: object; paymentId: string },
  reserved: Reserved,
) => {
  const at = visitorOf(cloud, 'paid-twice')
  await at.pay(first.paymentId)
  expect((await at.confirm(first.checkout, first.paymentId)).body.bookingRequests).toMatchObject([
    { status: 'paid' },
  ])
  await at.pay(second.paymentId)
  const { body } = await at.confirm(second.checkout, second.paymentId)
  expect(['refund_initiated', 'refunded']).toContain(body.bookingRequests[0]?.status)
  await cloud.idle()
  expect((await at.confirm(second.checkout, second.paymentId)).body.bookingRequests).toMatchObject([
    { status: 'refunded' },
  ])
  expect(await at.statuses(reserved)).toEqual(['paid'])
  const [price] = await at.prices()
  expect(await at.reserve({ shelfPeriodPrice: price?.id, dateStart: reserved.dateStart })).toMatchObject({
    status: 409,
    body: { detail: 'error_booking_period_unavailable' },
  })
}

test('A cancelled card window that is paid after the next one is refunded', async () => {
  const at = visitorOf(cloud, 'paid-twice')
  const reserved = await at.reserveOne()
  const checkout = at.checkout([reserved], newGuest())
  const closed = (await at.init(checkout)).body
  await at.close('cancel', closed.txId, reserved.cartToken)
  const next = (await at.init(checkout)).body
  await expectOneBooking({ checkout, ...next }, { checkout, ...closed }, reserved)
})

test('When two people pay one reservation, the first gets the shelf and the second a refund', async () => {
  const at = visitorOf(cloud, 'paid-twice')
  const reserved = await at.reserveOne({ from: 12 })
  const guests = [newGuest(), newGuest()]
  const checkouts = guests.map(guest => at.checkout([reserved], guest))
  const opened: { checkout: object; paymentId: string }[] = []
  for (const checkout of checkouts) opened.push({ checkout, ...(await at.init(checkout)).body })
  const [one, other] = opened
  if (!one || !other) throw new Error('no card window was opened')
  await expectOneBooking(one, other, reserved)
  expect(await at.refundMails(guests[1]?.customerEmail ?? '')).toEqual([
    expect.stringContaining('Bookingen var allerede betalt'),
  ])
})

test('A cart that is partly paid in another window is booked once, and the double part refunded', async () => {
  const at = visitorOf(cloud, 'paid-twice-two')
  const price = (await at.prices())[0]
  const day = await at.startDay(price?.id ?? '', 1)
  const first = await at.reserve({ shelfPeriodPrice: price?.id, dateStart: day })
  const second = await at.reserve({
    shelfPeriodPrice: price?.id,
    dateStart: day,
    cartToken: first.body.cartToken,
  })
  const guest = newGuest()
  const both = at.checkout([first.body, second.body], guest)
  const alone = at.checkout([first.body], guest)
  const one = (await at.init(both)).body
  const two = (await at.init(alone)).body
  expect(two.txId).not.toBe(one.txId)
  await at.pay(two.paymentId)
  await at.confirm(alone, two.paymentId)
  await at.pay(one.paymentId)
  await at.confirm(both, one.paymentId)
  await cloud.idle()
  expect(await at.statuses(first.body)).toEqual(['paid', 'paid'])
  await cloud.later(24 * 3600)
  expect(await at.statuses(first.body)).toEqual(['paid', 'paid'])
  expect(await at.refundMails(guest.customerEmail)).toEqual([expect.stringContaining('allerede betalt')])
})
