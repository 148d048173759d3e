/** Which rent a settlement withholds (D41). */
import { type Day, lastOfMonth, monthsFrom } from '../kit/day.ts'
import type { Minor } from '../kit/units.ts'

/** A booking of status 1 with `withholdFromSales`: no settlement has taken its price yet. */
export interface WithheldBooking {
  id: string
  dateStart: Day
  /** As the settlement shows it. */
  name: string
  price: Minor
}

export interface RentLine {
  /** The booking whose price is withheld; null for the rent of a month. */
  booking: string | null
  /** The first day of the booking, or the last day of the month. */
  day: Day
  /** Empty for the rent of a month. */
  name: string
  amount: Minor
}

/** A settlement is one transaction: further bookings are withheld by the next one. */
const MOST_BOOKINGS = 10

/** The days of a period, both included. */
export interface PeriodDays {
  dateFrom: Day
  dateTo: Day
}

/**
 * Lists what a settlement withholds, in the order of days: `rentAmount` for each month whose last day lies in the period,
 * and each booking that has begun by the end of the period. The months whose last days lie in `settled`, the periods that
 * are finalized, are left out: their rent is withheld already. Amounts in minor units.
 */
export const rentLinesOf = (
  { dateFrom, dateTo, settled = [] }: PeriodDays & { settled?: readonly PeriodDays[] },
  rentAmount: Minor,
  withheld: readonly WithheldBooking[],
): RentLine[] => {
  const monthEnds = monthsFrom(dateFrom, dateTo).map(month => lastOfMonth(`${month}-01`))
  const isSettled = (day: Day) => settled.some(one => one.dateFrom <= day && day <= one.dateTo)
  return [
    ...monthEnds
      .filter(day => day <= dateTo && rentAmount !== 0 && !isSettled(day))
      .map(day => ({ booking: null, day, name: '', amount: rentAmount })),
    ...withheld
      .filter(({ dateStart }) => dateStart <= dateTo)
      .map(({ id, dateStart, name, price }) => ({ booking: id, day: dateStart, name, amount: price }))
      .toSorted((one, other) =>
        one.day === other.day ? (one.booking < other.booking ? -1 : 1) : one.day < other.day ? -1 : 1,
      )
      .slice(0, MOST_BOOKINGS),
  ].toSorted((one, other) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1))
}
