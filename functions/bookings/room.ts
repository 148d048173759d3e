/**
 * Room for another reservation. A cart, and an internet address, count holds that have ended until somebody needs the
 * room; so no hold that ends has to write there.
 */
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { statusNow } from '#shared/bookings/rules.ts'
import { isHeld } from '#shared/bookings/states.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { nowSeconds } from '../kit/clock.ts'
import { commit } from '../kit/table.ts'
import { endInCart, readCart } from './table/cart.ts'
import { type BookingRequest, readRequests } from './table/request.ts'
import { endHeldBy, readHeldBy } from './table/visitor.ts'

/** Thrown when the cart counts as many reservations as it may hold. */
export class CartFull extends Error {}

/** Thrown when an internet address counts as many reservations as it may hold. */
export class VisitorFull extends Error {}

/** The requests that no longer count. */
const ended = async (
  market: string,
  counted: readonly string[],
  counts: (request: BookingRequest) => boolean,
): Promise<string[]> => {
  const requests = await readRequests(market, counted)
  const now = nowSeconds()
  const live = requests.filter(request =>
    counts({ ...request, status: statusNow(request.status, request.expiresOn, now) }),
  )
  return counted.filter(id => !live.some(request => request.id === id))
}

/** Makes room in a full cart. Refuses `cart_full` when every reservation in it still holds. */
export const makeRoomInCart = async (market: string, token: string): Promise<void> => {
  const counted = (await readCart(market, token))?.live ?? []
  const over = await ended(market, counted, ({ status }) => status !== 'expired')
  if (!over.length) throw refuse(bookingRefusals.cart_full)
  await commit([endInCart(market, token, over, nowSeconds())])
}

/** Makes room at an internet address. Refuses `too_many_holds` when all its reservations are live and unpaid. */
export const makeRoomForVisitor = async (market: string, mark: string): Promise<void> => {
  const counted = await readHeldBy(market, mark)
  const over = await ended(market, counted, ({ status, customer }) => isHeld(status) && !customer)
  if (!over.length) throw refuse(bookingRefusals.too_many_holds)
  await commit([endHeldBy(market, mark, over, nowSeconds())])
}
