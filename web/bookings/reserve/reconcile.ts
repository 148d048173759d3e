/** What the server knows of a cart, and what that makes of ours. */

import { isBooked, isHeld, type RequestStatus } from '#shared/bookings/states.ts'
import { type BookingRequestAnswer, visitorsCalls } from '#shared/bookings/visitors-calls.ts'
import { call } from '../../kit/call.ts'
import { serverAheadSeconds } from '../../kit/calls/server-clock.ts'
import type { Buyer } from '../../shelves/use-shelves.ts'
import { type CartEntry, entriesOf, keepEntries, openPaymentAt, tokenOf } from '../cart/cart.ts'
import { choice, choiceAt } from '../choice/choice.ts'

/** A request of the server's as an entry of the cart; `known` is what we had of it. */
export const entryOf = (
  request: BookingRequestAnswer,
  marketId: string,
  token: string,
  known?: CartEntry,
): CartEntry => ({
  marketId,
  bookingRequest: request.id,
  cartToken: token,
  isGuests: request.customer === null,
  type: request.type,
  parentBookingRequest: request.parentBookingRequest,
  shelfTypeId: request.shelfType.id,
  shelfTypeName: request.shelfTypeName,
  shelfName: request.shelf.name,
  bookingPeriod: request.shelfPeriodPrice.bookingPeriod,
  shelfPeriodPrice: request.shelfPeriodPrice.id,
  dateStart: request.dateStart,
  dateEnd: request.dateEnd,
  dateStartCustomer: request.dateStartCustomer,
  dateEndCustomer: request.dateEndCustomer,
  eligibleClosingDays: request.eligibleClosingDays,
  originalPrice: request.price,
  discountPercent: request.discountPercent,
  isDiscountActive: request.discountPercent !== null,
  discountedPrice: request.discountedPrice,
  bookingAddons: request.bookingAddons,
  totalPrice: request.totalPrice,
  reservedAt: Date.parse(request.reservedAt) / 1000,
  expiresOn: request.expiresOn,
  clockAhead: known?.clockAhead ?? serverAheadSeconds(),
})

export interface Found {
  /** Booked: someone paid in another tab, or before a reload. */
  booked: CartEntry[]
  /** Held, as entries. */
  held: CartEntry[]
}

/** Sorts what the server answered. */
const sortFound = (
  results: readonly BookingRequestAnswer[],
  marketId: string,
  token: string,
  known: readonly CartEntry[],
): Found => {
  const among = (is: (status: RequestStatus) => boolean): CartEntry[] =>
    results
      .filter(({ status }) => is(status))
      .map(request => {
        const before = known.find(({ bookingRequest }) => bookingRequest === request.id)
        return entryOf(request, marketId, token, before)
      })
  return { booked: among(isBooked), held: among(isHeld) }
}

/** A change whose answer was lost was made all the same: what took the place of the old reservation is changed next. */
const followChange = (marketId: string, known: readonly CartEntry[], held: readonly CartEntry[]): void => {
  const chosen = choiceAt(marketId)
  const isIn = (entries: readonly CartEntry[], id: string) =>
    entries.some(({ bookingRequest }) => bookingRequest === id)
  if (!chosen.replaces || isIn(held, chosen.replaces)) return
  const [made, ...others] = held.filter(({ bookingRequest }) => !isIn(known, bookingRequest))
  if (made && !others.length) choice.write({ ...chosen, replaces: made.bookingRequest })
}

/**
 * Asks the server about a cart and keeps what is still held. `token` may be that of a cart which another tab has
 * just emptied: then nothing is kept, only told. Throws CallFailure.
 */
export const reconcile = async ({ audience, marketId }: Buyer, token: string): Promise<Found> => {
  const answer = await call(visitorsCalls.readCart, {
    audience,
    market: marketId,
    query: { cartToken: token },
  })
  const known = entriesOf(marketId)
  const all = sortFound(answer.results, marketId, token, known)
  // Skip what was already paid out of a cart that is still in use.
  const isNews = ({ bookingRequest: id }: CartEntry) =>
    !known.length || known.some(one => one.bookingRequest === id)
  const found = { ...all, booked: all.booked.filter(isNews) }
  const isOurs = tokenOf(marketId) === token
  const isPaying = openPaymentAt(marketId)?.cartToken === token
  if (isOurs && !isPaying && !found.booked.length) {
    keepEntries(marketId, found.held)
    followChange(marketId, known, found.held)
  }
  return found
}

/** The customer who logged in takes over what was reserved as a guest. Throws CallFailure. */
export const takeOver = async (marketId: string): Promise<void> => {
  const guests = entriesOf(marketId).filter(entry => entry.isGuests)
  const [first] = guests
  if (!first) return
  const answer = await call(visitorsCalls.takeOver, {
    audience: 'customer',
    market: marketId,
    params: { marketId },
    body: { cartToken: first.cartToken },
  })
  const { held } = sortFound(answer.results, marketId, first.cartToken, guests)
  keepEntries(
    marketId,
    held.map(entry => ({ ...entry, isGuests: false })),
  )
}
