/** Nobody keeps others out of a market, in the ways that take many calls. */
import { expect, test } from 'vitest'
import { MOST_HELD } from '#shared/bookings/rules.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { ADDRESS, hoardersOf } from '../../people/hoarding.ts'
import { newGuest, type Reserved, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const { hold, openWithAccount } = hoardersOf(cloud)

test('An account cannot take over more than forty shelves, and an address does not get them back', async () => {
  const token = await openWithAccount('taker')
  const account = visitorOf(cloud, 'taker', { token })
  const held = await hold('taker', MOST_HELD, ADDRESS)
  for (const { body } of held)
    await account.call('POST', 'taker/reserve_update/', { cartToken: body.cartToken })
  const [more] = await hold('taker', 1, ADDRESS)
  const taken = await account.call('POST', 'taker/reserve_update/', { cartToken: more?.body.cartToken })
  const [own] = await hold('taker', 1, undefined, token)
  expect([more?.status, taken.status, own?.status]).toEqual([201, 429, 429])
  await cloud.later(901)
  expect((await hold('taker', 1, undefined, token))[0]?.status).toBe(201)
})

test('A household is one address, with all its addresses of IPv6, up to the /48 that it may have', async () => {
  await openMarket('household', 60)
  for (let nth = 0; nth < MOST_HELD; nth++) await hold('household', 1, `2001:db8:1:${nth * 100}::a`)
  const [same] = await hold('household', 1, '2001:db8:1:ffff::b')
  const [other] = await hold('household', 1, '2001:db8:2:ffff::a')
  expect([same?.status, other?.status]).toEqual([429, 201])
})

test('Holds that ended, were removed or were paid make room again', async () => {
  await openMarket('roomy', 60)
  const held = await hold('roomy', MOST_HELD, ADDRESS)
  const at = visitorOf(cloud, 'roomy', { address: ADDRESS })
  const [removed, paid] = held.map(({ body }) => body) as [Reserved, Reserved]
  await at.call('DELETE', 'booking_request/delete/', {
    bookingRequest: removed.id,
    cartToken: removed.cartToken,
  })
  const checkout = at.checkout([paid], newGuest())
  const { body } = await at.init(checkout)
  await at.pay(body.paymentId)
  expect((await at.confirm(checkout, body.paymentId)).status).toBe(200)
  expect((await hold('roomy', 3, ADDRESS)).map(({ status }) => status)).toEqual([201, 201, 429])
  await cloud.later(901)
  expect((await hold('roomy', 1, ADDRESS))[0]?.status).toBe(201)
})

test('Twenty families behind one mobile network all book', async () => {
  await openMarket('families', 60)
  const at = visitorOf(cloud, 'families', { address: ADDRESS })
  const [price] = await at.prices()
  const dateStart = await at.startDay(price?.id ?? '')
  const booked = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const first = await at.reserve({ shelfPeriodPrice: price?.id, dateStart })
      const { cartToken } = first.body
      const second = await at.reserve({ shelfPeriodPrice: price?.id, dateStart, cartToken })
      const checkout = at.checkout([first.body, second.body], newGuest())
      const { body } = await at.init(checkout)
      await at.pay(body.paymentId)
      return (await at.confirm(checkout, body.paymentId)).status
    }),
  )
  expect(booked).toEqual(booked.map(() => 200))
})
