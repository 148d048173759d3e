/** The booking that an extension extends. */
import { extensionLink } from '#shared/bookings/link.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { extensionStart, mayExtend } from '#shared/bookings/rules.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import type { Quote, Reserve } from './quote.ts'
import { readCart } from './table/cart.ts'
import { type BookingRequest, readExtensions, readRequest } from './table/request.ts'

/**
 * The booking to extend, without its extensions that expired; undefined for a new one. A booking that is not the
 * caller's is not found. The extension must have the same shelf type and start on the day after the booking ends.
 */
export const readParent = async (call: Reserve, quote: Quote): Promise<BookingRequest | undefined> => {
  const { market, body } = call
  if (quote.type === 'new' || !body.parentBookingRequest) return undefined
  const parent = await readRequest(market, body.parentBookingRequest)
  await checkOwner(call, parent)
  const children = Object.fromEntries(
    Object.entries(await readExtensions(market, parent)).filter(([, status]) => status !== 'expired'),
  )
  const childrenStatuses = Object.values(children)
  if (quote.shelfType.id !== parent.shelfType.id || !mayExtend({ ...parent, childrenStatuses }, quote.today))
    throw refuse(bookingRefusals.extension_not_allowed)
  if (quote.first !== extensionStart(parent))
    throw refuseFields({ dateStart: [shelfRefusals.date_out_of_range] })
  return { ...parent, children }
}

/**
 * The id of a booking is no secret, so the caller shows more: the login of its customer, the token of the cart that it
 * was booked in, while that cart lasts, or the token of a link that we mailed. Refuses `link_invalid`, `not_found`.
 */
const checkOwner = async ({ market, caller, body }: Reserve, parent: BookingRequest): Promise<void> => {
  if (caller.kind === 'customer' && parent.customer === caller.userNumber) return
  if (body.cartToken === parent.cartToken && (await readCart(market, parent.cartToken))) return
  if (!body.linkToken) throw refuse(commonRefusals.not_found)
  // Only callers with a link load what checks it.
  const { readLink } = await import('../kit/link.ts')
  const link = await readLink(body.linkToken, extensionLink)
  if (link.market !== market || link.bookingRequest !== parent.id) throw refuse(kitRefusals.link_invalid)
}
