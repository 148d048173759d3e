/** What is sold at a market's counter, and what becomes of it, as programs call for it. */
import { expect } from 'vitest'
import { putCustomer, readCustomer } from '#functions/customers/table/customer.ts'
import { commit, retryOnConflict } from '#functions/kit/table.ts'
import { readTillDays } from '#functions/tills/table/till-day.ts'
import type { TestCloud } from '../cloud/local-cloud.ts'
import type { goodsOf, Thing } from './goods.ts'
import { tillOf } from './till.ts'

/** Sets a tenant's commission in per cent. */
export const setFee = (market: string, userNumber: string, fee: number): Promise<void> =>
  retryOnConflict(async () => {
    await commit(putCustomer(market, { ...(await readCustomer(market, userNumber)), fee }))
  })

type Goods = ReturnType<typeof goodsOf>

export interface Line {
  date: string
  productNumber: string
  name: string
  unitPrice: string
  quantity: number
  total: string
  share: string
}

export interface Clearing {
  id: string
  number: string
  amount: string
  quantity: string
  reason: string
  date: string
  likely: {
    product: string
    becomes: string
    share: string
    grade: string
    for: string[]
    customerName: string
  }[]
}

export const linesOf = async (of: Goods) =>
  (await of.call<{ results: Line[] }>('GET', 'sale_lines/')).body.results

/** Things of a tenant, for sale at these prices. */
export const thingsOf = async (of: Goods, ...prices: string[]): Promise<Thing[]> =>
  (await of.completed(prices.map((price, at) => ({ name: `Ting ${at}`, price })))).products

/** `staff`: whose goods are read; it is asked for when a call is made. */
export const counterOf = (cloud: TestCloud, market: string, staff: () => Goods) => {
  const till = tillOf(cloud, market)
  return {
    clearing: async () => (await staff().call<{ results: Clearing[] }>('GET', 'clearing/')).body.results,
    /** The next receipt is a second later: lists are in the order of seconds. */
    sold: async (rows: object[], how: object = {}) => {
      await cloud.later(1)
      const purchase = await till.sell(rows, how)
      await cloud.idle()
      return purchase
    },
    statusOf: async ({ id }: Thing) => (await staff().call<Thing>('GET', `products/${id}/`)).body.status,
    /** Each day of the till adds up to the øre, whatever happened. */
    expectAddsUp: async () => {
      for (const day of await readTillDays(market, 31)) {
        expect(day.lines + day.clearing + day.aside + day.beside).toBe(day.total)
        expect(day.tips + day.rounding).toBe(day.beside)
      }
    },
  }
}
