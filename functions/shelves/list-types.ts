import type { shelvesContract } from '#shared/shelves/contract.ts'
import type { Verb } from '../kit/http.ts'
import { readCatalogue } from './table.ts'

/** The shelf types that have a price, by name. Refuses `market_not_found`. */
export const listTypes: Verb<typeof shelvesContract.listTypes> = async ({ market }) => {
  const { types, prices } = await readCatalogue(market)
  const priced = new Set([...prices.values()].map(price => price.shelfType))
  const results = [...types.values()]
    .filter(type => priced.has(type.id))
    .sort((a, b) => a.name.localeCompare(b.name))
  return { results, page: 1, pagesCount: 1 }
}
