/** What a period costs and how long it is (specification 5, decision D10). */
import { addDays, type Day, daysFrom, weekday } from '../kit/day.ts'
import { round } from '../kit/money.ts'
import type { Millis, Minor, Seconds } from '../kit/units.ts'
import { type Calendar, isFree } from './calendar.ts'

const DAYS_PER_WEEK = 7
const DAYS_PER_MONTH = 30

export interface Period {
  days: number
  weeks: number
  months: number
}

export interface Discount {
  discountPercent: number | null
  /** Moments in ms; null: no end on that side. */
  discountValidFrom: number | null
  discountValidTo: number | null
}

/** The days on which a market is closed, and those on which a booking may start all the same. Decision D9. */
export interface OpeningDays {
  /** 1 Monday … 7 Sunday. */
  closedWeekdays: readonly number[]
  closingDays: readonly Day[]
  bookingOpeningDays: readonly Day[]
  /** When each weekday with opening hours closes: "18:00". */
  closingTimes: Readonly<Record<number, string>>
}

export const periodDays = (period: Period): number =>
  period.days + DAYS_PER_WEEK * period.weeks + DAYS_PER_MONTH * period.months

/** Active from its first moment to its last, both included; a side without a moment is open. */
export const isDiscountActive = (discount: Discount, now: Millis): boolean =>
  (discount.discountPercent ?? 0) > 0 &&
  now >= (discount.discountValidFrom ?? Number.NEGATIVE_INFINITY) &&
  now <= (discount.discountValidTo ?? Number.POSITIVE_INFINITY)

/** price × (1 − percent/100), rounded once to whole minor units; the price itself when the discount is not active. */
export const discountedPrice = (price: Minor, discount: Discount, now: Millis): Minor =>
  isDiscountActive(discount, now) ? round((price * (100 - (discount.discountPercent ?? 0))) / 100) : price

interface PriceList {
  prices: ReadonlyMap<string, Discount & { shelfType: string; bookingPeriod: string; price: Minor }>
  periods: ReadonlyMap<string, unknown>
}

/** The lowest rent of a shelf type, with the discounts of this moment; undefined when no period of it has a price. */
export const lowestRent = (
  { prices, periods }: PriceList,
  shelfType: string,
  now: Millis,
): Minor | undefined => {
  const rents = [...prices.values()]
    .filter(price => price.shelfType === shelfType && periods.has(price.bookingPeriod))
    .map(price => discountedPrice(price.price, price, now))
  return rents.length ? Math.min(...rents) : undefined
}

/**
 * The last day of a booking and the closing days that lengthened it: one day more for each special closing
 * date that the range comes to cover, those inside the added days too.
 */
export const bookingEnd = (
  first: Day,
  period: Period,
  closingDays: readonly Day[],
): { last: Day; eligibleClosingDays: Day[] } => {
  const closing = [...new Set(closingDays)].filter(day => day >= first).sort()
  let last = addDays(first, periodDays(period) - 1)
  const eligibleClosingDays: Day[] = []
  for (const day of closing) {
    if (day > last) break
    eligibleClosingDays.push(day)
    last = addDays(last, 1)
  }
  return { last, eligibleClosingDays }
}

/** Closed on this weekday, and not open on this day all the same. */
const isClosedWeekday = (day: Day, { closedWeekdays, bookingOpeningDays }: OpeningDays): boolean =>
  closedWeekdays.includes(weekday(day)) && !bookingOpeningDays.includes(day)

/** A booking cannot start on a closed weekday or on a special closing date. */
export const mayStartOn = (day: Day, opening: OpeningDays): boolean =>
  !opening.closingDays.includes(day) && !isClosedWeekday(day, opening)

/**
 * The first day that is still sold: today until the market closes, then tomorrow. `time` is the market's, as "15:30".
 * A day without opening hours, on which a booking may start all the same, is sold to its end.
 */
export const firstStart = (today: Day, time: string, { closingTimes }: OpeningDays): Day => {
  const closes = closingTimes[weekday(today)]
  return closes !== undefined && time >= closes ? addDays(today, 1) : today
}

/**
 * What a visitor's calendar shows between two days. `now` in Unix seconds; `from` is the first day that is still sold
 * (`firstStart`). Unavailable are earlier days and those from which no shelf of the type is free for the whole period.
 */
export const availability = (
  shelves: readonly Calendar[],
  period: Period,
  opening: OpeningDays,
  range: { first: Day; last: Day; from: Day; now: Seconds },
): { unavailableDates: Day[]; specialClosingDates: Day[]; closingDates: Day[] } => {
  const days = daysFrom(range.first, range.last)
  const closing = new Set(opening.closingDays)
  return {
    unavailableDates: days.filter(day => {
      if (day < range.from) return true
      const { last } = bookingEnd(day, period, opening.closingDays)
      return !shelves.some(shelf => isFree(shelf, day, last, range.now))
    }),
    specialClosingDates: days.filter(day => closing.has(day)),
    closingDates: days.filter(day => isClosedWeekday(day, opening)),
  }
}

/** The first of some days on which a booking of a period can start; undefined when none can. `now` in Unix seconds. */
export const nextStart = (
  days: readonly Day[],
  shelves: readonly Calendar[],
  period: Period,
  opening: OpeningDays,
  now: Seconds,
): Day | undefined =>
  days.find(day => {
    if (!mayStartOn(day, opening)) return false
    const { last } = bookingEnd(day, period, opening.closingDays)
    return shelves.some(shelf => isFree(shelf, day, last, now))
  })

/** Of two discounts that meet, the own one while it runs, else the general one (D59). They never add up. */
export const discountThatCounts = (own: Discount, general: Discount, now: Millis): Discount =>
  !isDiscountActive(own, now) && isDiscountActive(general, now) ? general : own

/** The longest booking period: a year. */
export const MOST_PERIOD_DAYS = 366
