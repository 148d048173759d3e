/** A shop that holds campaigns, and tenants who ask to be in them, as programs call for it. */
import { expect } from 'vitest'
import { todayIn } from '#functions/kit/clock.ts'
import { addDays } from '#shared/kit/day.ts'
import { changeMarket } from '../cloud/change-market.ts'
import type { TestCloud } from '../cloud/local-cloud.ts'
import { goodsMarket, logInAgain, type Thing } from './goods.ts'
import { tillOf } from './till.ts'

export interface Campaign {
  id: string
  name: string
  discountPercent: number
  dateFrom: string
  dateTo: string
  status: string
  productsCount: number
  tenantsCount: number
  version: number
}

export interface Asked {
  id: string
  customer: string
  ask: string
  products: number
  now: string
  after: string
  status: string
  reason: string
}

interface Job {
  state: string
  refusal: string | null
  done: number
  total: number
  counts: Record<string, number>
}

const TIME_ZONE = 'Europe/Copenhagen'

/** A market with a till, these tenants and campaigns switched on. Days are counted from the day on which it opens. */
export const campaigningMarket = async <Name extends string>(
  cloud: TestCloud,
  market: string,
  tenants: Record<Name, string>,
) => {
  const goods = await goodsMarket(cloud, market, tenants)
  await changeMarket(market, { campaigns: true })
  const { staff } = goods
  const first = todayIn({ timeZone: TIME_ZONE })
  const till = tillOf(cloud, market)
  const jobOf = async (job: string): Promise<Job> => {
    await cloud.idle()
    return (await staff.call<Job>('GET', `jobs/${job}/`)).body
  }
  const begun = async (method: string, path: string, body: object): Promise<Job> => {
    const answer = await staff.call<{ job: string }>(method, path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(202)
    return jobOf(answer.body.job)
  }
  const list = async () => (await staff.call<{ results: Campaign[] }>('GET', 'campaigns/')).body.results
  return {
    ...goods,
    till,
    list,
    jobOf,
    /** The day that is so many days after the first. */
    day: (nth: number) => addDays(first, nth),
    /** Nights go by; everybody logs in again. */
    nights: async (count = 1) => {
      await cloud.later(count * 86_400)
      await cloud.idle()
      await logInAgain(cloud, market, goods as Parameters<typeof logInAgain>[2], tenants)
    },
    plan: async (percent: number, from: number, to: number, name = 'Før advent'): Promise<Campaign> => {
      const { status, body } = await staff.call<Campaign>('POST', 'campaigns/', {
        ...{ name, discountPercent: percent },
        ...{ dateFrom: addDays(first, from), dateTo: addDays(first, to) },
      })
      expect(status).toBe(201)
      return body
    },
    campaign: async (id: string) => (await list()).find(one => one.id === id),
    add: (userNumber: string, id: string, body: object) =>
      begun('POST', `product_campaigns/${userNumber}/${id}/add_products/`, body),
    remove: (id: string, body: object) => begun('POST', `product_campaigns/${id}/remove_products/`, body),
    waiting: async () => (await staff.call<{ results: Asked[] }>('GET', 'campaign_requests/')).body.results,
    answer: (ids: readonly string[], approved: boolean, reason?: string) =>
      begun('PATCH', 'campaign_requests/', { ids, approved, ...(reason === undefined ? {} : { reason }) }),
    /** What the till asks for a product. */
    priceInTill: async ({ number }: Pick<Thing, 'number'>) =>
      (await till.products()).find(one => one.number === number)?.price,
  }
}
