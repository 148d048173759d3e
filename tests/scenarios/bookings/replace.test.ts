/** A visitor changes a reservation: the new one takes the place of the old one, or the old one stays. */
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { client } from '#functions/kit/table.ts'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests, everyDay, openMarket } from '../../cloud/local-cloud.ts'
import { readMarketStates, untilAllEnded } from '../../cloud/market-state.ts'
import { newGuest, type Reserved, visitorOf } from '../../people/visitor.ts'
import { violations } from '../../walk/invariants.ts'

const cloud = cloudForTests()

beforeAll(async () => {
  for (const market of ['replace', 'replace-full'])
    await openMarket(market, market === 'replace' ? 1 : 12, everyDay())
})

const at = visitorOf(cloud, 'replace')

const changed = async (old: Reserved, more: object, key?: string, as = at) => {
  const [price] = await as.prices()
  const asked = { shelfPeriodPrice: price?.id, dateStart: old.dateStart, cartToken: old.cartToken }
  return as.reserve({ ...asked, replaces: old.id, ...more }, key)
}

const held = async ({ cartToken }: Reserved, as = at) =>
  (await as.cart(cartToken)).filter(({ status }) => status === 'reserved').map(({ id }) => id)

test('The last shelf of a type moves to a day that overlaps the old ones', async () => {
  const old = await at.reserveOne({ from: 2 })
  const { status, body } = await changed(old, { dateStart: addDays(old.dateStart, 1) })
  expect([status, body.shelf.id]).toEqual([201, old.shelf.id])
  expect(await at.cart(old.cartToken)).toMatchObject([{ id: body.id, status: 'reserved' }])
  await at.call('DELETE', 'booking_request/delete/', { bookingRequest: body.id, cartToken: body.cartToken })
})

test('When another visitor has the day, the old reservation stays', async () => {
  const old = await at.reserveOne({ from: 2 })
  const other = await at.reserveOne({ from: 15 })
  const answer = await changed(old, { dateStart: other.dateStart })
  expect([answer.status, answer.body.detail]).toEqual([409, 'error_booking_period_unavailable'])
  expect(await held(old)).toEqual([old.id])
})

test('A repeated change is one change', async () => {
  const full = visitorOf(cloud, 'replace-full')
  const old = await full.reserveOne({ from: 2 })
  const first = await changed(old, {}, 'the-key-of-a-change', full)
  const again = await changed(old, {}, 'the-key-of-a-change', full)
  expect(again).toEqual(first)
  expect(await held(old, full)).toEqual([first.body.id])
})

/** The commands that write the cart, until the test ends. */
const writesOfCart = (token: string): string[] => {
  const sent: string[] = []
  const name = `writes of ${token}`
  client.middlewareStack.add(
    (next, context) => args => {
      const { commandName = '' } = context as { commandName?: string }
      const isWrite = /^(Put|Update|Delete|TransactWrite|BatchWrite)/.test(commandName)
      if (isWrite && JSON.stringify(args.input).includes(`#CART#${token}`)) sent.push(commandName)
      return next(args)
    },
    { step: 'initialize', name },
  )
  onTestFinished(() => void client.middlewareStack.remove(name))
  return sent
}

test('The cart changes in the transaction of the reservation, so a process that dies leaves no count behind', async () => {
  const full = visitorOf(cloud, 'replace-full')
  const old = await full.reserveOne({ from: 2 })
  const writes = writesOfCart(old.cartToken)
  const { status, body } = await changed(old, {}, undefined, full)
  expect(status).toBe(201)
  expect(writes).toEqual(['TransactWriteItemsCommand'])
  const { id: bookingRequest, cartToken } = body
  await full.call('DELETE', 'booking_request/delete/', { bookingRequest, cartToken })
})

test('A full cart of ten can be changed, and has ten afterwards', async () => {
  const full = visitorOf(cloud, 'replace-full')
  const old = await full.reserveOne({ from: 2 })
  const { cartToken } = old
  for (let more = 0; more < 9; more++) await full.reserveOne({ from: 2, cartToken })
  expect((await changed(old, { dateStart: addDays(old.dateStart, 1) }, undefined, full)).status).toBe(201)
  expect(await held(old, full)).toHaveLength(10)
  const [price] = await full.prices()
  const eleventh = await full.reserve({ shelfPeriodPrice: price?.id, dateStart: old.dateStart, cartToken })
  expect(eleventh.body.detail).toBe('cart_full')
})

test('Nobody replaces what is in another cart, or what has ended', async () => {
  const full = visitorOf(cloud, 'replace-full')
  const others = await full.reserveOne({ from: 2 })
  const own = await full.reserveOne({ from: 2 })
  const stolen = await changed(others, { cartToken: own.cartToken }, undefined, full)
  expect([stolen.status, stolen.body.detail]).toEqual([404, 'not_found'])
  await cloud.later(901)
  const late = await changed(own, {}, undefined, full)
  expect([late.status, late.body.detail]).toEqual([409, 'reservation_expired'])
})

test('Money for a reservation that was replaced is given back', async () => {
  const full = visitorOf(cloud, 'replace-full')
  const guest = newGuest()
  const old = await full.reserveOne({ from: 2 })
  const checkout = full.checkout([old], guest)
  const { body } = await full.init(checkout)
  expect((await changed(old, {}, undefined, full)).status).toBe(201)
  await full.pay(body.paymentId)
  await full.confirm(checkout, body.paymentId)
  await untilAllEnded(cloud)
  const states = await readMarketStates(cloud, ['replace', 'replace-full'])
  // The queues are those of all files of this worker.
  for (const state of states) expect(violations({ ...state, queues: [] }), state.market).toEqual({})
  expect(await full.refundMails(guest.customerEmail)).toHaveLength(1)
})
