/** When a customer has a booking, and the order in which a list shows them. */
import type { Day } from '../kit/day.ts'

export type When = 'running' | 'coming' | 'past'

const ORDER: readonly When[] = ['running', 'coming', 'past']

/** By the days that the customer bought: the shelf may be taken for longer (D11). `isLive`: it is not over or given back. */
export const whenOf = (
  { dateStartCustomer, dateEndCustomer }: { dateStartCustomer: Day; dateEndCustomer: Day },
  isLive: boolean,
  today: Day,
): When => {
  if (!isLive || dateEndCustomer < today) return 'past'
  return dateStartCustomer <= today ? 'running' : 'coming'
}

interface Dated {
  id: string
  when: When
  dateStart: Day
}

/** Compares two bookings: those that run, those to come by their first day, then those that are over, the latest first. */
export const byWhen = (one: Dated, other: Dated): number => {
  const group = ORDER.indexOf(one.when) - ORDER.indexOf(other.when)
  const days = one.dateStart.localeCompare(other.dateStart) || one.id.localeCompare(other.id)
  return group || (one.when === 'past' ? -days : days)
}
