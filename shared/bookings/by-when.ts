import type { Day } from '../kit/day.ts'

export type When = 'running' | 'coming' | 'past'

const ORDER: readonly When[] = ['running', 'coming', 'past']

interface Dated {
  id: string
  dateStart: Day
}

/**
 * Bookings in the order in which staff ask for them: those that run, those to come by their first day, then those that
 * are over, the latest first. `live` are the bookings that are not over or given back.
 */
export const byWhen = <T extends Dated>(
  bookings: readonly T[],
  live: ReadonlySet<string>,
  today: Day,
): (T & { when: When })[] => {
  const whenOf = ({ id, dateStart }: Dated): When =>
    live.has(id) ? (dateStart <= today ? 'running' : 'coming') : 'past'
  return bookings
    .map(one => ({ ...one, when: whenOf(one) }))
    .sort((one, other) => {
      const group = ORDER.indexOf(one.when) - ORDER.indexOf(other.when)
      const days = one.dateStart.localeCompare(other.dateStart) || one.id.localeCompare(other.id)
      return group || (one.when === 'past' ? -days : days)
    })
}
