/** Card windows that are open side by side for the same reservation: none is forgotten while it may hold money (D13). */
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests, openMarket } from '../local-cloud.ts'
import { newGuest, visitorOf } from '../visitor.ts'

const cloud = cloudForTests()
beforeAll(() => openMarket('windows', 1))
const at = visitorOf(cloud, 'windows')

const elavonIs = (mode: string, times?: number) =>
  cloud.call('POST', '/local/fault/', { service: 'elavon', mode, ...(times ? { times } : {}) })

/** The bank has not decided when the hold ends: the shelf stays taken, and is the buyer's once it has. */
const expectHeld = async (
  reserved: Awaited<ReturnType<typeof at.reserveOne>>,
  first: { checkout: object; paymentId: string },
) => {
  await elavonIs('pending')
  await cloud.later(901)
  expect(await at.statuses(reserved)).toEqual(['payment_initiated'])
  const [price] = await at.prices()
  const wish = { shelfPeriodPrice: price?.id, dateStart: reserved.dateStart }
  expect((await at.reserve(wish)).status).toBe(409)
  await elavonIs('off')
  expect((await at.confirm(first.checkout, first.paymentId)).body.bookingRequests).toMatchObject([
    { status: 'paid' },
  ])
}

/** The same reservation in two windows: the buyer corrected a name between them. */
const twoWindows = async () => {
  const reserved = await at.reserveOne()
  const checkouts = [newGuest(), newGuest()].map(guest => at.checkout([reserved], guest))
  const [one, two] = checkouts
  if (!one || !two) throw new Error('two checkouts')
  const first = { checkout: one, ...(await at.init(one)).body }
  const second = { checkout: two, ...(await at.init(two)).body }
  return { reserved, first, second }
}

test('an answer that got lost does not close the window that the same click opened', async () => {
  const reserved = await at.reserveOne()
  const checkout = at.checkout([reserved], newGuest())
  await elavonIs('slow', 1)
  const slow = at.init(checkout)
  await new Promise(resolve => setTimeout(resolve, 200))
  const quick = await at.init(checkout)
  expect(quick.status).toBe(200)
  expect(await slow).toEqual(quick)
  await at.pay(quick.body.paymentId)
  await expectHeld(reserved, { checkout, paymentId: quick.body.paymentId })
})

test('the older window is paid, the newer one is closed', async () => {
  const { reserved, first, second } = await twoWindows()
  await at.pay(first.paymentId)
  await at.call('POST', `payment_transaction/${second.txId}/cancel/`)
  expect(await at.statuses(reserved)).toEqual(['payment_initiated'])
  await expectHeld(reserved, first)
})

test('the older window is paid, the newer one is left open', async () => {
  const { reserved, first } = await twoWindows()
  await at.pay(first.paymentId)
  await expectHeld(reserved, first)
})

test('two windows that nobody pays in: the shelf is free when the hold ends', async () => {
  const { reserved, second } = await twoWindows()
  await at.call('POST', `payment_transaction/${second.txId}/cancel/`)
  await cloud.later(961)
  expect(await at.statuses(reserved)).toEqual(['expired'])
  expect((await at.reserveOne()).dateStart).toBe(reserved.dateStart)
})

test('an extension that is paid too late, after another was bought, gives its money back', async () => {
  await openMarket('windows-longer', 3)
  const shop = visitorOf(cloud, 'windows-longer')
  const guest = newGuest()
  const pay = async (reserved: Awaited<ReturnType<typeof shop.reserveOne>>) => {
    const checkout = shop.checkout([reserved], newGuest())
    const { paymentId } = (await shop.init(checkout)).body
    return { checkout, paymentId }
  }
  const parent = await shop.reserveOne({ from: 8 })
  const bought = await pay(parent)
  await shop.pay(bought.paymentId)
  await shop.confirm(bought.checkout, bought.paymentId)
  const [price] = await shop.prices()
  const wish = {
    shelfPeriodPrice: price?.id,
    dateStart: addDays(parent.dateEnd, 1),
    type: 'extension',
    parentBookingRequest: parent.id,
  }
  const late = (await shop.reserve(wish)).body
  const checkout = shop.checkout([late], guest)
  const { paymentId } = (await shop.init(checkout)).body
  await cloud.later(901)
  const second = await pay((await shop.reserve(wish)).body)
  await shop.pay(second.paymentId)
  await shop.confirm(second.checkout, second.paymentId)
  await shop.pay(paymentId)
  await shop.confirm(checkout, paymentId)
  await cloud.idle()
  expect(await shop.statuses(late)).toEqual(['refunded'])
  expect(await shop.refundMails(guest.customerEmail)).toEqual([
    expect.stringContaining('efter at din reservation var udløbet'),
  ])
  const [extended] = await shop.cart(parent.cartToken)
  expect(extended?.childrenStatuses.toSorted()).toEqual(['paid', 'refunded'])
})
