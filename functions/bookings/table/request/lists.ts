/** In which lists a booking request stands, and how the lists of what waits for staff are read. */
import { isUnpaidInShop } from '#shared/bookings/staff-booking.ts'
import { isAskedFor, type RequestStatus } from '#shared/bookings/states.ts'
import { type Seconds, toMillis } from '#shared/kit/units.ts'
import { countOf, END, readBetween } from '../../../kit/list.ts'
import { listed, type Place } from '../../../kit/listed.ts'
import type { Item } from '../../../kit/table.ts'
import { foundBy, REQUESTS, type Searched } from './search.ts'

/** What of a request decides where it stands. */
interface Listed extends Searched {
  statusTs: Seconds
  byStaff?: { status: number } | undefined
  askedUntil?: Seconds | undefined
  hasLapsed?: boolean | undefined
  hasFailedRefund?: boolean | undefined
  hasSlowRefund?: boolean | undefined
  wish?: { until: Seconds } | undefined
}

/**
 * The attributes that put a request into its lists. Staff can search for requests that name a buyer: those that were paid,
 * and those that staff made for a customer. What staff took for nobody stands in no list, only in the calendar.
 */
export const requestListed = (market: string, request: Listed): Record<string, unknown> =>
  request.byStaff && !request.customer
    ? {}
    : listed(market, placesOf(request), request.buyer ? foundBy(request) : undefined)

/**
 * All requests by their creation, for which an id begins with its time, and each status by the moment it was
 * reached.
 */
const placesOf = (request: Listed): [Place, Place] | [Place, Place, Place] => {
  const { id, status, statusTs } = request
  const waits = placeOfWaiting(request)
  const places: [Place, Place] = [
    // A drawer spans twelve days: the other six letters of an id's time count 2^30 milliseconds.
    { list: REQUESTS, sort: id, drawerLength: 4 },
    atMoment(`${REQUESTS}#${status}`, statusTs, id),
  ]
  return waits ? [...places, waits] : places
}

/** By a moment. A drawer spans ten days: `2026-11-2`. */
const atMoment = (list: string, at: Seconds, id: string): Place => ({
  list,
  sort: `${isoOf(at)}#${id}`,
  drawerLength: 9,
})

const isoOf = (at: Seconds): string => new Date(toMillis(at)).toISOString()

/**
 * The few requests that wait for staff in another way than to be confirmed, for the day board: money that could not be
 * given back, or is not back after days, payment links, by the moment at which they lapse or lapsed, and wishes of tenants to move, by the moment at
 * which they end. A request has one place among them, so those with a link and a wish have a list of their own, by the
 * later of the two moments.
 */
const WAITING = {
  refunds: `${REQUESTS}#failed-refund`,
  links: `${REQUESTS}#link`,
  moves: `${REQUESTS}#move`,
  linksAndMoves: `${REQUESTS}#link-and-move`,
} as const

const placeOfWaiting = (request: Listed): Place | undefined => {
  const { id, status, statusTs, byStaff, askedUntil, hasLapsed, hasFailedRefund, hasSlowRefund, wish } =
    request
  if (status === 'refund_failed' || hasFailedRefund || hasSlowRefund)
    return atMoment(WAITING.refunds, statusTs, id)
  const isLapsed = hasLapsed && isUnpaidInShop({ status, byStaff })
  const linkEnds = isLapsed || isAskedFor(status) ? askedUntil : undefined
  if (linkEnds !== undefined && wish)
    return atMoment(WAITING.linksAndMoves, Math.max(linkEnds, wish.until), id)
  if (linkEnds !== undefined) return atMoment(WAITING.links, linkEnds, id)
  return wish && atMoment(WAITING.moves, wish.until, id)
}

/** Moments begin with a year. */
const ALL_MOMENTS = { first: '0', last: END } as const

/** The first of the requests whose refund failed or is not made after days, the oldest first. */
export const readFailedRefundsListed = (market: string, most: number): Promise<Item[]> =>
  readBetween({ market, list: WAITING.refunds, index: 3 }, ALL_MOMENTS, most)

/** The first of the requests whose payment link lapses, or lapsed, between two moments. */
export const readLinksListed = (
  market: string,
  { from, until }: { from: Seconds; until: Seconds },
  most: number,
): Promise<Item[]> =>
  readBetween(
    { market, list: WAITING.links, index: 3 },
    { first: isoOf(from), last: `${isoOf(until)}#${END}` },
    most,
  )

/** The first of the requests with a wish that ends after a moment. */
export const readMovesListed = (market: string, from: Seconds, most: number): Promise<Item[]> =>
  readBetween({ market, list: WAITING.moves, index: 3 }, { first: isoOf(from), last: END }, most)

/** The first of the requests with a payment link and a wish, of which the later one ends after a moment. */
export const readLinksAndMovesListed = (market: string, from: Seconds, most: number): Promise<Item[]> =>
  readBetween({ market, list: WAITING.linksAndMoves, index: 3 }, { first: isoOf(from), last: END }, most)

/** How many requests are of a status, and the first of them, the oldest first. */
export const readOldestListed = async (
  market: string,
  status: RequestStatus,
  most: number,
): Promise<{ count: number; items: Item[] }> => {
  const order = { market, list: `${REQUESTS}#${status}`, index: 2 } as const
  const [count, items] = await Promise.all([countOf(order), readBetween(order, ALL_MOMENTS, most)])
  // The count follows the table within seconds; the items that were read are newer.
  return { count: items.length < most ? items.length : Math.max(count, items.length), items }
}

/** Paid, or agreed with staff, and what such a request becomes later. */
const BOOKED_ONCE = [
  'paid',
  'confirmed',
  'refund_initiated',
  'refund_failed',
  'refunded',
] as const satisfies RequestStatus[]

/** True when a request was ever paid or confirmed, whatever became of it. One read of five counts, a few seconds old at most. */
export const hasBeenBooked = async (market: string): Promise<boolean> => {
  const counts = await Promise.all(
    BOOKED_ONCE.map(status => countOf({ market, list: `${REQUESTS}#${status}`, index: 2 })),
  )
  return counts.some(count => count > 0)
}
