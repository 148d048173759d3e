import type { Millis } from '#shared/kit/units.ts'
import { periodDays } from '#shared/shelves/rules.ts'
import type { Catalogue } from './table/catalogue.ts'
import type { BookingPeriod } from './table/period.ts'
import type { Price } from './table/price.ts'
import { toResponse } from './to-response.ts'

export interface PricedPeriod {
  price: Price
  bookingPeriod: BookingPeriod
}

/** The prices of a shelf type with their periods, shortest first. */
export const pricedPeriods = (
  { prices, periods }: Pick<Catalogue, 'prices' | 'periods'>,
  shelfType: string,
): PricedPeriod[] =>
  [...prices.values()]
    .flatMap(price => {
      const bookingPeriod = periods.get(price.bookingPeriod)
      return price.shelfType === shelfType && bookingPeriod ? [{ price, bookingPeriod }] : []
    })
    .sort((a, b) => periodDays(a.bookingPeriod) - periodDays(b.bookingPeriod))

/** A price as the wire shows it. */
export const priceToResponse = ({ price, bookingPeriod }: PricedPeriod, now: Millis) => {
  const shown = toResponse(price, now)
  return { id: price.id, shelfType: price.shelfType, bookingPeriod, originalPrice: shown.price, ...shown }
}
