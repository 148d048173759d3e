import { beforeAll, expect, test, vi } from 'vitest'
import { readBadges } from '#functions/markets/table/badges.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { sendWebhook } from '../../cloud/webhook.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
beforeAll(async () => {
  await openMarket('late-one', 1)
  await openMarket('late-two', 2)
  await openMarket('late-pair', 2)
})

/** Reserves a shelf as a guest and opens a card window. */
const paying = async (market: string) => {
  const at = visitorOf(cloud, market)
  const reserved = await at.reserveOne()
  const guest = newGuest()
  const checkout = at.checkout([reserved], guest)
  const { body } = await at.init(checkout)
  return { at, reserved, guest, checkout, ...body }
}

test('An unpaid hold expires after 900 seconds, and the shelf is free again', async () => {
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

test('An open card window without money does not lengthen the hold', async () => {
  const { at, reserved, checkout } = await paying('late-one')
  await cloud.later(901)
  expect(await at.statuses(reserved)).toEqual(['expired'])
  expect(await at.init(checkout)).toMatchObject({ status: 409, body: { detail: 'reservation_expired' } })
})

test('Money without a webhook or a confirm is found when the hold ends', async () => {
  const { at, reserved, paymentId, guest } = await paying('late-two')
  await at.pay(paymentId, 'approve', 'never')
  expect(await at.statuses(reserved)).toEqual(['payment_initiated'])
  await cloud.later(901)
  expect(await at.statuses(reserved)).toEqual(['paid'])
  expect((await at.mails(guest.customerEmail)).length).toBe(2)
})

test('While the provider is down the shelf stays taken, and the money is found afterwards', async () => {
  const { at, reserved, paymentId } = await paying('late-one')
  await at.pay(paymentId, 'approve', 'never')
  await setFault(cloud, 'elavon', 'down')
  await cloud.later(901)
  expect(await at.statuses(reserved)).toEqual(['payment_initiated'])
  await setFault(cloud, 'elavon', 'off')
  await cloud.later(120)
  expect(await at.statuses(reserved)).toEqual(['paid'])
})

test('A late payment gets the same shelf when it is still free', async () => {
  const { at, reserved, paymentId, checkout } = await paying('late-two')
  await cloud.later(901)
  expect(await at.statuses(reserved)).toEqual(['expired'])
  await at.pay(paymentId)
  const { body } = await at.confirm(checkout, paymentId)
  expect(body.bookingRequests).toMatchObject([{ id: reserved.id, status: 'paid' }])
  expect((await at.cart(reserved.cartToken))[0]?.shelf).toEqual(reserved.shelf)
})

test('A late payment gets another shelf of the type when its own is taken', async () => {
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

test('A late payment without a free shelf is refunded, and the buyer gets a mail', async () => {
  const at = visitorOf(cloud, 'late-one')
  const price = (await at.prices())[0]
  const day = await at.startDay(price?.id ?? '', 12)
  const late = await at.reserve({ shelfPeriodPrice: price?.id, dateStart: day })
  const guest = newGuest()
  const checkout = at.checkout([late.body], guest)
  const { body: opened } = await at.init(checkout)
  await cloud.later(901)
  expect((await at.reserve({ shelfPeriodPrice: price?.id, dateStart: day })).status).toBe(201)
  const pending = (await readBadges('late-one')).pendingBookingRequests
  await at.pay(opened.paymentId, 'approve', 'twice')
  const { status, body } = await at.confirm(checkout, opened.paymentId)
  expect(status).toBe(200)
  expect(['refund_initiated', 'refunded']).toContain(body.bookingRequests[0]?.status)
  await cloud.idle()
  expect(await at.statuses(late.body)).toEqual(['refunded'])
  expect((await readBadges('late-one')).pendingBookingRequests).toBe(pending)
  expect(await at.refundMails(guest.customerEmail)).toEqual([
    expect.stringContaining('efter at din reservation var udløbet'),
  ])
})

test('While the bank has not decided, a payment is pending and the shelf stays taken', async () => {
  const { at, reserved, paymentId, txId, checkout } = await paying('late-two')
  await at.pay(paymentId)
  await setFault(cloud, 'elavon', 'pending')
  const pending = { status: 503, body: { detail: 'payment_pending' } }
  expect(await at.confirm(checkout, paymentId)).toMatchObject(pending)
  expect(await at.close('cancel', txId, reserved.cartToken)).toMatchObject(pending)
  expect(await at.statuses(reserved)).toEqual(['payment_initiated'])
  await setFault(cloud, 'elavon', 'off')
  expect((await at.confirm(checkout, paymentId)).body.bookingRequests).toMatchObject([{ status: 'paid' }])
})

test('A late payment for two shelves with one free books one, and refunds the other once the sale is settled', async () => {
  const at = visitorOf(cloud, 'late-pair')
  const price = (await at.prices())[0]
  const day = await at.startDay(price?.id ?? '')
  const reservation = { shelfPeriodPrice: price?.id, dateStart: day }
  const first = await at.reserve(reservation)
  const second = await at.reserve({ ...reservation, cartToken: first.body.cartToken })
  const guest = newGuest()
  const checkout = at.checkout([first.body, second.body], guest)
  const { body: opened } = await at.init(checkout)
  await cloud.later(901)
  expect((await at.reserve(reservation)).status).toBe(201)
  await at.pay(opened.paymentId)
  await at.confirm(checkout, opened.paymentId)
  await cloud.idle()
  expect((await at.statuses(first.body)).sort()).toEqual(['paid', 'refund_initiated'])
  // The buyer gets one mail at once, although the refund has to wait for the settlement.
  expect(await at.refundMails(guest.customerEmail)).toEqual([
    expect.stringContaining('efter at din reservation var udløbet'),
  ])
  await cloud.later(24 * 3600)
  expect((await at.statuses(first.body)).sort()).toEqual(['paid', 'refunded'])
  expect(await at.refundMails(guest.customerEmail)).toEqual([
    expect.stringContaining('efter at din reservation var udløbet'),
  ])
})

test('A request that was deleted while its card window was open is refunded, not booked', async () => {
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

/** Until it is restored, the provider answers about a session with this status, and without a transaction. */
const forget = (paymentId: string, status: number) => {
  const asked = globalThis.fetch
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    const answer = await asked(url, options)
    const isAbout = String(url).endsWith(`payment-sessions/${paymentId}`) && options?.method === 'GET'
    return isAbout ? new Response(JSON.stringify({ id: paymentId, transaction: null }), { status }) : answer
  })
}

/** Pays at the last moment of the card window. The provider forgets the session during the last look at it. */
const paidAtTheLastMoment = async (status: number) => {
  const { at, reserved, paymentId } = await paying('late-two')
  await cloud.later(901)
  await cloud.later(800)
  await at.pay(paymentId, 'approve', 'never')
  const forgetful = forget(paymentId, status)
  await cloud.later(200)
  await cloud.later(70)
  forgetful.mockRestore()
  return { at, reserved, paymentId }
}

test('A provider that for a moment does not know a session any more loses no money', async () => {
  const { at, reserved } = await paidAtTheLastMoment(404)
  await cloud.later(1_000)
  expect(await at.statuses(reserved)).toEqual(['paid'])
})

test('Money that shows only after the last look is found, however long the provider is silent about its webhook', async () => {
  const { at, reserved, paymentId } = await paidAtTheLastMoment(200)
  await setFault(cloud, 'elavon', 'down')
  await sendWebhook(cloud, 'late-two', { type: 'paymentSession', id: paymentId })
  for (let minute = 0; minute < 40; minute++) await cloud.later(60)
  await setFault(cloud, 'elavon', 'off')
  await cloud.later(1_000)
  expect(await at.statuses(reserved)).toEqual(['paid'])
})

test('A session that the provider has not known for a day is asked about no more', async () => {
  const { at, reserved, paymentId } = await paying('late-two')
  const forgetful = forget(paymentId, 404)
  await cloud.later(901)
  expect(await at.statuses(reserved)).toEqual(['payment_initiated'])
  await cloud.later(86_400)
  await cloud.later(1_000)
  expect(await at.statuses(reserved)).toEqual(['expired'])
  forgetful.mockRestore()
})
