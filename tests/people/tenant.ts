/** A tenant of a market, who registers and logs in as people do: by mails and links. */
import { expect } from 'vitest'
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

  return { register, mails, tokenIn, choose, logIn, own, changeOwn, registered }
}
