/** Staff merge, delete and change customers all at once while these pay: every booking has one living owner. */
import { beforeAll, expect, test } from 'vitest'
import { readLiveBookings } from '#functions/customers/table/live-bookings.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { type Caller, cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { allItems, readMarketStates, untilQuiet } from '../../cloud/market-state.ts'
import { staffToken } from '../../people/staff.ts'
import { visitorOf } from '../../people/visitor.ts'
import { soak } from '../../run/soak.ts'
import { violations } from '../../walk/invariants.ts'

const cloud = cloudForTests()
const MARKET = 'storm'
const guest = visitorOf(cloud, MARKET)
let staff: Caller
beforeAll(async () => {
  await openMarket(MARKET, 40)
  staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
})

interface Customer {
  userNumber: string
  version: number
  email: string
}

const call = <T = Customer>(method: string, path: string, body?: unknown) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, staff)

let count = 0
const created = async (): Promise<Customer> => {
  count += 1
  const typed = { name: 'Ida Holm', email: `ida${count}@storm.example`, phone: '20123456', country: 'dk' }
  return (await call('POST', 'customers/', typed)).body
}

/** Reserves as a customer, and opens a card window. Returns what pays in it. */
const openedBy = async ({ userNumber: username }: Customer) => {
  await setPassword({ market: MARKET, username }, 'Correct-horse-1', 'customers')
  const body = { username, password: 'Correct-horse-1', market_id: MARKET }
  const { accessToken: token } = (await cloud.call<{ accessToken: string }>('POST', '/api/token/', body)).body
  const tenant = visitorOf(cloud, MARKET, { token })
  const reserved = await tenant.reserveOne({ from: 2 })
  const checkout = tenant.checkout([reserved], {})
  const { paymentId } = (await tenant.init(checkout)).body
  const pay = async () => {
    await guest.pay(paymentId, 'approve', 'twice')
    // Who is deleted by now has no token that counts, so the browser asks as a guest does.
    return (await guest.confirm(checkout, paymentId)).status
  }
  return { id: reserved.id, pay }
}

const merge = async (kept: Customer, from: Customer) =>
  (
    await call('POST', `customers/${kept.userNumber}/merge/`, {
      from: from.userNumber,
      version: kept.version,
      fromVersion: from.version,
    })
  ).status

const remove = async ({ userNumber }: Customer) => (await call('DELETE', `customers/${userNumber}/`)).status

const move = async ({ userNumber, email }: Customer) =>
  (await call('PATCH', `customers/${userNumber}/`, { email: `new-${email}` })).status

test('In a storm of merges, deletions, changes and payments every booking has one owner, who has one log-in', async () => {
  const paid: string[] = []
  for (let round = 0; round < soak(3); round++) {
    const [a, b, c, d] = [await created(), await created(), await created(), await created()]
    await cloud.idle()
    const windows = await Promise.all([a, b, c, d].map(openedBy))
    const acts = [
      () => merge(a, b),
      () => merge(b, a),
      () => merge(b, c),
      () => merge(c, d),
      () => remove(d),
      () => remove(a),
      () => move(b),
      () => move(d),
      ...windows.map(({ pay }) => pay),
    ]
    // Another order in each round.
    const statuses = await Promise.all(acts.map((_, at) => acts[(at * 5 + round * 7) % acts.length]?.()))
    expect(statuses.filter(status => status === undefined || status >= 500)).toEqual([])
    paid.push(...windows.map(({ id }) => id))
  }
  await untilQuiet(cloud)
  const [state] = await readMarketStates(cloud, [MARKET])
  if (!state) throw new Error('no state')
  const { oneOwner, ...others } = violations({ ...state, queues: [] })
  expect(others).toEqual({})
  const items = (await allItems()).filter(({ pk }) => pk.startsWith(`${MARKET}#`))
  const customers = items
    .filter(({ kind }) => kind === 'customer')
    .map(({ userNumber }) => String(userNumber))
  const logins = items.filter(({ kind }) => kind === 'login').map(({ username }) => String(username))
  expect(logins.toSorted()).toEqual(customers.toSorted())
  for (const id of paid) {
    const booking = state.requests.find(request => request.id === id)
    expect(booking?.status).toBe('paid')
    expect(customers).toContain(booking?.customer)
    expect(state.shelfBookings.find(shelf => shelf.id === id)?.customer).toBe(booking?.customer)
    const { bookings } = await readLiveBookings(MARKET, booking?.customer ?? '')
    expect(bookings.map(one => one.id)).toContain(id)
  }
}, 120_000)
