/** Staff who reset the passwords of customers. */
import { expect } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { commit } from '#functions/kit/table.ts'
import { type Caller, openMarket, type TestCloud } from '../cloud/local-cloud.ts'
import { staffToken } from './staff.ts'

export const OLD = 'Et-godt-kodeord'

export interface Session {
  accessToken: string
  refreshToken: string
  mustChangePassword: boolean
}

export const resettingStaff = (cloud: TestCloud, market: string) => {
  let staff: Caller = { market }
  let count = 0

  /** Begins a new session of staff: the old one ends while the clock moves. */
  const logInAsStaff = async (): Promise<void> => {
    staff = { market, token: await staffToken(cloud, market) }
  }

  const open = async (): Promise<void> => {
    await openMarket(market, 1)
    await logInAsStaff()
  }

  /** The address of the nth customer, counted from 1. */
  const addressOf = (nth: number): string => `r${nth}@${market}.example`

  /** Creates a customer whose password staff have just reset. */
  const resetCustomer = async () => {
    count += 1
    const userNumber = String(600_000 + count)
    const email = addressOf(count)
    const customer = { userNumber, name: 'Ida', email, phone: '+4520123456', verified: true, createdTs: 1 }
    await commit(newCustomer(market, { ...customer, language: 'da' }))
    await setPassword({ market, username: userNumber }, OLD, 'customers')
    const { accessToken, refreshToken } = (await logIn(userNumber, OLD)).body
    const answer = await cloud.call(
      'PATCH',
      `/api/admin/reset_customer_password/${userNumber}/`,
      undefined,
      staff,
    )
    expect(answer.status).toBe(204)
    await cloud.idle()
    return { userNumber, email, accessToken, refreshToken }
  }

  const logIn = (username: string, password: string) =>
    cloud.call<Session>('POST', '/api/token/', { username, password, market_id: market })

  /** Tries are counted by the hours of the clock. */
  const toNextHour = async () => {
    const { body } = await cloud.call<{ now: string }>('GET', '/local/clock/')
    await cloud.later(3_600 - (Math.floor(Date.parse(body.now) / 1_000) % 3_600))
    await logInAsStaff()
  }

  return { open, count: () => count, addressOf, resetCustomer, logIn, toNextHour }
}
