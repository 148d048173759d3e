/** The open days around a day: when jobs are due, and by when a shelf must be empty. */
import { addDays, type Day, daysFrom } from '../kit/day.ts'

export type IsOpen = (day: Day) => boolean

/** A market that is closed for longer is treated as open: a job must stand on some day. */
export const LONGEST_CLOSED = 31

/** The first open one of some days in a row from this one; undefined when the market is closed on all. */
const firstOpen = (from: Day, step: 1 | -1, isOpen: IsOpen): Day | undefined => {
  let day = from
  for (let left = LONGEST_CLOSED; left > 0; left--, day = addDays(day, step)) if (isOpen(day)) return day
  return undefined
}

/** The open day on which what falls on this day is done: the day itself, or the last open one before it. */
export const dueDay = (day: Day, isOpen: IsOpen): Day => firstOpen(day, -1, isOpen) ?? day

/** The first open day after this one. */
export const nextOpenDay = (day: Day, isOpen: IsOpen): Day =>
  firstOpen(addDays(day, 1), 1, isOpen) ?? addDays(day, 1)

/** No day between two days is open: who has a shelf until the one and again from the other stays on it. */
export const isClosedBetween = (one: Day, other: Day, isOpen: IsOpen): boolean =>
  !daysFrom(addDays(one, 1), addDays(other, -1)).some(isOpen)

/** The last open day of a booking, on which its shelf must be empty; its last day when none of its days is open. */
export const lastOpenDay = (
  { dateStart, dateEnd }: { dateStart: Day; dateEnd: Day },
  isOpen: IsOpen,
): Day => {
  const day = dueDay(dateEnd, isOpen)
  return day < dateStart ? dateEnd : day
}
