import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { shelvesContract } from '#shared/shelves/contract.ts'
import { now } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { pricedPeriods, priceToResponse } from './priced-periods.ts'
import { readOffers } from './table/catalogue.ts'

/** The booking periods of a shelf type with their prices, shortest first. */
export const listPrices: Verb<typeof shelvesContract.listPrices> = async ({ market, query }) => {
  const catalogue = await readOffers(market)
  if (!catalogue.types.has(query.shelfType)) throw refuse(commonRefusals.not_found)
  return pricedPeriods(catalogue, query.shelfType).map(priced => priceToResponse(priced, now()))
}
