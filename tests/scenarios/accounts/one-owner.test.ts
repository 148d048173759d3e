/** What a payment bought has one owner, whatever came first: the customer who took the cart over. */
import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { commit } from '#functions/kit/table.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { readMarketStates } from '../../cloud/market-state.ts'
import { newGuest, type Reserved, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'owner'
const IDA = '500001'
const ADDRESS = 'ida@one-owner.example'
const guest = visitorOf(cloud, MARKET)
let ida = guest

beforeAll(async () => {
  await openMarket(MARKET, 4)
  const person = { userNumber: IDA, name: 'Ida Bo', email: ADDRESS, phone: '+4520123456' }
  await commit(newCustomer(MARKET, { ...person, language: 'da', verified: true, createdTs: 1 }))
  await setPassword({ market: MARKET, username: IDA }, 'Correct-horse-1', 'customers')
  const body = { username: IDA, password: 'Correct-horse-1', market_id: MARKET }
  const { accessToken } = (await cloud.call<{ accessToken: string }>('POST', '/api/token/', body)).body
  ida = visitorOf(cloud, MARKET, { token: accessToken })
})

const takeOver = ({ cartToken }: Reserved) => ida.call('POST', `${MARKET}/reserve_update/`, { cartToken })

const ownersOf = async ({ id }: Reserved) => {
  await cloud.idle()
  const [state] = await readMarketStates(cloud, [MARKET])
  const request = state?.requests.find(one => one.id === id)
  const payment = state?.payments.find(({ txId }) => txId === request?.txId)
  const shelfBooking = state?.shelfBookings.find(one => one.id === id)
  return [request?.customer, payment?.buyer.userNumber, shelfBooking?.customer]
}

test('A cart that a customer took over while the guest’s card window was open is the customer’s', async () => {
  const reserved = await guest.reserveOne()
  const someone = newGuest()
  const checkout = guest.checkout([reserved], someone)
  const { body } = await guest.init(checkout)
  expect((await takeOver(reserved)).status).toBe(200)
  await guest.pay(body.paymentId)
  expect((await guest.confirm(checkout, body.paymentId)).status).toBe(200)
  expect(await ownersOf(reserved)).toEqual([IDA, IDA, IDA])
  expect(await guest.mails(ADDRESS)).toHaveLength(1)
  expect(await guest.mails(someone.customerEmail)).toEqual([])
})

test('A guest’s card window that opens after the customer took the cart over makes no second owner', async () => {
  const reserved = await guest.reserveOne()
  expect((await takeOver(reserved)).status).toBe(200)
  const checkout = guest.checkout([reserved], newGuest())
  const { body } = await guest.init(checkout)
  await guest.pay(body.paymentId)
  await guest.confirm(checkout, body.paymentId)
  expect(await ownersOf(reserved)).toEqual([IDA, IDA, IDA])
})

test('What a guest has paid cannot be taken over any more', async () => {
  const reserved = await guest.reserveOne()
  const checkout = guest.checkout([reserved], newGuest())
  const { body } = await guest.init(checkout)
  await guest.pay(body.paymentId)
  await guest.confirm(checkout, body.paymentId)
  expect((await takeOver(reserved)).status).toBe(409)
  const owners = await ownersOf(reserved)
  expect(new Set(owners).size).toBe(1)
  expect(owners).not.toContain(IDA)
})
