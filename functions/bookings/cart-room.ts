import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { statusNow } from '#shared/bookings/rules.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { nowSeconds } from '../kit/clock.ts'
import { commit, VersionConflict } from '../kit/table.ts'
import { endInCart, readCart } from './table/cart.ts'
import { readRequests } from './table/request.ts'

/** Thrown when the cart holds as many reservations as it may. */
class CartFull extends Error {}

/**
 * Handles a full cart: releases holds that ran out but still count in it, and tries the reservation again. Refuses
 * `cart_full` when every reservation in it still holds.
 */
export const makeRoom = (market: string, token: string) => ({
  error: new CartFull(),
  tryAgain: async (error: unknown): Promise<void> => {
    if (!(error instanceof CartFull)) throw error
    const cart = await readCart(market, token)
    const now = nowSeconds()
    const requests = await readRequests(market, cart?.live ?? [])
    const held = requests.filter(({ status, expiresOn }) => statusNow(status, expiresOn, now) !== 'expired')
    const over = (cart?.live ?? []).filter(id => !held.some(request => request.id === id))
    if (!over.length) throw refuse(bookingRefusals.cart_full)
    await commit([endInCart(market, token, over, now)])
    throw new VersionConflict()
  },
})
