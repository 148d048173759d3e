/** The booking that an extension extends. */
import { whyNotExtend } from '#shared/bookings/extension.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { extensionStart } from '#shared/bookings/rules.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import type { Customer } from '../../customers/table/customer.ts'
import { customerOfLinked, readLinked } from '../extend/extension-link.ts'
import type { Quote, Reserve } from '../quote/quote.ts'
import { readCart } from '../table/cart.ts'
import { type BookingRequest, readRequest, withExtensions } from '../table/request.ts'

interface Parent {
  request: BookingRequest
  /** Its customer, when the caller shows nothing but the link of a mail: the extension is theirs. */
  byLinkOf?: Customer | undefined
}

/**
 * The booking to extend, without its extensions that expired; undefined for a new one. A booking that is not the
 * caller's is not found. The extension must have the same shelf type and start on the day after the booking ends.
 */
export const readParent = async (call: Reserve, quote: Quote): Promise<Parent | undefined> => {
  const { market, body } = call
  if (quote.type === 'new' || !body.parentBookingRequest) return undefined
  const parent = await readRequest(market, body.parentBookingRequest)
  const byLinkOf = (await isOwn(call, parent)) ? undefined : await linkedCustomer(call, parent)
  const children = Object.fromEntries(
    Object.entries((await withExtensions(market, parent)).children).filter(
      ([, status]) => status !== 'expired',
    ),
  )
  const request = { ...parent, children }
  if (quote.shelfType.id !== parent.shelfType.id || whyNotExtend(request, quote.today))
    throw refuse(bookingRefusals.extension_not_allowed)
  if (quote.first !== extensionStart(parent))
    throw refuseFields({ dateStart: [shelfRefusals.date_out_of_range] })
  return { request, byLinkOf }
}

/**
 * The id of a booking is no secret, so the caller shows more: the login of its customer, or the token of the cart that it
 * was booked in, while that cart lasts.
 */
const isOwn = async ({ market, caller, body }: Reserve, parent: BookingRequest): Promise<boolean> =>
  (caller.kind === 'customer' && parent.customer === caller.userNumber) ||
  (body.cartToken === parent.cartToken && (await readCart(market, parent.cartToken)) !== undefined)

/** Another caller needs the link that we mailed to its customer. Refuses `link_invalid`, `not_found`. */
const linkedCustomer = async ({ market, body }: Reserve, parent: BookingRequest): Promise<Customer> => {
  if (!body.linkToken) throw refuse(commonRefusals.not_found)
  if ((await readLinked(market, body.linkToken)).id !== parent.id) throw refuse(kitRefusals.link_invalid)
  return customerOfLinked(market, parent)
}
