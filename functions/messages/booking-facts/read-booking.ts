import { type BookingRequest, readRequests } from '../../bookings/table/request.ts'
import type { Market } from '../../markets/table/market.ts'
import { readTurns, type TurnsOf } from './turns.ts'

interface Booked {
  booking: BookingRequest
  /** Whose it is; null for nobody's. */
  customer: string | null
  turnsOf: TurnsOf<Pick<BookingRequest, 'id'>>
}

/** A booking, and whether its tenant sets up the shelf and empties it. Undefined when staff have deleted it. */
export const readBooking = async ({ marketId }: Market, id: string): Promise<Booked | undefined> => {
  const [booking] = await readRequests(marketId, [id])
  if (!booking) return undefined
  return { booking, customer: booking.customer, turnsOf: await readTurns(marketId, [booking]) }
}
