import type { ExtensionLink } from '#shared/bookings/link.ts'
import { addDays, type Day, startOfDay } from '#shared/kit/day.ts'
import { type Minor, toSeconds } from '#shared/kit/units.ts'
import { takesBookings } from '#shared/markets/rules.ts'
import { EXTENSION_DAYS } from '#shared/shelves/calendar.ts'
import { lowestRent } from '#shared/shelves/rules.ts'
import type { BookingRequest } from '../../bookings/table/request.ts'
import { now, nowSeconds } from '../../kit/clock.ts'
import type { Catalogue } from '../../shelves/table/catalogue.ts'
import { linkTo } from '../letter/link-to.ts'

/** A tenant who opens the link after that reads that it is too late. */
const READABLE_SECONDS = 28 * 86_400

/** From what price an extension is offered; undefined when the type has none, or the market books nothing online. */
export const extensionFrom = (offers: Catalogue, shelfType: string): Minor | undefined =>
  takesBookings(offers.market) ? lowestRent(offers, shelfType, now()) : undefined

/**
 * How a customer can stay longer without a login: the link, the last day on which it works, and the lowest price in
 * minor units. Undefined when the market takes no bookings online, or sells the type no more.
 */
export const extensionOffer = async (
  offers: Catalogue,
  { id, shelfType, dateEnd, handedOn }: BookingRequest,
): Promise<{ url: string; until: Day; from: Minor } | undefined> => {
  const { market } = offers
  const from = extensionFrom(offers, shelfType.id)
  if (from === undefined) return undefined
  const until = addDays(dateEnd, EXTENSION_DAYS)
  const about: ExtensionLink = {
    purpose: 'extend-booking-request',
    market: market.marketId,
    bookingRequest: id,
    dateEnd,
    ...(handedOn ? { handedOn: handedOn.offer } : {}),
  }
  const ends = toSeconds(startOfDay(market.timeZone, addDays(until, 1)))
  return {
    url: await linkTo('extend-booking-request', about, ends - nowSeconds() + READABLE_SECONDS),
    until,
    from,
  }
}
