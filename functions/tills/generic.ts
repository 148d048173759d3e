/** What tenants sell without items of their own (D61): two products of each tenant in the till, whose price the clerk types. */

import { sellsGenerically, vatPercentOf } from '#shared/markets/till.ts'
import { genericName } from '#shared/products/generic-names.ts'
import { type GenericGoods, genericFrom, genericNumber, prefixOf } from '#shared/products/number.ts'
import type { FileProduct } from '#shared/tills/product-file.ts'
import { readCustomers } from '../customers/table/customer.ts'
import { deployment } from '../kit/deployment.ts'
import { commit } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import { textOf } from './sync.ts'
import { putGeneric, readGenerics, removeGeneric } from './table/generic.ts'
import type { Till, TillProduct } from './till.ts'

/** The numbers of a tenant: of used goods, and of new ones. */
export const genericNumbers = (
  market: Pick<Market, 'productPrefix' | 'marketId'>,
  userNumber: string,
): string[] => ([1, 2] as const).map(type => genericNumber(prefixOf(market), { type, userNumber }))

const asShown = (market: Market, number: string, goods: GenericGoods): TillProduct => ({
  number,
  name: genericName(market.country, goods),
  price: null,
  currency: market.currencyCode,
  vat: vatPercentOf(market, goods.type),
})

/** The same two products of a tenant for a till by files. */
export const genericInFile = (market: Market, userNumber: string): FileProduct[] =>
  ([1, 2] as const).map(type => {
    const number = genericNumber(prefixOf(market), { type, userNumber })
    const { name, price, vat } = asShown(market, number, { type, userNumber })
    return { number, name, price, vat, type, customer: userNumber }
  })

/** What of these numbers the till is to have: of tenants that are there, while the market sells so. */
const wantedOf = async (market: Market, numbers: readonly string[]): Promise<TillProduct[]> => {
  if (!sellsGenerically(market, deployment())) return []
  const goods = numbers.flatMap(number => {
    const named = genericFrom(number)
    return named ? [{ number, ...named }] : []
  })
  const tenants = await readCustomers(market.marketId, [
    ...new Set(goods.map(({ userNumber }) => userNumber)),
  ])
  const present = new Set(tenants.map(({ userNumber }) => userNumber))
  return goods
    .filter(({ userNumber }) => present.has(userNumber))
    .map(({ number, ...rest }) => asShown(market, number, rest))
}

/** Puts into the till what tenants sell without items of their own, and takes the rest out. Throws `TillFailed`. */
export const syncGeneric = async (market: Market, till: Till, numbers: readonly string[]): Promise<void> => {
  if (!numbers.length) return
  const { marketId } = market
  const [wanted, noted] = await Promise.all([wantedOf(market, numbers), readGenerics(marketId, numbers)])
  const fresh = wanted.filter(shown => noted.get(shown.number)?.inTill !== textOf(market, shown))
  if (fresh.length) {
    const refused = await till.add(fresh)
    for (const shown of fresh) {
      const tillProblem = refused.get(shown.number)
      const inTill = tillProblem === undefined ? textOf(market, shown) : ''
      await commit([putGeneric(marketId, { number: shown.number, inTill, tillProblem: tillProblem ?? '' })])
    }
  }
  const gone = numbers.filter(number => !wanted.some(shown => shown.number === number))
  if (gone.length) await till.remove(gone)
  await forgetGeneric(marketId, gone)
}

/** The till is another's matter now. */
export const forgetGeneric = async (market: string, numbers: readonly string[]): Promise<void> => {
  for (const number of numbers) await commit([removeGeneric(market, number)])
}
