import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { shelvesContract } from '#shared/shelves/contract.ts'
import { audit } from '../kit/audit.ts'
import type { Verb } from '../kit/http.ts'
import { inUse } from '../kit/in-use.ts'
import { commit } from '../kit/table.ts'
import { readCatalogue, removeBookingPeriod } from './table/catalogue.ts'

/** Deletes a booking period that no price uses. Bookings keep their own copy of it, so they do not count (D36). */
export const removePeriod: Verb<typeof shelvesContract.removePeriod> = async ({ market, caller, params }) => {
  const catalogue = await readCatalogue(market)
  const period = catalogue.periods.get(params.id)
  if (!period) throw refuse(commonRefusals.not_found)
  const prices = [...catalogue.prices.values()].filter(price => price.bookingPeriod === period.id)
  if (prices.length) {
    throw inUse(
      prices.map(({ id, shelfType }) => ({
        kind: 'price',
        id,
        name: catalogue.types.get(shelfType)?.name ?? '',
      })),
    )
  }
  await commit([
    removeBookingPeriod(market, period.id),
    ...audit(market, catalogue.market.country, {
      caller,
      kind: 'booking-period',
      id: period.id,
      before: period,
      after: undefined,
    }),
  ])
}
