/** Finds the first person in line for whom a shelf is free, and holds it for them (decision 027). */
import { bookingReserved, waitlistOffered } from '#events/bookings.ts'
import { inBookingWindow, pricing } from '#shared/bookings/rules.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { takesShelf } from '#shared/bookings/takes-shelf.ts'
import { holdName, lastSale, offerEnd, wantedDays } from '#shared/bookings/waitlist.ts'
import { type Day, timeIn } from '#shared/kit/day.ts'
import { toSeconds } from '#shared/kit/units.ts'
import { isFree, take, tightest } from '#shared/shelves/calendar.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { bookingEnd, firstStart, nextStart } from '#shared/shelves/rules.ts'
import { now, nowSeconds, todayIn } from '../../kit/clock.ts'
import { anyOf } from '../../kit/ids.ts'
import { emit } from '../../kit/outbox.ts'
import type { Write } from '../../kit/table.ts'
import { putCalendar, type ShelfCalendar } from '../../shelves/table/calendar.ts'
import type { Catalogue } from '../../shelves/table/catalogue.ts'
import type { Quote } from '../quote.ts'
import { requestFor } from '../request-for.ts'
import { type BookingRequest, newRequest } from '../table/request.ts'
import { changeLine, type Line, type Place } from '../table/waiting-line.ts'

/** The first day on which the market still sells a booking. */
export const firstSold = ({ market }: Catalogue): Day =>
  firstStart(todayIn(market), timeIn(market.timeZone, now()), openingDaysOf(market))

interface Found {
  place: Place
  quote: Quote
  calendar: ShelfCalendar
}

/** The first place in line for which a shelf is free, with the shelf. Undefined when there is none. */
export const firstServed = (
  offers: Catalogue,
  line: Line,
  calendars: readonly ShelfCalendar[],
): Found | undefined => {
  for (const place of line.places) {
    const quote = place.offer ? undefined : quoteFor(offers, place, calendars)
    if (!quote) continue
    const free = calendars.filter(one => isFree(one, quote.first, quote.last, nowSeconds()))
    const best = tightest(free, quote.first, quote.last, quote.today, nowSeconds())
    const calendar = best[anyOf(best.length)]
    if (calendar) return { place, quote, calendar }
  }
  return undefined
}

/** What a person in line could book now. Undefined when no shelf is free, or the market no longer sells the period. */
export const quoteFor = (
  offers: Catalogue,
  place: Pick<Place, 'shelfPeriodPrice' | 'dateStart' | 'daysLater'>,
  calendars: readonly ShelfCalendar[],
): Quote | undefined => {
  const { market } = offers
  const price = offers.prices.get(place.shelfPeriodPrice)
  const period = price && offers.periods.get(price.bookingPeriod)
  const shelfType = price && offers.types.get(price.shelfType)
  if (!period || !shelfType?.isActive) return undefined
  const opening = openingDaysOf(market)
  const today = todayIn(market)
  const days = wantedDays(place, firstSold(offers)).filter(day => inBookingWindow(day, today))
  const first = nextStart(days, calendars, period, opening, nowSeconds())
  if (!first) return undefined
  return {
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
  const offer = {
    bookingRequest: request.id,
    shelf: calendar.shelf.name,
    dateStart: quote.first,
    until,
  }
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
