/** Who leaves which shelf when, and what comes after them: the end-date report. */
import type { Day } from '../kit/day.ts'
import { compareNames } from '../shelves/shelf-names.ts'
import { type IsOpen, isClosedBetween, lastOpenDay } from './open-days.ts'
import { SHELF_BOOKING } from './states.ts'

export const MOST_END_DAYS = 93
export const DEFAULT_END_DAYS = 14

/** How long after the range the report looks for what comes next on a shelf. */
export const NEXT_WITHIN_DAYS = 60

export interface EndRow {
  id: string
  shelf: string
  dateStart: Day
  dateEnd: Day
  shelfStatus: number
  customer: string | null
  name: string
  isBookingForMarket: boolean
}

/** What a booking is followed by on its shelf. */
export interface NextOnShelf {
  id: string
  dateStart: Day
  name: string
  isBookingForMarket: boolean
}

export interface Ending<Row> {
  row: Row
  /** The last open day of the booking: the shelf must be empty when the market closes. */
  emptyBy: Day
  /** The same tenant goes on on the shelf: until when. Null: they leave it. */
  goesOnUntil: Day | null
  /** The next on the shelf within `NEXT_WITHIN_DAYS` of the range, after the tenant has gone on. */
  next: NextOnShelf | null
}

/** Holds are no bookings: nobody has goods on the shelf. */
const isBooking = ({ shelfStatus }: EndRow): boolean =>
  shelfStatus !== SHELF_BOOKING.reserved && shelfStatus !== SHELF_BOOKING.reservedByRequest

/** One has the shelf again at once, or after closed days alone. */
const goesOn = (before: EndRow, after: EndRow, isOpen: IsOpen): boolean =>
  before.customer !== null &&
  before.customer === after.customer &&
  isClosedBetween(before.dateEnd, after.dateStart, isOpen)

/**
 * The bookings whose shelves must be emptied in a range, those of the market itself among them, by day and shelf. `rows`
 * are all that take the shelves until `NEXT_WITHIN_DAYS` after the range; a visitor's hold of minutes comes next for
 * nobody.
 */
export const endings = <Row extends EndRow>(
  rows: readonly Row[],
  { first, last }: { first: Day; last: Day },
  isOpen: IsOpen,
  nameOf: (shelf: string) => string,
): Ending<Row>[] => {
  const standing = rows.filter(({ shelfStatus }) => shelfStatus !== SHELF_BOOKING.reservedByRequest)
  const onShelf = Map.groupBy(
    standing.toSorted((one, other) => one.dateStart.localeCompare(other.dateStart)),
    ({ shelf }) => shelf,
  )
  const found = [...onShelf.values()].flatMap(bookings =>
    bookings.flatMap((row, at) => {
      const day = lastOpenDay(row, isOpen)
      if (!isBooking(row) || day < first || day > last) return []
      return [{ row, emptyBy: day, ...whatFollows(row, bookings.slice(at + 1), isOpen) }]
    }),
  )
  return found.sort(
    (one, other) =>
      one.emptyBy.localeCompare(other.emptyBy) ||
      compareNames(nameOf(one.row.shelf), nameOf(other.row.shelf)),
  )
}

const whatFollows = (
  row: EndRow,
  later: readonly EndRow[],
  isOpen: IsOpen,
): Pick<Ending<EndRow>, 'goesOnUntil' | 'next'> => {
  let before = row
  for (const one of later) {
    if (!isBooking(one) || !goesOn(before, one, isOpen))
      return { goesOnUntil: before === row ? null : before.dateEnd, next: nextOf(one) }
    before = one
  }
  return { goesOnUntil: before === row ? null : before.dateEnd, next: null }
}

const nextOf = ({ id, dateStart, name, isBookingForMarket }: EndRow): NextOnShelf => ({
  id,
  dateStart,
  name,
  isBookingForMarket,
})

export interface EndSums {
  bookings: number
  /** Shelves that must be emptied, and bookings whose tenant goes on. */
  leaving: number
  goingOn: number
}

type Counted = Pick<Ending<unknown>, 'goesOnUntil'>

export const endSums = (found: readonly Counted[]): EndSums => {
  const goingOn = found.filter(({ goesOnUntil }) => goesOnUntil !== null).length
  return { bookings: found.length, leaving: found.length - goingOn, goingOn }
}
