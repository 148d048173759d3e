/**
 * Which reminders a morning brings, by a simple model of what tenants were promised: the day before a booking starts,
 * three days and one day before its shelf must be empty, and on that day. Knows nothing of the product's own rules.
 */

/**
 * A booking as its answers told it. `first` and `last`: what its shelf is taken for; `begins` and `ends`: what was
 * bought.
 */
export interface Known {
  id: string
  version: number
  shelf: string
  /** The address of its tenant. */
  email: string
  first: string
  last: string
  begins: string
  ends: string
  /** Nobody has deleted it or given it back. */
  stands: boolean
  /** The booking that it extends. */
  extends: string | null
}

export interface Shop {
  bookings: readonly Known[]
  /** The tenants who want no reminders. */
  silent: ReadonlySet<string>
  /** What staff have switched off. */
  off: ReadonlySet<string>
  isOpen: (day: string) => boolean
}

export const plus = (day: string, days: number): string => {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** What goes out when nobody goes on, by how many days are left until the shelf must be empty. */
const LEFT = ['end_today', 'end_tomorrow', undefined, 'end_soon'] as const

/** The last open day of a booking; its last day when none is open. */
const emptyOn = ({ begins, ends }: Known, { isOpen }: Shop): string => {
  for (let day = ends; day >= begins; day = plus(day, -1)) if (isOpen(day)) return day
  return ends
}

/** The same tenant has the shelf before and after, and no day between on which the market is open. */
const follows = (one: Known, next: Known, { isOpen }: Shop): boolean => {
  if (one.shelf !== next.shelf || one.email !== next.email || next.first <= one.last) return false
  for (let day = plus(one.last, 1); day < next.first; day = plus(day, 1)) if (isOpen(day)) return false
  return true
}

const kindOf = (today: string, one: Known, shop: Shop): string | undefined => {
  const standing = shop.bookings.filter(({ stands }) => stands)
  if (one.begins === plus(today, 1))
    return standing.some(other => follows(other, one, shop)) ? undefined : 'start'
  if (one.begins > today || standing.some(other => follows(one, other, shop))) return undefined
  const on = emptyOn(one, shop)
  const kind = LEFT.find((_, left) => plus(today, left) === on)
  const extension = standing.find(other => other.extends === one.id)
  if (!extension) return kind
  // Who goes on on another shelf carries their things on the last day.
  return kind === 'end_today' && extension.shelf !== one.shelf ? 'moves' : undefined
}

/** The reminders of a morning: the kind, the shelf and the address of each. */
export const remindersOn = (today: string, shop: Shop): string[] =>
  shop.bookings
    .filter(({ stands, email }) => stands && !shop.silent.has(email))
    .flatMap(one => {
      const kind = kindOf(today, one, shop)
      const isOff = kind === undefined || shop.off.has(kind === 'moves' ? 'end_today' : kind)
      return isOff ? [] : [`${kind} ${one.shelf} ${one.email}`]
    })
