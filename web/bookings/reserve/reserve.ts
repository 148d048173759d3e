/** Holding shelves and letting them go: the calls, and what they change in the cart. */
import { visitorsCalls } from '#shared/bookings/visitors-calls.ts'
import { call } from '../../kit/call.ts'
import { serverAheadSeconds } from '../../kit/calls/server-clock.ts'
import type { Buyer } from '../../shelves/use-shelves.ts'
import {
  type CartEntry,
  clearCart,
  entriesOf,
  expiredInfo,
  isAlive,
  keepEntries,
  tokenOf,
} from '../cart/cart.ts'
import { letGo } from '../cart/let-go.ts'
import { type DraftBooking, isAsChosen } from '../choice/draft-booking.ts'
import type { MovedShelf } from '../choice/wizard-context.ts'

/** Asks the server to hold a shelf, in the place of `replaced` if given. Throws CallFailure. */
const askToHold = (
  { audience, marketId }: Buyer,
  draft: DraftBooking,
  key: string,
  replaced: CartEntry | undefined,
) =>
  call(visitorsCalls.reserve, {
    audience,
    market: marketId,
    key,
    body: {
      type: 'new',
      shelfPeriodPrice: draft.shelfPeriodPrice,
      dateStart: draft.dateStart,
      bookingAddons: draft.bookingAddons.map(({ service, quantity }) => ({ service, quantity })),
      cartToken: replaced?.cartToken ?? tokenOf(marketId),
      replaces: replaced?.bookingRequest,
    },
  })

/**
 * Reserves what was chosen and puts it into the cart: a further reservation, or in the place of `replaced`, which stays
 * if the call fails. `key` stays the same while the same wish is tried again. Throws CallFailure.
 */
export const reserve = async (
  buyer: Buyer,
  draft: DraftBooking,
  key: string,
  replaced?: CartEntry,
): Promise<CartEntry> => {
  if (replaced && isAsChosen(replaced, draft)) return replaced
  const { audience, marketId } = buyer
  const answer = await askToHold(buyer, draft, key, replaced)
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
    clockAhead: serverAheadSeconds(),
  }
  const before = entriesOf(marketId).filter(({ bookingRequest }) => bookingRequest !== answer.id)
  const at = before.findIndex(({ bookingRequest }) => bookingRequest === replaced?.bookingRequest)
  keepEntries(marketId, at < 0 ? [...before, entry] : before.with(at, entry))
  return entry
}

/** What the checkout has to say of a reservation that was made anew; nothing when it kept its shelf, or its type changed. */
export const movedShelf = (before: CartEntry, after: CartEntry): MovedShelf[] =>
  before.shelfTypeId === after.shelfTypeId && before.shelfName !== after.shelfName
    ? [{ bookingRequest: after.bookingRequest, from: before.shelfName }]
    : []

const free = (buyer: Buyer, { bookingRequest, cartToken }: CartEntry): Promise<void> =>
  letGo(buyer, { bookingRequest, cartToken })

const underWay = new Set<string>()

/** Takes one reservation out of the cart. False while another is being taken out. Throws CallFailure. */
export const removeEntry = async (buyer: Buyer, entry: CartEntry): Promise<boolean> => {
  const { marketId } = buyer
  if (underWay.size) return false
  underWay.add(entry.bookingRequest)
  try {
    await free(buyer, entry)
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
export const expireCart = (buyer: Buyer): void => {
  const { marketId } = buyer
  const all = entriesOf(marketId)
  const held = all.filter(entry => isAlive(entry, Date.now()))
  clearCart(marketId)
  for (const entry of held) free(buyer, entry).catch(() => undefined)
  emitExpired(all)
}

/** The window event when a cart expires. */
export const EXPIRED = 'reol:booking-expired'

/** `expired`: what was in the cart. It is kept, so that the visitor can try the same again. */
export const emitExpired = (expired: readonly CartEntry[]): void => {
  expiredInfo.write([...expired])
  window.dispatchEvent(new Event(EXPIRED))
}
