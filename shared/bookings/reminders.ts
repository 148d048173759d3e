/** Which reminders a market sends on a day, and when: one round each morning, by the plan as it is then (decision 025). */
import { addDays, type Day, daysBetween, momentIn, timeIn } from '../kit/day.ts'
import type { Millis } from '../kit/units.ts'
import { isOpenOn } from '../markets/hours.ts'
import { isClosedBetween } from './open-days.ts'
import { emptyBy } from './shelf-hours.ts'
import { SHELF_BOOKING } from './states.ts'

/** The day before a booking starts; three days and one day before its shelf must be empty; and that day itself. */
export const REMINDERS = ['start', 'end_soon', 'end_tomorrow', 'end_today'] as const

export type Reminder = (typeof REMINDERS)[number]

/** When the round begins, by the clocks of the market. */
const ROUND_TIME = '08:00'

const DAYS_BEFORE: Record<Reminder, number> = { start: 1, end_soon: 3, end_tomorrow: 1, end_today: 0 }

/** The reminders of the end, by how many days before it they go. */
const BEFORE_END: Record<number, Reminder> = { 3: 'end_soon', 1: 'end_tomorrow', 0: 'end_today' }

/** A tenant may stay on a shelf over closed days: the round looks at most so many days to each side. */
const CLOSED_AT_MOST = 14

/** The days whose bookings a round must know. */
export const daysOfRound = (today: Day): { first: Day; last: Day } => ({
  first: addDays(today, -CLOSED_AT_MOST),
  last: addDays(today, DAYS_BEFORE.end_soon + CLOSED_AT_MOST),
})

type Shop = Parameters<typeof isOpenOn>[0]

export interface RemindedRow {
  id: string
  shelf: string
  customer: string | null
  /** What the shelf is taken for. */
  dateStart: Day
  dateEnd: Day
  /** What the customer bought (D11). */
  dateStartCustomer: Day
  dateEndCustomer: Day
  shelfStatus: number
  isBookingForMarket: boolean
}

export interface Reminding {
  bookingRequest: string
  reminder: Reminder
  /** The first day of the booking, or the day on which its shelf must be empty. */
  on: Day
}

const IS_BOOKED: readonly number[] = [
  SHELF_BOOKING.bookedNotPaid,
  SHELF_BOOKING.bookedAndPaid,
  SHELF_BOOKING.bookedAndPaidOnline,
  SHELF_BOOKING.waitingForPayment,
]

/** Whether anybody is reminded of it: a live booking of a customer. */
const isReminded = ({ customer, shelfStatus, isBookingForMarket }: RemindedRow): boolean =>
  customer !== null && !isBookingForMarket && IS_BOOKED.includes(shelfStatus)

/**
 * The reminders of a day. `rows` are what takes the shelves in `daysOfRound`. A customer who stays on the shelf, by an
 * extension or another booking, is reminded neither of the end of the first nor of the start of the second.
 */
export const remindersOf = (today: Day, rows: readonly RemindedRow[], market: Shop): Reminding[] => {
  const reminded = rows.filter(isReminded)
  const staysAfter = (row: RemindedRow) => reminded.some(other => isNext(row, other, market))
  const stayedBefore = (row: RemindedRow) => reminded.some(other => isNext(other, row, market))
  return reminded.flatMap((row): Reminding[] => {
    if (row.dateStartCustomer === addDays(today, 1))
      return stayedBefore(row)
        ? []
        : [{ bookingRequest: row.id, reminder: 'start', on: row.dateStartCustomer }]
    const on = dayOf('end_today', row, market)
    const reminder = BEFORE_END[daysBetween(today, on)]
    // Otherwise a booking of two days would be reminded of its end before it has begun.
    const isDue = reminder && row.dateStartCustomer <= today && !staysAfter(row)
    return isDue ? [{ bookingRequest: row.id, reminder, on }] : []
  })
}

/** The same customer has the shelf, and no open day lies between. */
const isNext = (before: RemindedRow, after: RemindedRow, market: Shop): boolean =>
  before.shelf === after.shelf &&
  before.customer === after.customer &&
  before.dateEnd < after.dateStart &&
  isClosedBetween(before.dateEnd, after.dateStart, day => isOpenOn(market, day))

/** The day that a reminder is about: the first one, or the last on which the market is open. */
export const dayOf = (
  reminder: Reminder,
  booking: Pick<RemindedRow, 'dateStartCustomer' | 'dateEndCustomer'>,
  market: Shop,
): Day => (reminder === 'start' ? booking.dateStartCustomer : emptyBy(market, booking).day)

/** The day that a reminder is about, from the day on which it is sent. */
export const aboutDay = (reminder: Reminder, sentOn: Day): Day => addDays(sentOn, DAYS_BEFORE[reminder])

/** Whether the hour of today's round has come. After a night without rounds the next one waits for its hour. */
export const isRoundOf = (timeZone: string, now: Millis): boolean => timeIn(timeZone, now) >= ROUND_TIME

/** When the next round begins: today when its hour is still to come, else tomorrow. */
export const nextRound = (timeZone: string, today: Day, now: Millis): Millis => {
  const own = momentIn(timeZone, today, ROUND_TIME)
  return now < own ? own : momentIn(timeZone, addDays(today, 1), ROUND_TIME)
}
