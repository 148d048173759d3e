/** What is typed at the till, as the form keeps it, and what it says of the booking. */
import { daysOf, type Length, lastDay } from '#shared/bookings/free-shelf.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { type Day, isDay } from '#shared/kit/day.ts'
import { momentOn } from '#shared/kit/moment-on.ts'
import { sentPrice } from '#shared/shelves/price-grid.ts'
import type { Period } from '#shared/shelves/rules.ts'
import { typedTime } from '../../kit/typed/typed-time.ts'

/** Whose booking it is. `nobody`: a hold until somebody is found. */
export type Who = 'customer' | 'market' | 'nobody'

/** How a customer pays: in the shop now, in the shop later, from the sales; or the shelf is only held. */
export type Pay = 'now' | 'later' | 'withhold' | 'hold'

/** The fields of the form. Those that the server knows too have its names, so that a refusal finds its field. */
export type TypedBooking = {
  /** The `Idempotency-Key`, made when the form opens: kept with what is typed, so that a reload books once too. */
  key: string
  who: Who
  /** The number of the chosen customer. */
  customer: string
  /** The new customer's fields are shown. */
  isNew: boolean
  newName: string
  newEmail: string
  newPhone: string
  description: string
  shelfType: string
  /** Empty: the last day is typed instead. */
  bookingPeriod: string
  dateStart: string
  dateEnd: string
  /** How many of each service: `{"<id>":2}`. */
  services: string
  /** Empty: the tightest fit. */
  shelf: string
  /** Another price than that of the price list. */
  hasOwnPrice: boolean
  price: string
  pay: Pay
  /** The day and the time at which a hold ends; without a day only staff end it. */
  validUntil: string
  validTime: string
  sendsMail: boolean
}

export const quantities = (typed: Pick<TypedBooking, 'services'>): Record<string, number> =>
  JSON.parse(typed.services || '{}')

export const withQuantity = (typed: TypedBooking, service: string, quantity: number): string => {
  const { [service]: _, ...others } = quantities(typed)
  return JSON.stringify(quantity > 0 ? { ...others, [service]: quantity } : others)
}

/** How long the typed booking is; undefined as long as it has no length. */
export const lengthOf = (typed: TypedBooking, period: Period | undefined): Length | undefined => {
  if (typed.bookingPeriod) return period && { period }
  if (!isDay(typed.dateStart) || !isDay(typed.dateEnd) || typed.dateEnd < typed.dateStart) return undefined
  return { days: daysOf(typed.dateStart, typed.dateEnd) }
}

export interface Days {
  first: Day
  last: Day
  length: Length
}

/** The days that the typed booking takes; undefined as long as they are not known. */
export const typedDays = (
  typed: TypedBooking,
  period: Period | undefined,
  closingDays: readonly Day[],
): Days | undefined => {
  const length = lengthOf(typed, period)
  if (!length || !isDay(typed.dateStart)) return undefined
  return { first: typed.dateStart, last: lastDay(typed.dateStart, length, closingDays), length }
}

export const isHold = ({ who, pay }: Pick<TypedBooking, 'who' | 'pay'>): boolean =>
  who === 'nobody' || (who === 'customer' && pay === 'hold')

const statusOf = (typed: TypedBooking): number => {
  if (isHold(typed)) return SHELF_BOOKING.reserved
  return typed.who === 'customer' && typed.pay === 'now'
    ? SHELF_BOOKING.bookedAndPaid
    : SHELF_BOOKING.bookedNotPaid
}

/** ISO 8601; null without a day. What is no day or no time travels as it is typed, and is refused. */
const untilOf = ({ validUntil, validTime }: TypedBooking, timeZone: string): string | null => {
  const time = typedTime(validTime)
  if (!validUntil) return null
  if (!isDay(validUntil) || !time) return validUntil
  return new Date(momentOn(timeZone, validUntil, time)).toISOString()
}

/** What is sent. `shelf`: the chosen one, or the tightest fit; `customer`: also one who was just created. */
export const bodyOf = (
  typed: TypedBooking,
  { shelf, customer, timeZone }: { shelf: string; customer: string; timeZone: string },
): Record<string, unknown> => {
  const isMarkets = typed.who === 'market'
  const chosen = isMarkets ? {} : quantities(typed)
  return {
    shelf,
    status: statusOf(typed),
    customer: typed.who === 'customer' ? customer : null,
    dateStart: typed.dateStart,
    ...(typed.bookingPeriod ? { bookingPeriod: typed.bookingPeriod } : { dateEnd: typed.dateEnd }),
    ...(isMarkets || !typed.hasOwnPrice ? {} : { price: sentPrice(typed.price) ?? typed.price }),
    bookingAddons: Object.entries(chosen).map(([service, quantity]) => ({ service, quantity })),
    description: typed.who === 'customer' ? '' : typed.description,
    isBookingForMarket: isMarkets,
    withholdFromSales: typed.who === 'customer' && typed.pay === 'withhold',
    ...(isHold(typed) ? { validUntil: untilOf(typed, timeZone) } : {}),
  }
}

/** What the shape of the call cannot say: codes by field. `listed`: the price list has a price for it. */
export const checkTyped = (typed: TypedBooking, listed: boolean): Record<string, string> => ({
  ...(typed.who === 'customer' && !typed.customer && !typed.isNew ? { customer: 'required' } : {}),
  ...(typed.who === 'market' && !typed.description.trim() ? { description: 'required' } : {}),
  ...startProblem(typed),
  ...(typed.bookingPeriod ? {} : endProblem(typed)),
  ...(typed.who === 'market' ? {} : priceProblem(typed, listed)),
  ...(isHold(typed) && typed.validUntil && !typedTime(typed.validTime) ? { validTime: 'invalid' } : {}),
})

const startProblem = ({ dateStart }: TypedBooking): Record<string, string> => {
  if (!dateStart.trim()) return { dateStart: 'required' }
  return isDay(dateStart) ? {} : { dateStart: 'invalid_date' }
}

const endProblem = ({ dateStart, dateEnd }: TypedBooking): Record<string, string> => {
  if (!dateEnd.trim()) return { dateEnd: 'required' }
  if (!isDay(dateEnd)) return { dateEnd: 'invalid_date' }
  return isDay(dateStart) && dateEnd < dateStart ? { dateEnd: 'ends_before_it_begins' } : {}
}

/** A hold needs no price yet. */
const priceProblem = (typed: TypedBooking, listed: boolean): Record<string, string> => {
  const isMissing = typed.hasOwnPrice ? !typed.price.trim() : !listed
  if (isMissing) return isHold(typed) && !typed.hasOwnPrice ? {} : { price: 'required' }
  return typed.hasOwnPrice && sentPrice(typed.price) === undefined ? { price: 'invalid' } : {}
}
