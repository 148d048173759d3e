/** Visitors who stay logged in. */
import type { Caller, TestCloud } from '../cloud/local-cloud.ts'
import { type Visitor, visitorOf } from './visitor.ts'

/** A customer of the market who can log in. */
export interface Tenant {
  username: string
  password: string
}

/** A visitor whose access token is renewed when it is too old. */
export const loggedIn = (cloud: TestCloud, market: string, tenant: Tenant | undefined): (() => Visitor) => {
  let token: string | undefined
  const renew = async () => {
    const answer = await cloud.call<{ accessToken: string }>('POST', '/api/token/', {
      ...tenant,
      market_id: market,
    })
    token = answer.body.accessToken
  }
  const renewing: TestCloud = {
    ...cloud,
    call: async <T>(method: string, path: string, body?: unknown, caller: Caller = {}) => {
      if (!token) await renew()
      const ask = () => cloud.call<T>(method, path, body, { ...caller, ...(token ? { token } : {}) })
      const answer = await ask()
      if (answer.status !== 401) return answer
      await renew()
      return ask()
    },
  }
  return () =>
    tenant ? visitorOf(renewing, market, { token: 'renewed by every call' }) : visitorOf(cloud, market)
}
