/** From which hour a tenant sets a shelf up, and by which it is empty (D10). */
import { addDays, type Day } from '../kit/day.ts'
import { type Hours, hoursOn, isOpenOn } from '../markets/hours.ts'
import { lastOpenDay, nextOpenDay } from './open-days.ts'

type Shop = Parameters<typeof isOpenOn>[0]

/** A day, and an hour of it in the market's time zone; null where the market has not said one. */
export interface DayAndHour {
  day: Day
  time: string | null
}

const at = (market: Shop, day: Day, hour: keyof Hours): DayAndHour => ({
  day,
  time: hoursOn(market, day)?.[hour] ?? null,
})

/** The days that the customer bought: the shelf may be taken for longer (D11). */
interface Bought {
  dateStartCustomer: Day
  dateEndCustomer: Day
}

/** By when the shelf is empty: when the market closes on the last day, or on the last day before it that is open. */
export const emptyBy = (
  market: Shop,
  { dateStartCustomer: dateStart, dateEndCustomer: dateEnd }: Bought,
): DayAndHour =>
  at(
    market,
    lastOpenDay({ dateStart, dateEnd }, day => isOpenOn(market, day)),
    'to',
  )

/**
 * From when the tenant can set up: when the market opens on the first day, or on the first day after it that is open. A
 * day on which a booking may start though the market is closed counts, without an hour.
 */
export const setUpFrom = (
  market: Shop & { bookingOpeningDays: readonly Day[] },
  { dateStartCustomer: dateStart, dateEndCustomer: dateEnd }: Bought,
): DayAndHour => {
  const isOpen = (day: Day) => isOpenOn(market, day) || market.bookingOpeningDays.includes(day)
  const day = nextOpenDay(addDays(dateStart, -1), isOpen)
  return at(market, day > dateEnd ? dateStart : day, 'from')
}

/** By when the shelf is empty, where that is not the last day that was bought; else undefined. */
export const emptyBeforeEnd = (market: Shop, booked: Bought): DayAndHour | undefined => {
  const by = emptyBy(market, booked)
  return by.day === booked.dateEndCustomer ? undefined : by
}

/** What a booking brings to its shelf: who extends on the same shelf neither sets up anew nor empties it in between. */
export interface Turns {
  setsUp: boolean
  empties: boolean
}

/** A booking that is no part of a chain. */
export const ALONE: Turns = { setsUp: true, empties: true }
