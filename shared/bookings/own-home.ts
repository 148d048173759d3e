/** What a tenant's home shows of their bookings, and in which order. */
import type { Day } from '../kit/day.ts'
import type { When } from './by-when.ts'

interface Own {
  id: string
  when: When
  /** The last day that was bought (D11). */
  dateEndCustomer: Day
  follows: { id: string } | null
  goesOn: { id: string; dateEnd: Day } | null
  can: { extend: { isPossible: boolean }; pay: object | null }
}

/** A shelf that the tenant has now, with the extensions of it that are booked already. */
export interface Stay<B extends Own> {
  /** The booking that runs, or has just ended. */
  booking: B
  /** The last of its extensions, or the booking itself: this one can be extended further. */
  latest: B
  /** The last day of all. */
  until: Day
}

export interface Home<B extends Own> {
  /** What staff ask the money for. */
  owed: B[]
  /** What runs, by its end. */
  running: Stay<B>[]
  /** What is over and can still be extended. */
  ended: Stay<B>[]
  /** What begins later, but for the extensions of what runs. */
  coming: B[]
}

/** Sorts the first page of a tenant's bookings for their home. An extension stands with the booking that it extends. */
export const homeOf = <B extends Own>(bookings: readonly B[]): Home<B> => {
  const known = new Map(bookings.map(one => [one.id, one]))
  const latestOf = (booking: B): B => {
    const next = booking.goesOn && known.get(booking.goesOn.id)
    return next ? latestOf(next) : booking
  }
  const stayOf = (booking: B): Stay<B> => {
    const latest = latestOf(booking)
    return { booking, latest, until: latest.goesOn?.dateEnd ?? latest.dateEndCustomer }
  }
  const inOrder = (stays: Stay<B>[]) => stays.sort((one, other) => one.until.localeCompare(other.until))
  const running = inOrder(bookings.filter(({ when }) => when === 'running').map(stayOf))
  const ended = bookings.filter(({ when, can }) => when === 'past' && can.extend.isPossible).map(stayOf)
  const isPartOfStay = ({ follows }: B): boolean => {
    const before = follows && known.get(follows.id)
    return before ? before.when === 'running' || isPartOfStay(before) : false
  }
  return {
    owed: bookings.filter(({ can }) => can.pay !== null),
    running,
    ended: inOrder(ended),
    coming: bookings.filter(booking => booking.when === 'coming' && !isPartOfStay(booking)),
  }
}
