import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { shelvesContract } from '#shared/shelves/contract.ts'
import { periodDays } from '#shared/shelves/rules.ts'
import { now } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { readCatalogue } from './table/catalogue.ts'
import { toResponse } from './to-response.ts'

/** The booking periods of a shelf type with their prices, shortest first. */
export const listPrices: Verb<typeof shelvesContract.listPrices> = async ({ market, query }) => {
  const { types, prices, periods } = await readCatalogue(market)
  if (!types.has(query.shelfType)) throw refuse(commonRefusals.not_found)
  return [...prices.values()]
    .flatMap(price => {
      const bookingPeriod = periods.get(price.bookingPeriod)
      return price.shelfType === query.shelfType && bookingPeriod ? [{ price, bookingPeriod }] : []
    })
    .sort((a, b) => periodDays(a.bookingPeriod) - periodDays(b.bookingPeriod))
    .map(({ price, bookingPeriod }) => {
      const shown = toResponse(price, now())
      return { id: price.id, shelfType: price.shelfType, bookingPeriod, originalPrice: shown.price, ...shown }
    })
}
