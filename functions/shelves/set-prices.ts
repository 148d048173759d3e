/** Staff set what shelf types cost for booking periods. */
import * as z from 'zod/mini'
import { shelvesContract } from '#shared/shelves/contract.ts'
import { now } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { notePrices } from '../markets/table/market.ts'
import { countsBy, decideLines, inOneCommit, type Line, type LineChange, noteLines } from './price-lines.ts'
import { pricedPeriods, priceToResponse } from './priced-periods.ts'
import { type Catalogue, readCatalogue } from './table/catalogue.ts'
import { countPeriodPrices } from './table/period.ts'
import { putPrice, removePrice } from './table/price.ts'
import { changePricesOf } from './table/type.ts'

/** The prices of these types, each type's shortest period first. */
const pricesOf = (catalogue: Catalogue, types: Iterable<string>) =>
  [...types].flatMap(type =>
    pricedPeriods(catalogue, type).map(priced => ({
      ...priceToResponse(priced, now()),
      version: priced.price.version,
    })),
  )

/** The prices of a type, or of all types. */
export const listAllPrices: Verb<typeof shelvesContract.listAllPrices> = async ({ market, query }) => {
  const catalogue = await readCatalogue(market, { consistent: true })
  return pricesOf(catalogue, query.shelfType ? [query.shelfType] : catalogue.types.keys())
}

/** Sets prices, all or none: one query and one transaction. */
export const setPrices: Verb<typeof shelvesContract.setPrices> = ({ market, caller, body }) =>
  retryOnConflict(async () => {
    const catalogue = await readCatalogue(market, { consistent: true })
    const types = new Set(body.map(({ shelfType }) => shelfType))
    const lines = body.map((line): Line => ({ ...line, target: line.bookingPeriod }))
    const changes = decideLines(lines, {
      field: 'bookingPeriod',
      types: catalogue.types,
      targets: catalogue.periods,
      find: ({ shelfType, target }) =>
        [...catalogue.prices.values()].find(
          price => price.shelfType === shelfType && price.bookingPeriod === target,
        ),
      present: () => z.encode(shelvesContract.setPrices.answer, pricesOf(catalogue, types)),
    })
    const noted = noteLines(caller, catalogue, changes, catalogue.periods)
    const prices = pricesAfter(catalogue, changes)
    const listing = notePrices(catalogue.market, prices.size > 0)
    await commit(inOneCommit([...writesOf(market, catalogue, changes), ...listing, ...noted]))
    return pricesOf({ ...catalogue, prices }, types)
  })

const writesOf = (market: string, { types }: Catalogue, changes: readonly LineChange[]) => [
  ...changes.flatMap(({ target, before, after }) => {
    if (after) return [putPrice(market, { ...after, bookingPeriod: target, version: after.version + 1 })]
    return before ? [removePrice(market, before.id)] : []
  }),
  ...[...countsBy(changes, 'shelfType')].flatMap(([id, more]) => {
    const type = types.get(id)
    return type ? [changePricesOf(market, type, more)] : []
  }),
  ...[...countsBy(changes, 'target')].flatMap(([id, more]) =>
    more ? [countPeriodPrices(market, id, more)] : [],
  ),
]

const pricesAfter = ({ prices }: Catalogue, changes: readonly LineChange[]): Catalogue['prices'] => {
  const left = new Map(prices)
  for (const { target, before, after } of changes) {
    if (after) left.set(after.id, { ...after, bookingPeriod: target, version: after.version + 1 })
    else if (before) left.delete(before.id)
  }
  return left
}
