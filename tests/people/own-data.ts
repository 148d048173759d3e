/** Tenants of a market who take all that the shop has of them. */
import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'
import type { TestCloud } from '../cloud/local-cloud.ts'
import { tenantsOf } from './tenant.ts'
import { visitorOf } from './visitor.ts'

export interface Job {
  state: string
  result?: { url: string }
}

export type Files = Record<string, Uint8Array>

export const text = (files: Files, name: string): string => strFromU8(files[name] ?? new Uint8Array())

export const ownDataAt = (cloud: TestCloud, market: string) => {
  const tenants = tenantsOf(cloud, market)
  const at = (name: string) => `${name}@${market}.example`

  const call = <T>(token: string, method: string, path: string, body?: unknown) =>
    cloud.call<T>(method, `/api/customer/${path}`, body, { market, token })

  const asTenant = async (name: string) => {
    const { accessToken: token, username } = await tenants.registered(at(name))
    return { token, username, visitor: visitorOf(cloud, market, { token }) }
  }

  type Tenant = Awaited<ReturnType<typeof asTenant>>

  /** `more`: what the buyer states at the checkout. */
  const booked = async ({ visitor }: Tenant, from: number, more: object = {}) => {
    const reserved = await visitor.reserveOne({ from })
    const checkout = visitor.checkout([reserved], more)
    const { paymentId } = (await visitor.init(checkout)).body
    await visitor.pay(paymentId)
    await visitor.confirm(checkout, paymentId)
    await cloud.idle()
    return reserved
  }

  const exported = async ({ token }: Pick<Tenant, 'token'>): Promise<Files> => {
    const started = await call<{ job: string }>(token, 'POST', 'my_data/')
    expect(started.status).toBe(202)
    await cloud.idle()
    const { body } = await call<Job>(token, 'GET', `jobs/${started.body.job}/`)
    expect(body.state).toBe('done')
    const file = await fetch(body.result?.url ?? '')
    expect(file.headers.get('content-disposition')).toMatch(/my-data\S*\.zip/)
    return unzipSync(new Uint8Array(await file.arrayBuffer()))
  }

  return { ...tenants, at, call, asTenant, booked, exported }
}

export type OwnDataTenant = Awaited<ReturnType<ReturnType<typeof ownDataAt>['asTenant']>>
