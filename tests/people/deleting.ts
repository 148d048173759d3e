/** Staff who delete and merge customers, and customers who book and pay meanwhile. */
import { expect } from 'vitest'
import { setPassword } from '#functions/identity/provider.ts'
import { type Caller, openMarket, type TestCloud } from '../cloud/local-cloud.ts'
import { readMarketStates } from '../cloud/market-state.ts'
import { violations } from '../walk/invariants.ts'
import { staffToken } from './staff.ts'
import { newGuest, visitorOf } from './visitor.ts'

export interface Customer {
  userNumber: string
  version: number
  email: string
}

export const deletingStaff = (cloud: TestCloud, market: string) => {
  const guest = visitorOf(cloud, market)
  let staff: Caller = { market }

  /** Begins a new session of staff: the old one ends while the clock moves. */
  const logIn = async (): Promise<void> => {
    staff = { market, token: await staffToken(cloud, market) }
  }

  const open = async (): Promise<void> => {
    await openMarket(market, 20)
    await logIn()
  }

  const call = <T = Customer>(method: string, path: string, body?: unknown) =>
    cloud.call<T>(method, `/api/admin/${path}`, body, staff)

  let count = 0
  const created = async (): Promise<Customer> => {
    count += 1
    const typed = {
      name: 'Ida Holm',
      email: `ida${count}@${market}.example`,
      phone: '20123456',
      country: 'dk',
    }
    const { body } = await call('POST', 'customers/', typed)
    await cloud.idle()
    return body
  }

  const remove = async ({ userNumber }: Customer): Promise<number> =>
    (await call('DELETE', `customers/${userNumber}/`)).status

  const at = async ({ userNumber }: Customer) => {
    await setPassword({ market, username: userNumber }, 'Correct-horse-1', 'customers')
    const body = { username: userNumber, password: 'Correct-horse-1', market_id: market }
    const { accessToken: token } = (await cloud.call<{ accessToken: string }>('POST', '/api/token/', body))
      .body
    return visitorOf(cloud, market, { token })
  }

  /** A card window that the customer has open. */
  const openedBy = async (customer: Customer) => {
    const tenant = await at(customer)
    const reserved = await tenant.reserveOne({ from: 2 })
    const checkout = tenant.checkout([reserved], {})
    return { reserved, checkout, paymentId: (await tenant.init(checkout)).body.paymentId }
  }

  const stateNow = async () => {
    await cloud.idle()
    const [state] = await readMarketStates(cloud, [market])
    if (!state) throw new Error('no state')
    // A payment keeps the name of who paid, also when staff have merged them since.
    const { oneOwner, ...others } = violations({ ...state, queues: [] })
    expect(others).toEqual({})
    return state
  }

  const bookingIn = async (id: string) => (await stateNow()).requests.find(one => one.id === id)

  const customerNow = async (number: string | null | undefined) => call('GET', `customers/${number}/`)

  /** Books as a guest. Returns the customer and the booking. */
  const booked = async () => {
    const reserved = await guest.reserveOne({ from: 2 })
    const checkout = guest.checkout([reserved], newGuest())
    const { body } = await guest.init(checkout)
    await guest.pay(body.paymentId)
    await guest.confirm(checkout, body.paymentId)
    const { customer } = (await bookingIn(reserved.id)) ?? {}
    return { customer: (await customerNow(customer)).body, id: reserved.id }
  }

  const merge = (kept: Customer, from: Customer) =>
    call('POST', `customers/${kept.userNumber}/merge/`, {
      from: from.userNumber,
      version: kept.version,
      fromVersion: from.version,
    })

  return {
    guest,
    open,
    logIn,
    call,
    created,
    remove,
    at,
    openedBy,
    stateNow,
    bookingIn,
    customerNow,
    booked,
    merge,
  }
}
