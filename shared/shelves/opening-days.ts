/** When bookings may start (`OpeningDays`), from the settings of a market. */
import type { Day } from '../kit/day.ts'
import type { OpeningDays } from './rules.ts'

interface OpeningHours {
  /** 1 Monday … 7 Sunday. */
  weekdayCode: number
  /** "10:00"; null on a weekday on which the market is closed. */
  fromHour: string | null
  toHour: string | null
}

interface Settings {
  openingHours: readonly OpeningHours[]
  closingDays: readonly Day[]
  bookingOpeningDays: readonly Day[]
}

/** When each weekday with opening hours closes. */
export const closingTimesOf = (openingHours: readonly OpeningHours[]): OpeningDays['closingTimes'] =>
  Object.fromEntries(
    openingHours.flatMap(({ weekdayCode, toHour }) => (toHour === null ? [] : [[weekdayCode, toHour]])),
  )

/** The days on which the market is closed, and those on which a booking may start all the same (D9). */
export const openingDaysOf = ({ openingHours, closingDays, bookingOpeningDays }: Settings): OpeningDays => ({
  closedWeekdays: openingHours
    .filter(({ fromHour }) => fromHour === null)
    .map(({ weekdayCode }) => weekdayCode),
  closingDays,
  bookingOpeningDays,
  closingTimes: closingTimesOf(openingHours),
})
