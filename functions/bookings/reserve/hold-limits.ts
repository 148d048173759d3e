/**
 * What happens when a cart or a holder has as many reservations as it may. Both count holds that have ended until the
 * limit is reached; so no hold that ends has to write there.
 */
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { statusNow } from '#shared/bookings/rules.ts'
import { isHeld } from '#shared/bookings/states.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { commit, TryAgain } from '../../kit/table.ts'
import { endInCart, readCart } from '../table/cart.ts'
import { endHeldBy, readHeldBy } from '../table/holder.ts'
import { type BookingRequest, readRequests } from '../table/request.ts'

/** Thrown when the cart counts as many reservations as it may hold. */
export class CartFull extends Error {}

/** Thrown when a holder counts as many reservations as it may hold. */
export class HolderFull extends Error {}

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

interface Needed {
  /** The cart. */
  token: string
  holder: string
  customer: string | null
}

/**
 * Handles the error of a commit that adds a reservation: where it met a limit, drops the holds that have ended and throws
 * `TryAgain`. Throws any other error as it is. Refuses `cart_full`, `too_many_holds`.
 */
export const dropEndedHolds =
  (market: string, { token, holder, customer }: Needed) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof CartFull) await dropEndedInCart(market, token)
    else if (error instanceof HolderFull) await dropEndedOfHolder(market, holder, customer)
    else throw error
    throw new TryAgain()
  }

/** Drops the ended holds of a full cart. Refuses `cart_full` when every reservation in it still holds. */
const dropEndedInCart = async (market: string, token: string): Promise<void> => {
  const counted = (await readCart(market, token))?.live ?? []
  const over = await ended(market, counted, ({ status }) => status !== 'expired')
  if (!over.length) throw refuse(bookingRefusals.cart_full)
  await commit([endInCart(market, token, over, nowSeconds())])
}

/**
 * Drops the ended holds of a holder: the customer, or without one an internet address. Refuses `too_many_holds` when all
 * that it holds is live and unpaid. What a customer took over from an address is the customer's.
 */
const dropEndedOfHolder = async (market: string, holder: string, customer: string | null): Promise<void> => {
  const counted = await readHeldBy(market, holder)
  const over = await ended(
    market,
    counted,
    request => isHeld(request.status) && request.customer === customer,
  )
  if (!over.length) throw refuse(bookingRefusals.too_many_holds)
  await commit([endHeldBy(market, holder, over, nowSeconds())])
}
