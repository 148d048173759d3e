/** A tenant of a market, who registers, chooses a password and logs in. */
import { expect } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { takeUserNumber } from '#functions/customers/table/user-number.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { nowSeconds } from '#functions/kit/clock.ts'
import { commit } from '#functions/kit/table.ts'
import type { Caller, TestCloud } from '../cloud/local-cloud.ts'
import { visitorOf } from './visitor.ts'

export const TENANT_PASSWORD = 'Et-godt-kodeord'

export interface TenantSession {
  accessToken: string
  refreshToken: string
  username: string
}

export interface TenantAccount {
  userNumber: string
  username: string
  name: string
  email: string
  newEmail: string | null
  phone: string
  city: string
  verified: boolean
  language: string
  remindersOff: boolean
  version: number
}

export const tenantsOf = (cloud: TestCloud, market: string) => {
  const register = (email: string, more: object = {}, caller: Caller = {}) =>
    cloud.call(
      'POST',
      '/api/register_user/',
      {
        market_id: market,
        name: 'Rikke Rask',
        email,
        phone: '20 12 34 56',
        country: 'dk',
        ...more,
      },
      caller,
    )

  /** Mails to an address, newest first. */
  const mails = async (email: string) => {
    await cloud.idle()
    return visitorOf(cloud, market).mails(email)
  }

  /** The token of the link in the newest mail to an address; empty without one. */
  const tokenIn = async (email: string): Promise<string> =>
    (await mails(email))[0]?.links[0]?.split('token=')[1] ?? ''

  const choose = (token: string, password = TENANT_PASSWORD) =>
    cloud.call('POST', '/api/email/confirm/', { token, newPassword1: password, newPassword2: password })

  const logIn = (username: string, password = TENANT_PASSWORD) =>
    cloud.call<TenantSession>('POST', '/api/token/', { username, password, market_id: market })

  const as = (token: string) => ({ market, token })
  const own = async (token: string) =>
    (await cloud.call<TenantAccount>('GET', '/api/customer/customer/', undefined, as(token))).body
  const changeOwn = (token: string, body: object) =>
    cloud.call<TenantAccount>('PATCH', '/api/customer/customer/', body, as(token))

  /** Somebody who registered, chose a password by the link, and logged in. */
  const registered = async (email: string): Promise<TenantSession> => {
    expect((await register(email)).status).toBe(201)
    expect((await choose(await tokenIn(email))).status).toBe(200)
    return (await logIn(email)).body
  }

  /** Somebody with an account who logs in: written to the table, for stories that need no mail of a registration. */
  const enrolled = async (email: string): Promise<TenantSession> => {
    const username = await takeUserNumber(market)
    const person = { userNumber: username, name: 'Rikke Rask', email, phone: '+4520123456' }
    const account = { ...person, language: 'da' as const, verified: true, createdTs: nowSeconds() }
    await commit(newCustomer(market, account))
    await setPassword({ market, username }, TENANT_PASSWORD, 'customers')
    return (await logIn(email)).body
  }

  return { register, mails, tokenIn, choose, logIn, own, changeOwn, registered, enrolled }
}
