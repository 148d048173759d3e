import type { shelvesContract } from '#shared/shelves/contract.ts'
import type { Verb } from '../kit/http.ts'
import { readCatalogue } from './table/catalogue.ts'

/** The shelf types that have a price, the cheapest first. */
export const listTypes: Verb<typeof shelvesContract.listTypes> = async ({ market }) => {
  const { types, prices } = await readCatalogue(market)
  const lowest = new Map<string, number>()
  for (const { shelfType, price } of prices.values()) {
    lowest.set(shelfType, Math.min(price, lowest.get(shelfType) ?? price))
  }
  const results = [...types.values()]
    .filter(({ id }) => lowest.has(id))
    .sort((a, b) => (lowest.get(a.id) ?? 0) - (lowest.get(b.id) ?? 0) || a.name.localeCompare(b.name))
  return { results, page: 1, pagesCount: 1 }
}
