/** What a buyer asks for, checked against the price list and priced. */

import type { bookingsContract } from '#shared/bookings/contract.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import type { AddonLine } from '#shared/bookings/request.ts'
import { addonLines, inBookingWindow, MOST_OF_ONE, pricing } from '#shared/bookings/rules.ts'
import { type Day, timeIn } from '#shared/kit/day.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import type { Minor } from '#shared/kit/units.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import { marketRefusals } from '#shared/markets/refusals.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { bookingEnd, firstStart, mayStartOn, type OpeningDays } from '#shared/shelves/rules.ts'
import { now, todayIn } from '../../kit/clock.ts'
import type { Call } from '../../kit/http.ts'
import { canTakeBookings, type Market } from '../../markets/table/market.ts'
import { type Catalogue, readOffers } from '../../shelves/table/catalogue.ts'
import type { BookingPeriod } from '../../shelves/table/period.ts'
import type { Price } from '../../shelves/table/price.ts'
import type { ShelfType } from '../../shelves/table/type.ts'

export type Reserve = Call<typeof bookingsContract.reserve>

export interface Quote {
  /** The price list that it was priced by. */
  offers: Catalogue
  type: 'new' | 'extension'
  shelfType: ShelfType
  price: Price
  period: BookingPeriod
  first: Day
  last: Day
  eligibleClosingDays: Day[]
  addons: AddonLine[]
  cost: { price: Minor; discountPercent: number | null; discountedPrice: Minor; totalPrice: Minor }
  today: Day
  mostInCart: number
  cancellation: Market['cancellation']
}

/** Refuses `online_booking_off`, and `not_enabled` to a customer of a market that books for its customers itself (D58). */
export const checkMayBook = (market: Market, caller: Reserve['caller']): void => {
  if (!canTakeBookings(market)) throw refuse(marketRefusals.online_booking_off)
  if (caller.kind === 'customer') checkEnabled(market, 'customerAccessToBooking')
}

/** Reads the price list in one query and prices the request. */
export const readQuote = async ({ market, body, caller }: Reserve): Promise<Quote> => {
  const catalogue = await readOffers(market)
  const price = catalogue.prices.get(body.shelfPeriodPrice)
  const period = price && catalogue.periods.get(price.bookingPeriod)
  const shelfType = price && catalogue.types.get(price.shelfType)
  if (!price || !period || !shelfType) throw refuse(commonRefusals.not_found)
  checkMayBook(catalogue.market, caller)
  const type = body.type ?? (body.parentBookingRequest ? 'extension' : 'new')
  const today = todayIn(catalogue.market)
  const opening = openingDaysOf(catalogue.market)
  const time = timeIn(catalogue.market.timeZone, now())
  if (type === 'new' && !shelfType.isActive) throw refuse(commonRefusals.not_found)
  if (type === 'new') checkStart(body.dateStart, today, time, opening)
  else if (!body.parentBookingRequest) throw refuseFields({ parentBookingRequest: [inputRefusals.required] })
  const { last, eligibleClosingDays } = bookingEnd(body.dateStart, period, opening.closingDays)
  const addons = addonLines(chosenServices(catalogue, price, body.bookingAddons ?? []), now())
  if (addons.some(({ quantity }) => quantity > MOST_OF_ONE))
    throw refuseFields({ bookingAddons: [inputRefusals.invalid] })
  return {
    offers: catalogue,
    type,
    shelfType,
    price,
    period,
    first: body.dateStart,
    last,
    eligibleClosingDays,
    addons,
    cost: pricing(price, addons, now()),
    today,
    mostInCart: catalogue.market.mostInCart,
    cancellation: catalogue.market.cancellation,
  }
}

/** Refuses `date_out_of_range`, and `closed_on_date` for a day on which no booking may start. */
export const checkStart = (first: Day, today: Day, time: string, opening: OpeningDays): void => {
  if (!inBookingWindow(first, today)) throw refuseFields({ dateStart: [shelfRefusals.date_out_of_range] })
  if (first < firstStart(today, time, opening) || !mayStartOn(first, opening))
    throw refuseFields({ dateStart: [bookingRefusals.closed_on_date] })
}

/** A caller may name a service by its own id or by the id of its offer with the shelf type. Refuses `service_unknown`. */
export const chosenServices = (
  { typeServices, services }: Catalogue,
  price: Pick<Price, 'shelfType'>,
  chosen: readonly { service: string; quantity: number }[],
) =>
  chosen.map(({ service: id, quantity }) => {
    const offer = [...typeServices.values()].find(
      one => one.shelfType === price.shelfType && (one.id === id || one.service === id),
    )
    const service = offer && services.get(offer.service)
    if (!offer || !service) throw refuseFields({ bookingAddons: [bookingRefusals.service_unknown] })
    return { service: { ...offer, id: service.id, name: service.name }, quantity }
  })
