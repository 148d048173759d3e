import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { statusNow } from '#shared/bookings/rules.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { nowSeconds } from '../kit/clock.ts'
import { commit } from '../kit/table.ts'
import { endInCart, readCart } from './table/cart.ts'
import { readRequests } from './table/request.ts'

/** Thrown when the cart counts as many reservations as it may hold. */
export class CartFull extends Error {}

/**
 * Makes room in a full cart: a cart counts holds that have expired until somebody removes them, and this does. Refuses
 * `cart_full` when every reservation in it still holds.
 */
export const removeExpired = async (market: string, token: string): Promise<void> => {
  const cart = await readCart(market, token)
  const now = nowSeconds()
  const requests = await readRequests(market, cart?.live ?? [])
  const held = requests.filter(({ status, expiresOn }) => statusNow(status, expiresOn, now) !== 'expired')
  const expired = (cart?.live ?? []).filter(id => !held.some(request => request.id === id))
  if (!expired.length) throw refuse(bookingRefusals.cart_full)
  await commit([endInCart(market, token, expired, now)])
}
