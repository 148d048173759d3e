/** Nobody keeps others out of a market by holding its shelves without paying. */
import { expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { commit } from '#functions/kit/table.ts'
import { MOST_HELD } from '#shared/bookings/rules.ts'
import { cloudForTests, openMarket } from '../cloud/local-cloud.ts'
import { newGuest, type Reserved, visitorOf } from '../people/visitor.ts'

const cloud = cloudForTests()
const ADDRESS = '203.0.113.9'

/** Reserves one shelf after another, each in a cart of its own, from an address or with an account. */
const hold = async (market: string, times: number, address: string | undefined, token?: string) => {
  const at = visitorOf(cloud, market, { ...(address && { address }), ...(token && { token }) })
  const [price] = await at.prices()
  const dateStart = await at.startDay(price?.id ?? '')
  const answers = []
  for (let nth = 0; nth < times; nth++)
    answers.push(await at.reserve({ shelfPeriodPrice: price?.id, dateStart }))
  return answers
}

test('One address cannot hold more than forty shelves, however many carts it uses', async () => {
  await openMarket('hoarded', 60)
  const answers = await hold('hoarded', MOST_HELD + 3, ADDRESS)
  const refused = answers.slice(MOST_HELD)
  expect(answers.slice(0, MOST_HELD).every(({ status }) => status === 201)).toBe(true)
  expect(refused.map(({ status, body }) => [status, body.detail])).toEqual(
    refused.map(() => [429, 'too_many_holds']),
  )
  const [elsewhere] = await hold('hoarded', 1, '203.0.113.10')
  expect(elsewhere?.status).toBe(201)
})

/** Opens a market with an account, and returns the account's token. */
const openWithAccount = async (market: string): Promise<string> => {
  await openMarket(market, 60)
  const person = {
    userNumber: '100001',
    name: 'Ida Bo',
    email: `ida@${market}.example`,
    phone: '+4520123456',
  }
  await commit(newCustomer(market, { ...person, language: 'da', verified: true, createdTs: 1 }))
  await setPassword({ market, username: '100001' }, 'Correct-horse-1', 'customers')
  const login = { username: '100001', password: 'Correct-horse-1', market_id: market }
  return (await cloud.call<{ accessToken: string }>('POST', '/api/token/', login)).body.accessToken
}

test('One account cannot hold more than forty shelves, whatever address it calls from', async () => {
  const token = await openWithAccount('account')
  const statuses = (await hold('account', MOST_HELD + 1, undefined, token)).map(({ status }) => status)
  expect(statuses).toEqual([...Array(MOST_HELD).fill(201), 429])
})

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
