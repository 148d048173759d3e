/** Holding shelves and letting them go: the calls, and what they change in the cart. */
import { bookingsContract } from '#shared/bookings/contract.ts'
import { call } from '../kit/call.ts'
import { asFailure } from '../kit/failure.ts'
import type { Buyer } from '../shelves/use-shelves.ts'
import { type CartEntry, clearCart, entriesOf, isAlive, keepEntries, tokenOf } from './cart.ts'
import type { DraftBooking } from './draft-booking.ts'

/** Reserves what was chosen and puts it into the cart. `key` stays the same while the same wish is tried again. */
export const reserve = async (buyer: Buyer, draft: DraftBooking, key: string): Promise<void> => {
  const { audience, marketId } = buyer
  const answer = await call(bookingsContract.reserve, {
    audience,
    market: marketId,
    key,
    body: {
      type: 'new',
      shelfPeriodPrice: draft.shelfPeriodPrice,
      dateStart: draft.dateStart,
      bookingAddons: draft.bookingAddons.map(({ service, quantity }) => ({ service, quantity })),
      cartToken: tokenOf(marketId),
    },
  })
  const entry: CartEntry = {
    ...draft,
    marketId,
    bookingRequest: answer.id,
    cartToken: answer.cartToken,
    isGuests: audience === 'anonymous',
    shelfName: answer.shelf.name,
    dateStart: answer.dateStart,
    dateEnd: answer.dateEnd,
    dateStartCustomer: answer.dateStart,
    dateEndCustomer: answer.dateEnd,
    eligibleClosingDays: answer.eligibleClosingDays,
    discountedPrice: answer.discountedPrice,
    totalPrice: answer.totalPrice,
    reservedAt: answer.reservedTs,
    expiresOn: answer.expiresOn,
    clockAhead: Math.round(answer.reservedTs - Date.now() / 1000),
  }
  keepEntries(marketId, [
    ...entriesOf(marketId).filter(({ bookingRequest }) => bookingRequest !== answer.id),
    entry,
  ])
}

const underWay = new Set<string>()

/** Takes one reservation out of the cart; one that the server does not know any more is gone as well. */
export const removeEntry = async ({ audience, marketId }: Buyer, entry: CartEntry): Promise<boolean> => {
  if (underWay.size) return false
  underWay.add(entry.bookingRequest)
  try {
    await call(bookingsContract.remove, {
      audience,
      market: marketId,
      body: { bookingRequest: entry.bookingRequest, cartToken: entry.cartToken },
    })
  } catch (thrown) {
    if (asFailure(thrown).status !== 404) throw thrown
  } finally {
    underWay.delete(entry.bookingRequest)
  }
  keepEntries(
    marketId,
    entriesOf(marketId).filter(({ bookingRequest }) => bookingRequest !== entry.bookingRequest),
  )
  return true
}

/** The first hold ran out: the cart is emptied, and what still is held is let go for others to book. */
export const expireCart = ({ audience, marketId }: Buyer): void => {
  const held = entriesOf(marketId).filter(entry => isAlive(entry, Date.now()))
  clearCart(marketId)
  for (const { bookingRequest, cartToken } of held) {
    call(bookingsContract.remove, { audience, market: marketId, body: { bookingRequest, cartToken } }).catch(
      () => undefined,
    )
  }
  emitExpired(marketId)
}

/** The window event when a cart expires. */
export const EXPIRED = 'reol:booking-expired'

export const emitExpired = (marketId: string): void => {
  window.dispatchEvent(new CustomEvent(EXPIRED, { detail: { marketId } }))
}
