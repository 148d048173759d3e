/** Whose turn it is in a line: what they could book now, and what the line leaves to everybody else (decision 027). */
import { pricing } from '#shared/bookings/rules.ts'
import { afterLine, firstFree, firstServed } from '#shared/bookings/waitlist-turn.ts'
import { type Day, timeIn } from '#shared/kit/day.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { bookingEnd, firstStart } from '#shared/shelves/rules.ts'
import { now, nowSeconds, todayIn } from '../../kit/clock.ts'
import { anyOf } from '../../kit/ids.ts'
import type { ShelfCalendar } from '../../shelves/table/calendar.ts'
import type { Catalogue } from '../../shelves/table/catalogue.ts'
import { type Line, type Place, readLine } from '../table/waitlist.ts'
import type { Quote } from './quote.ts'

/** The first day on which the market still sells a booking. */
export const firstSold = ({ market }: Catalogue): Day =>
  firstStart(todayIn(market), timeIn(market.timeZone, now()), openingDaysOf(market))

export interface Found {
  place: Place
  quote: Quote
  calendar: ShelfCalendar
}

const turnIn = (offers: Catalogue) => ({
  quoteFor: (place: Place, calendars: readonly ShelfCalendar[]) => quoteFor(offers, place, calendars),
  today: todayIn(offers.market),
  now: nowSeconds(),
})

/** The person whose turn it is, with the shelf for them. Undefined when no shelf is free for anybody in line. */
export const findServed = (
  offers: Catalogue,
  line: Line,
  calendars: readonly ShelfCalendar[],
): Found | undefined =>
  firstServed(line.places, calendars, {
    ...turnIn(offers),
    pick: anyOf,
  })

/** What a place wants. */
export type Wanting = Pick<Place, 'shelfPeriodPrice' | 'dateStart' | 'daysLater'>

/** What a person in line could book now. Undefined when no shelf is free, or the market no longer sells the period. */
export const quoteFor = (
  offers: Catalogue,
  place: Wanting,
  calendars: readonly ShelfCalendar[],
): Quote | undefined => {
  const { market } = offers
  const price = offers.prices.get(place.shelfPeriodPrice)
  const period = price && offers.periods.get(price.bookingPeriod)
  const shelfType = price && offers.types.get(price.shelfType)
  if (!period || !shelfType?.isActive) return undefined
  const opening = openingDaysOf(market)
  const today = todayIn(market)
  const from = firstSold(offers)
  const first = firstFree(place, calendars, { period, opening, from, today, now: nowSeconds() })
  if (!first) return undefined
  return {
    offers,
    type: 'new',
    shelfType,
    price,
    period,
    first,
    ...bookingEnd(first, period, opening.closingDays),
    addons: [],
    cost: pricing(price, [], now()),
    today,
    mostInCart: market.mostInCart,
    cancellation: market.cancellation,
  }
}

/**
 * The calendars of a type as they will be once its line has been served: a shelf that frees is the line's from that
 * moment, also before a round has seen it. One query where the market has a waitlist, none elsewhere.
 */
export const leftByLine = async (
  offers: Catalogue,
  shelfType: string,
  calendars: readonly ShelfCalendar[],
): Promise<readonly ShelfCalendar[]> => {
  const { marketId, waitlistEnabled } = offers.market
  if (!waitlistEnabled) return calendars
  return leftBy(offers, await readLine(marketId, shelfType), calendars)
}

/** The same of a line that was read. */
export const leftBy = (
  offers: Catalogue,
  { places }: Line,
  calendars: readonly ShelfCalendar[],
): readonly ShelfCalendar[] => afterLine(places, calendars, { ...turnIn(offers), pick: () => 0 })
