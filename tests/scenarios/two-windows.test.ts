/** Several card windows are open for one reservation. Reol keeps track of each while it may be paid (D13). */
import { beforeAll, expect, test } from 'vitest'
import { setFault } from '../cloud/fault.ts'
import { cloudForTests, openMarket } from '../cloud/local-cloud.ts'
import { newGuest, type Reserved, visitorOf } from '../people/visitor.ts'

const cloud = cloudForTests()
beforeAll(() => openMarket('windows', 1))
const at = visitorOf(cloud, 'windows')

const openWindow = async (shop: typeof at, reserved: Reserved, guest = newGuest()) => {
  const checkout = shop.checkout([reserved], guest)
  return { checkout, ...(await shop.init(checkout)).body }
}

const payIn = async (shop: typeof at, { checkout, paymentId }: Awaited<ReturnType<typeof openWindow>>) => {
  await shop.pay(paymentId)
  await shop.confirm(checkout, paymentId)
}

/** Books a shelf, and opens a window for its extension, which `reservation` reserves again. */
const openExtension = async (shop: typeof at, from: number) => {
  const guest = newGuest()
  const parent = await shop.reserveOne({ from })
  await payIn(shop, await openWindow(shop, parent))
  const reservation = await shop.extensionOf(parent)
  const late = (await shop.reserve(reservation)).body
  return { guest, parent, reservation, late, window: await openWindow(shop, late, guest) }
}

/** Ends the hold before the bank decides. Expects the shelf to stay taken, and to be booked after the decision. */
const expectHeld = async (reserved: Reserved, first: { checkout: object; paymentId: string }) => {
  await setFault(cloud, 'elavon', 'pending')
  await cloud.later(901)
  expect(await at.statuses(reserved)).toEqual(['payment_initiated'])
  const [price] = await at.prices()
  const reservation = { shelfPeriodPrice: price?.id, dateStart: reserved.dateStart }
  expect((await at.reserve(reservation)).status).toBe(409)
  await setFault(cloud, 'elavon', 'off')
  expect((await at.confirm(first.checkout, first.paymentId)).body.bookingRequests).toMatchObject([
    { status: 'paid' },
  ])
}

/** Opens two windows for one reservation. The buyer has corrected a name between them. */
const twoWindows = async () => {
  const reserved = await at.reserveOne()
  const checkouts = [newGuest(), newGuest()].map(guest => at.checkout([reserved], guest))
  const [one, two] = checkouts
  if (!one || !two) throw new Error('two checkouts')
  const first = { checkout: one, ...(await at.init(one)).body }
  const second = { checkout: two, ...(await at.init(two)).body }
  return { reserved, first, second }
}

test('A slow answer does not close the card window that a second click opened', async () => {
  const reserved = await at.reserveOne()
  const checkout = at.checkout([reserved], newGuest())
  await setFault(cloud, 'elavon', 'slow', 1)
  const slow = at.init(checkout)
  await new Promise(resolve => setTimeout(resolve, 200))
  const quick = await at.init(checkout)
  expect(quick.status).toBe(200)
  expect(await slow).toEqual(quick)
  await at.pay(quick.body.paymentId)
  await expectHeld(reserved, { checkout, paymentId: quick.body.paymentId })
})

test('The older window is paid while the newer one is closed: the shelf stays taken', async () => {
  const { reserved, first, second } = await twoWindows()
  await at.pay(first.paymentId)
  await at.close('cancel', second.txId, reserved.cartToken)
  expect(await at.statuses(reserved)).toEqual(['payment_initiated'])
  await expectHeld(reserved, first)
})

test('The older window is paid while the newer one stays open: the shelf stays taken', async () => {
  const { reserved, first } = await twoWindows()
  await at.pay(first.paymentId)
  await expectHeld(reserved, first)
})

test('Two unpaid windows free the shelf when the hold ends', async () => {
  const { reserved, second } = await twoWindows()
  await at.close('cancel', second.txId, reserved.cartToken)
  await cloud.later(961)
  expect(await at.statuses(reserved)).toEqual(['expired'])
  expect((await at.reserveOne()).dateStart).toBe(reserved.dateStart)
})

test('A late payment of an extension is refunded when another extension was bought', async () => {
  await openMarket('windows-longer', 3)
  const shop = visitorOf(cloud, 'windows-longer')
  const { guest, parent, reservation, late, window } = await openExtension(shop, 8)
  await cloud.later(901)
  await payIn(shop, await openWindow(shop, (await shop.reserve(reservation)).body))
  await payIn(shop, window)
  await cloud.idle()
  const statusOf = new Map((await shop.cart(parent.cartToken)).map(({ id, status }) => [id, status]))
  expect(statusOf.get(late.id)).toBe('refunded')
  expect(await shop.refundMails(guest.customerEmail)).toEqual([
    expect.stringContaining('efter at din reservation var udløbet'),
  ])
  const [extended] = await shop.cart(parent.cartToken)
  expect(extended?.childrenStatuses.toSorted()).toEqual(['paid', 'refunded'])
})

test('The same holds while nobody has noted yet that the first hold has ended', async () => {
  await openMarket('windows-unnoted', 6)
  const shop = visitorOf(cloud, 'windows-unnoted')
  const { guest, parent, reservation, late, window } = await openExtension(shop, 2)
  await shop.close('cancel', window.txId, late.cartToken)
  await setFault(cloud, 'events', 'drop')
  await cloud.call('POST', '/local/clock/', { advanceSeconds: 905 })
  await setFault(cloud, 'events', 'off')
  await payIn(shop, await openWindow(shop, (await shop.reserve(reservation)).body))
  await payIn(shop, window)
  await cloud.idle()
  const [extended] = await shop.cart(parent.cartToken)
  expect(extended?.childrenStatuses.filter(status => status === 'paid')).toHaveLength(1)
  expect(await shop.refundMails(guest.customerEmail)).toHaveLength(1)
})

test('A reservation has ten card windows at most, cancelled ones too, and the first is not forgotten', async () => {
  await openMarket('windows-many', 1)
  const shop = visitorOf(cloud, 'windows-many')
  const reserved = await shop.reserveOne()
  const two = [newGuest(), newGuest()]
  const opened = []
  for (let nth = 0; nth < 11; nth++) {
    const checkout = shop.checkout([reserved], two[nth % 2] ?? {})
    opened.push({ checkout, ...(await shop.init(checkout)) })
  }
  expect(opened.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429])
  const [first, second] = opened
  await shop.close('cancel', second?.body.txId ?? '', reserved.cartToken)
  expect((await shop.init(shop.checkout([reserved], newGuest()))).status).toBe(429)
  await cloud.later(901)
  const [price] = await shop.prices()
  const again = { shelfPeriodPrice: price?.id, dateStart: reserved.dateStart }
  expect((await shop.reserve(again)).status).toBe(201)
  await shop.pay(first?.body.paymentId ?? '')
  expect((await shop.confirm(first?.checkout ?? {}, first?.body.paymentId ?? '')).status).toBe(200)
  await cloud.idle()
  expect(await shop.statuses(reserved)).toEqual(['refunded'])
})
