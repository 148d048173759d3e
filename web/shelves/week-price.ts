/** What a week costs, so that periods can be compared. */
import { fromWire, round } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import { periodDays } from '#shared/shelves/rules.ts'
import type { PeriodPrice } from '#shared/shelves/visitors-calls.ts'

const exactly = ({ discountedPrice, bookingPeriod }: PeriodPrice): number =>
  (fromWire(discountedPrice) * 7) / periodDays(bookingPeriod)

/** The price of a week after discount, rounded to minor units. */
export const perWeek = (price: PeriodPrice): Minor => round(exactly(price))

/** The id of the price that is cheapest a week; the shortest of several. Undefined when all cost the same. */
export const bestPrice = (prices: readonly PeriodPrice[]): string | undefined => {
  const weeks = prices.map(exactly)
  const least = Math.min(...weeks)
  return Math.max(...weeks) > least ? prices[weeks.indexOf(least)]?.id : undefined
}
