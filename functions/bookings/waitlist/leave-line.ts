/** Ends a place in the line: frees the shelf that is held for it, and counts how it ended. */
import { waitingLineDue } from '#events/bookings.ts'
import type { LineEnd } from '#shared/bookings/waitlist.ts'
import { emit } from '../../kit/outbox.ts'
import type { Write } from '../../kit/table.ts'
import { free, readCalendarsOf } from '../../shelves/table/calendar.ts'
import { type BookingRequest, moveRequest, readRequests } from '../table/request.ts'
import { changeLine, type Line, type Place, without } from '../table/waiting-line.ts'
import { countWaited } from '../table/waitlist-counts.ts'

/** Whether a request is still the hold of an offer: staff have neither deleted it nor made a booking of it. */
export const isOfferHold = (request: BookingRequest | undefined): request is BookingRequest =>
  request?.status === 'reserved' && request.byStaff !== undefined

/**
 * The writes that take a place out of the line. They free the shelf that was held for it, and ask for a round at once, so
 * that the next in line gets it. Without `end` nothing is counted.
 */
export const leaveLine = async (
  market: string,
  line: Line,
  place: Place,
  end: LineEnd | undefined,
): Promise<Write[]> => [
  ...changeLine(market, line, without(line, place.id)),
  ...(place.offer ? await endOffer(market, line.shelfType, place.offer.bookingRequest) : []),
  ...(end ? [countWaited(market, line.shelfType, place, end)] : []),
]

const endOffer = async (market: string, shelfType: string, id: string): Promise<Write[]> => {
  const [request] = await readRequests(market, [id])
  if (!isOfferHold(request)) return []
  const calendars = await readCalendarsOf(market, [request])
  return [
    ...moveRequest(market, request, 'expire'),
    ...free(calendars, request.id),
    emit(market, waitingLineDue, { shelfType }),
  ]
}
