/** Holds a free shelf for the first person in line for whom there is one, and mails the offer (decision 027). */
import { bookingReserved, waitlistOffered } from '#events/bookings.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { takesShelf } from '#shared/bookings/takes-shelf.ts'
import { holdName, lastSale, offerEnd } from '#shared/bookings/waitlist.ts'
import { toSeconds } from '#shared/kit/units.ts'
import { take } from '#shared/shelves/calendar.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { now, nowSeconds } from '../../kit/clock.ts'
import { emit } from '../../kit/outbox.ts'
import type { Write } from '../../kit/table.ts'
import { putCalendar } from '../../shelves/table/calendar.ts'
import type { Catalogue } from '../../shelves/table/catalogue.ts'
import { requestFor } from '../quote/request-for.ts'
import type { Found } from '../quote/turn.ts'
import { type BookingRequest, newRequest } from '../table/request.ts'
import { changeLine, type Line } from '../table/waitlist.ts'

/** The writes that hold a shelf for a place in the line, and mail the offer. */
export const offerWrites = (
  { market }: Catalogue,
  line: Line,
  { place, quote, calendar }: Found,
): Write[] => {
  const { marketId, timeZone } = market
  const until = toSeconds(
    Math.min(
      offerEnd(timeZone, now(), market.waitlistHours),
      lastSale(timeZone, quote.first, openingDaysOf(market)),
    ),
  )
  const request: BookingRequest = {
    ...requestFor(quote, {
      token: '',
      customer: null,
      shelf: calendar.shelf,
      parent: undefined,
      isByLink: false,
      now: nowSeconds(),
    }),
    kind: 'booking',
    expiresOn: until,
    byStaff: {
      status: SHELF_BOOKING.reserved,
      description: holdName(market.language, place.name),
      isBookingForMarket: false,
      withholdFromSales: false,
    },
  }
  const range = takesShelf(request)
  if (!range) throw new Error('an offer takes no shelf')
  const offer = { bookingRequest: request.id }
  return [
    putCalendar(take(calendar, range, quote.today, nowSeconds())),
    ...newRequest(marketId, request),
    emit(marketId, bookingReserved, { bookingRequest: request.id, expiresOn: until }),
    emit(marketId, waitlistOffered, {
      shelfType: line.shelfType,
      place: place.id,
      bookingRequest: request.id,
    }),
    ...changeLine(marketId, line, {
      ...line,
      places: line.places.map(one => (one.id === place.id ? { ...place, offer } : one)),
    }),
  ]
}
