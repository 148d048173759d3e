/** What staff type about a booking, checked against the price list. */
import type * as z from 'zod/mini'
import { addonLines } from '#shared/bookings/rules.ts'
import { isBookable } from '#shared/bookings/staff-booking.ts'
import type { shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { addDays, type Day } from '#shared/kit/day.ts'
import { sum } from '#shared/kit/money.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import type { Minor } from '#shared/kit/units.ts'
import { EXTENSION_DAYS } from '#shared/shelves/calendar.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { bookingEnd, discountedPrice, isDiscountActive } from '#shared/shelves/rules.ts'
import { type Customer, readCustomer } from '../../customers/table/customer.ts'
import { now, todayIn } from '../../kit/clock.ts'
import { ignoreRefusal } from '../../kit/ignore-refusal.ts'
import type { Catalogue } from '../../shelves/table/catalogue.ts'
import type { BookingPeriod } from '../../shelves/table/period.ts'
import { readShelf } from '../../shelves/table/shelf.ts'
import { chosenServices } from '../quote/quote.ts'
import type { BookingRequest } from '../table/request.ts'

type Typed = z.output<typeof shelfBookingsCalls.changeShelfBooking.body>

/** The dates that staff ask for. Refuses `required`, `date_out_of_range`, and `unknown` for a period that is not there. */
export const datesOf = (
  catalogue: Catalogue,
  { dateStart, dateEnd, bookingPeriod }: { dateStart: Day } & Pick<Typed, 'dateEnd' | 'bookingPeriod'>,
): Pick<BookingRequest, 'dateStart' | 'dateEnd' | 'eligibleClosingDays' | 'bookingPeriod'> => {
  const period = bookingPeriod === undefined ? undefined : periodOf(catalogue, bookingPeriod)
  const bought = period && bookingEnd(dateStart, period, catalogue.market.closingDays)
  const last = dateEnd ?? bought?.last
  if (!last) throw refuseFields({ dateEnd: [inputRefusals.required] })
  const dates = { dateStart, dateEnd: last }
  if (!isBookable(dates, addDays(todayIn(catalogue.market), -EXTENSION_DAYS)))
    throw refuseFields({
      [last < dateStart ? 'dateEnd' : 'dateStart']: [shelfRefusals.date_out_of_range],
    })
  return {
    ...dates,
    eligibleClosingDays: bought?.last === last ? bought.eligibleClosingDays : [],
    bookingPeriod: period
      ? { id: period.id, name: period.name, days: period.days, weeks: period.weeks, months: period.months }
      : NO_PERIOD,
  }
}

/** Of a booking whose last day staff typed. */
const NO_PERIOD = { id: '', name: '', days: 0, weeks: 0, months: 0 }

const periodOf = ({ periods }: Catalogue, id: string): BookingPeriod => {
  const period = periods.get(id)
  if (!period) throw refuseFields({ bookingPeriod: [inputRefusals.unknown] })
  return period
}

/** What a booking costs: money in minor units. `price` is what the price list says, or what staff typed without one. */
type Cost = Pick<
  BookingRequest,
  'price' | 'discountPercent' | 'discountedPrice' | 'totalPrice' | 'bookingAddons' | 'shelfPeriodPrice'
>

/**
 * The price list's price of a type and a period, unless staff typed another; with services. Refuses `service_unknown`.
 */
export const costOf = (
  catalogue: Catalogue,
  {
    type,
    period,
    typed,
    addons,
  }: {
    type: string
    period: string
    typed: Minor | undefined
    addons: NonNullable<Typed['bookingAddons']>
  },
): Cost => {
  const listed = [...catalogue.prices.values()].find(
    one => one.shelfType === type && one.bookingPeriod === period,
  )
  const offered = listed ? discountedPrice(listed.price, listed, now()) : 0
  const rent = typed ?? offered
  const bookingAddons = addonLines(chosenServices(catalogue, { shelfType: type }, addons), now())
  return {
    shelfPeriodPrice: listed?.id ?? '',
    price: listed?.price ?? rent,
    discountPercent:
      listed && rent === offered && isDiscountActive(listed, now()) ? listed.discountPercent : null,
    discountedPrice: rent,
    bookingAddons,
    totalPrice: rent + sum(bookingAddons.map(({ totalPrice }) => totalPrice)),
  }
}

/** A shelf with its type, as a booking keeps them. Refuses `unknown` for one that is not there. */
export const shelfOf = async (
  { market, types }: Catalogue,
  id: string,
): Promise<Pick<BookingRequest, 'shelf' | 'shelfType'>> => {
  const shelf = await readShelf(market.marketId, id).catch(ignoreRefusal(commonRefusals.not_found))
  if (!shelf) throw refuseFields({ shelf: [inputRefusals.unknown] })
  return {
    shelf: { id, name: shelf.name },
    shelfType: { id: shelf.shelfType, name: types.get(shelf.shelfType)?.name ?? '' },
  }
}

/**
 * Staff book for a customer, or for the market. Only a hold needs neither. Refuses `required` without a customer, and
 * `invalid` for a customer of the market's own booking.
 */
export const checkWhose = ({
  customer,
  isBookingForMarket,
  status,
}: Pick<Typed, 'customer' | 'isBookingForMarket'> & { status: number | undefined }): void => {
  if (isBookingForMarket && customer) throw refuseFields({ customer: [inputRefusals.invalid] })
  if (!isBookingForMarket && !customer && status !== SHELF_BOOKING.reserved)
    throw refuseFields({ customer: [inputRefusals.required] })
}

/** Refuses `unknown` when no customer has the number. */
export const customerOf = async (
  market: string,
  userNumber: string | null | undefined,
): Promise<Customer | null> => {
  if (!userNumber) return null
  const customer = await readCustomer(market, userNumber).catch(ignoreRefusal(commonRefusals.not_found))
  if (!customer) throw refuseFields({ customer: [inputRefusals.unknown] })
  return customer
}

/** Who has a booking, as it keeps them. */
export const holderOf = (
  customer: Pick<Customer, 'userNumber' | 'name' | 'email' | 'phone'> | null,
): Pick<BookingRequest, 'customer' | 'customerEmail' | 'buyer'> => ({
  customer: customer?.userNumber ?? null,
  customerEmail: customer?.email ?? null,
  buyer: customer ? { name: customer.name, phone: customer.phone } : null,
})
