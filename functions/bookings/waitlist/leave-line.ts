/** Ends a place in the line: frees the shelf that is held for it, and counts how it ended. */
import { waitingLineDue, waitlistLapsed } from '#events/bookings.ts'
import type { LineEnd } from '#shared/bookings/waitlist.ts'
import { isOfferHold, offerState } from '#shared/bookings/waitlist-offer.ts'
import { addressNow } from '../../customers/table/customer.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { emit } from '../../kit/outbox.ts'
import type { Write } from '../../kit/table.ts'
import { free, readCalendarsOf } from '../../shelves/table/calendar.ts'
import { endOfStaffsHold } from '../reserve/end-of-staffs-hold.ts'
import { type BookingRequest, moveRequest } from '../table/request.ts'
import { changeLine, type Line, type Place, readHeld, without } from '../table/waitlist.ts'
import { countWaited } from '../table/waitlist-counts.ts'

interface Leaving {
  place: Place
  held: BookingRequest | undefined
}

/**
 * The writes that take a place out of the line. They free the shelf that was held for it, and ask for a round at once, so
 * that the next in line gets it. `held`: the request of its offer as the caller read it; when staff have changed it since,
 * the commit throws `TryAgain`. Without `end` nothing is counted.
 */
export const leaveLine = async (
  market: string,
  line: Line,
  { place, held }: Leaving,
  end: LineEnd | undefined,
): Promise<Write[]> => [
  ...changeLine(market, line, without(line, place.id)),
  ...(isOfferHold(held) ? await endOffer(market, line.shelfType, held) : []),
  ...(end ? [countWaited(market, line.shelfType, place, end)] : []),
]

/**
 * The writes that end a place whose offer staff have made a booking of, and one whose offer ran out or staff have
 * deleted. None while the shelf is held for it. `isMailed`: a mail says that an offer is over.
 */
export const endUnlessHeld = async (
  market: string,
  line: Line,
  leaving: Leaving,
  isMailed: boolean,
): Promise<Write[]> => {
  const { place, held } = leaving
  const state = offerState(held, nowSeconds())
  if (state === 'held') return []
  const writes = await leaveLine(market, line, leaving, state === 'booked' ? 'taken' : 'letGo')
  if (state === 'booked' || !isMailed) return writes
  return [
    ...writes,
    emit(market, waitlistLapsed, {
      dateStart: held?.dateStart ?? place.dateStart,
      name: place.name,
      email: await addressNow(market, place.customer, place.email),
      language: place.language,
    }),
  ]
}

/**
 * The writes that end a place which the person does not leave themselves, whether or not a shelf is held for it. They count
 * only a booking that staff have made of its offer. `requests`: what `readHeld` has told of the place, where the caller
 * has read it.
 */
export const endPlace = async (
  market: string,
  line: Line,
  place: Place,
  requests?: ReadonlyMap<string, BookingRequest>,
): Promise<Write[]> => {
  const held = (requests ?? (await readHeld(market, [place]))).get(place.id)
  const isBooked = offerState(held, nowSeconds()) === 'booked'
  return leaveLine(market, line, { place, held }, isBooked ? 'taken' : undefined)
}

const endOffer = async (market: string, shelfType: string, request: BookingRequest): Promise<Write[]> => {
  const [calendars, ended] = await Promise.all([
    readCalendarsOf(market, [request]),
    endOfStaffsHold(market, request),
  ])
  return [
    ...moveRequest(market, request, 'expire'),
    ...free(calendars, request.id),
    ...ended,
    emit(market, waitingLineDue, { shelfType }),
  ]
}
