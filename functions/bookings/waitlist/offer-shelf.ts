/** Finds the first person in line for whom a shelf is free, and holds it for them (decision 027). */
import { bookingReserved, waitlistOffered } from '#events/bookings.ts'
import { pricing } from '#shared/bookings/rules.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { takesShelf } from '#shared/bookings/takes-shelf.ts'
import { holdName, lastSale, offerEnd } from '#shared/bookings/waitlist.ts'
import { firstFree, firstServed } from '#shared/bookings/waitlist-turn.ts'
import { type Day, timeIn } from '#shared/kit/day.ts'
import { toSeconds } from '#shared/kit/units.ts'
import { take } from '#shared/shelves/calendar.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { bookingEnd, firstStart } from '#shared/shelves/rules.ts'
import { now, nowSeconds, todayIn } from '../../kit/clock.ts'
import { anyOf } from '../../kit/ids.ts'
import { emit } from '../../kit/outbox.ts'
import type { Write } from '../../kit/table.ts'
import { putCalendar, type ShelfCalendar } from '../../shelves/table/calendar.ts'
import type { Catalogue } from '../../shelves/table/catalogue.ts'
import type { Quote } from '../quote/quote.ts'
import { requestFor } from '../quote/request-for.ts'
import { type BookingRequest, newRequest } from '../table/request.ts'
import { changeLine, type Line, type Place } from '../table/waitlist.ts'

/** The first day on which the market still sells a booking. */
export const firstSold = ({ market }: Catalogue): Day =>
  firstStart(todayIn(market), timeIn(market.timeZone, now()), openingDaysOf(market))

interface Found {
  place: Place
  quote: Quote
  calendar: ShelfCalendar
}

/** The person whose turn it is, with the shelf for them. Undefined when no shelf is free for anybody in line. */
export const findServed = (
  offers: Catalogue,
  line: Line,
  calendars: readonly ShelfCalendar[],
): Found | undefined =>
  firstServed(line.places, calendars, {
    quoteFor: place => quoteFor(offers, place, calendars),
    pick: anyOf,
    today: todayIn(offers.market),
    now: nowSeconds(),
  })

/** What a place wants. */
export type Wanting = Pick<Place, 'shelfPeriodPrice' | 'dateStart' | 'daysLater'>

/** What a person in line could book now. Undefined when no shelf is free, or the market no longer sells the period. */
export const quoteFor = (
  offers: Catalogue,
  place: Wanting,
  calendars: readonly ShelfCalendar[],
): Quote | undefined => {
  const { market } = offers
  const price = offers.prices.get(place.shelfPeriodPrice)
  const period = price && offers.periods.get(price.bookingPeriod)
  const shelfType = price && offers.types.get(price.shelfType)
  if (!period || !shelfType?.isActive) return undefined
  const opening = openingDaysOf(market)
  const today = todayIn(market)
  const from = firstSold(offers)
  const first = firstFree(place, calendars, { period, opening, from, today, now: nowSeconds() })
  if (!first) return undefined
  return {
    offers,
    type: 'new',
    shelfType,
    price,
    period,
    first,
    ...bookingEnd(first, period, opening.closingDays),
    addons: [],
    cost: pricing(price, [], now()),
    today,
    mostInCart: market.mostInCart,
    cancellation: market.cancellation,
  }
}

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
