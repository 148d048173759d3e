/** The days, weeks or months of a report. */
import { addDays, type Day, lastOfMonth, weekday } from '../kit/day.ts'

export const GROUPS = ['day', 'week', 'month'] as const
export type Group = (typeof GROUPS)[number]

export interface Days {
  first: Day
  last: Day
}

const endOf: Record<Group, (day: Day) => Day> = {
  day: day => day,
  week: day => addDays(day, 7 - weekday(day)),
  month: lastOfMonth,
}

/** The parts of a range, one after another. Weeks begin on Monday; the first and the last part may be shorter. */
export const partsOf = ({ first, last }: Days, group: Group): Days[] => {
  const parts: Days[] = []
  for (let from = first; from <= last; ) {
    const end = endOf[group](from)
    parts.push({ first: from, last: end < last ? end : last })
    from = addDays(end, 1)
  }
  return parts
}
