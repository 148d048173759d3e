/** The booking requests that wait for staff: what the day board asks, whatever the number of all requests. */
import type { Seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import {
  readFailedRefundsListed,
  readLinksAndMovesListed,
  readLinksListed,
  readMovesListed,
  readOldestListed,
} from './request/lists.ts'
import { type BookingRequest, requestFrom } from './request.ts'

/** The day board shows no more of a kind. The lists of bookings have them all. */
const MOST = 25

/** The requests whose money could not be given back, whole or in part, or is not back after days, the oldest first: 25 at most. */
export const readFailedRefunds = async (market: string): Promise<BookingRequest[]> =>
  (await readFailedRefundsListed(market, MOST)).map(requestFrom)

/** The requests whose payment link lapses, or lapsed, between two moments, the earliest first: 25 at most. */
export const readLinks = async (
  market: string,
  between: { from: Seconds; until: Seconds },
): Promise<BookingRequest[]> => (await readLinksListed(market, between, MOST)).map(requestFrom)

/** The requests whose tenants ask to move them, by the end of the wish: 25 at most. */
export const readMoves = async (market: string, from: Seconds): Promise<BookingRequest[]> =>
  (await readMovesListed(market, from, MOST)).map(requestFrom)

/** The requests with a payment link and a wish of their tenants, of which the later one ends after a moment: 25 at most. */
export const readLinksAndMoves = async (market: string, from: Seconds): Promise<BookingRequest[]> =>
  (await readLinksAndMovesListed(market, from, MOST)).map(requestFrom)

/** How many requests were paid and not confirmed, and the oldest of them. */
export const readUnconfirmed = async (
  market: string,
  most: number,
): Promise<{ count: number; requests: BookingRequest[] }> => {
  const { count, items } = await readOldestListed(market, 'paid', most)
  const requests = items.map(requestFrom).filter(({ status }) => status === 'paid')
  // An index may name a request that was confirmed a moment ago.
  return { count: count - (items.length - requests.length), requests }
}

export const entity: Entity = {
  kept: 'Nothing of its own: places of booking requests.',
  open: [],
  samples: {
    readFailedRefunds: ['{market}'],
    readLinks: ['{market}', { from: 1_800_000_000, until: 1_800_600_000 }],
    readMoves: ['{market}', 1_800_000_000],
    readLinksAndMoves: ['{market}', 1_800_000_000],
    readUnconfirmed: ['{market}', 6],
  },
}
