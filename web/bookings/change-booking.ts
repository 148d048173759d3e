/**
 * Changing a reservation: the new one is held before the old one is let go, so the visitor never has neither. The change
 * is noted in the browser first, so that a reload in between leaves one reservation, not two.
 */
import * as z from 'zod/mini'
import { day } from '#shared/kit/text.ts'
import { asFailure, hasCode } from '../kit/failure.ts'
import { stored } from '../kit/stored.ts'
import type { Buyer } from '../shelves/use-shelves.ts'
import { type CartEntry, entriesOf } from './cart.ts'
import { type DraftBooking, isAsChosen } from './draft-booking.ts'
import { askToHold, letGo, reserve } from './reserve.ts'

const anyChange = z.object({
  cartToken: z.string(),
  /** The reservation that goes. */
  old: z.string(),
  /** What is wanted instead: the id of the price, and the first day. */
  price: z.string(),
  dateStart: day,
  /** The reservations that were in the cart before. */
  known: z.array(z.string()),
})

const change = stored('bookingChange', found => anyChange.safeParse(found).data)

const idOf = ({ bookingRequest }: CartEntry): string => bookingRequest

/** Reserves what was chosen: a further reservation, or in place of `old`. Throws CallFailure; then `old` stays. */
export const hold = async (
  buyer: Buyer,
  draft: DraftBooking,
  key: string,
  old?: CartEntry,
): Promise<CartEntry> => {
  if (old && isAsChosen(old, draft)) return old
  change.clear()
  return old ? replace(buyer, draft, key, old) : reserve(buyer, draft, key)
}

const replace = async (
  buyer: Buyer,
  draft: DraftBooking,
  key: string,
  old: CartEntry,
): Promise<CartEntry> => {
  change.write({
    cartToken: old.cartToken,
    old: old.bookingRequest,
    price: draft.shelfPeriodPrice,
    dateStart: draft.dateStart,
    known: entriesOf(buyer.marketId).map(idOf),
  })
  try {
    const entry = await reserve(buyer, draft, key, old).catch(thrown => {
      if (!hasCode(asFailure(thrown), 'cart_full')) throw thrown
      return replaceInFullCart(buyer, draft, key, old)
    })
    await end(buyer, old)
    return entry
  } catch (thrown) {
    // Without an answer the new one may be held all the same: the next look at the server's cart ends the change.
    if (asFailure(thrown).status !== 0) change.clear()
    throw thrown
  }
}

/**
 * A full cart has no room for both. The new one is held in a cart of its own first: only what can be had takes the place
 * of the old one. If another visitor is faster in between, the old one is reserved again.
 */
const replaceInFullCart = async (
  buyer: Buyer,
  draft: DraftBooking,
  key: string,
  old: CartEntry,
): Promise<CartEntry> => {
  const { id, cartToken } = await askToHold(buyer, draft, crypto.randomUUID())
  const trial = { bookingRequest: id, cartToken }
  try {
    await letGo(buyer, old)
  } finally {
    await letGo(buyer, trial)
  }
  try {
    return await reserve(buyer, draft, key, old)
  } catch (thrown) {
    await reserve(buyer, old, crypto.randomUUID(), old)
    throw thrown
  }
}

/** Lets the old one go. If that fails, its hold ends by itself; until then finishChange keeps it out of the cart. */
const end = async (buyer: Buyer, old: Pick<CartEntry, 'bookingRequest' | 'cartToken'>): Promise<void> => {
  try {
    await letGo(buyer, old)
    change.clear()
  } catch {
    // The change stays noted.
  }
}

/** Ends a change that was interrupted. Returns what the visitor has of `held`, the server's cart. */
export const finishChange = async (buyer: Buyer, token: string, held: CartEntry[]): Promise<CartEntry[]> => {
  const open = change.read()
  if (open?.cartToken !== token) return held
  const isWanted = (entry: CartEntry) =>
    entry.shelfPeriodPrice === open.price &&
    entry.dateStart === open.dateStart &&
    !open.known.includes(entry.bookingRequest)
  if (!held.some(isWanted)) return held
  await end(buyer, { bookingRequest: open.old, cartToken: token })
  return held.filter(entry => entry.bookingRequest !== open.old)
}
