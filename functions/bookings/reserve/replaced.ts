/** The reservation that another one takes the place of, as when a visitor chooses another day. */
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { isHeld } from '#shared/bookings/states.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Write } from '../../kit/table.ts'
import { free, readCalendarsOf } from '../../shelves/table/calendar.ts'
import type { Reserve } from '../quote/quote.ts'
import { type Cart, readCart } from '../table/cart.ts'
import { type BookingRequest, moveRequest, readRequest } from '../table/request.ts'

interface Replaced {
  request: BookingRequest
  /** The cart that counts it. */
  cart: Cart
}

/** Undefined when nothing is replaced. Refuses `not_found` in another cart, `reservation_expired` when it has ended. */
export const readReplaced = async ({ market, body }: Reserve): Promise<Replaced | undefined> => {
  if (!body.replaces) return undefined
  const request = await readRequest(market, body.replaces)
  if (request.cartToken !== body.cartToken) throw refuse(commonRefusals.not_found)
  const cart = await readCart(market, request.cartToken)
  if (!cart?.live.includes(request.id) || !isHeld(request.status) || nowSeconds() >= request.expiresOn)
    throw refuse(bookingRefusals.reservation_expired)
  return { request, cart }
}

/**
 * The writes that let it go. A payment that still arrives for it is refunded. Its shelf is not freed when it is `kept`: the
 * new reservation takes that shelf and writes its calendar.
 */
export const letGo = async (market: string, request: BookingRequest, kept: string): Promise<Write[]> => {
  const calendars = request.shelf.id === kept ? [] : await readCalendarsOf(market, [request])
  return [...moveRequest(market, { ...request, isRemoved: true }, 'expire'), ...free(calendars, request.id)]
}
