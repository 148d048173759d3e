/** The booking that an extension extends. */
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { extensionStart, mayExtend } from '#shared/bookings/rules.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import type { Quote, Reserve } from './quote.ts'
import { type BookingRequest, readExtensions, readRequest } from './table/request.ts'

/**
 * The booking to extend; undefined for a new one. Another customer's booking is not found. The extension must have
 * the same shelf type and start on the day after the booking ends.
 */
export const readParent = async (
  { market, body, caller }: Reserve,
  quote: Quote,
): Promise<BookingRequest | undefined> => {
  if (quote.type === 'new' || !body.parentBookingRequest) return undefined
  const parent = await readRequest(market, body.parentBookingRequest)
  if (caller.kind === 'customer' && parent.customer !== caller.userNumber)
    throw refuse(commonRefusals.not_found)
  const childrenStatuses = Object.values(await readExtensions(market, parent))
  if (quote.shelfType.id !== parent.shelfType.id || !mayExtend({ ...parent, childrenStatuses }, quote.today))
    throw refuse(bookingRefusals.extension_not_allowed)
  if (quote.first !== extensionStart(parent))
    throw refuseFields({ dateStart: [shelfRefusals.date_out_of_range] })
  return parent
}
