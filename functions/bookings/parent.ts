/** The booking that an extension extends. */
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { extensionStart, mayExtend, statusNow } from '#shared/bookings/rules.ts'
import type { RequestStatus } from '#shared/bookings/states.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Quote, Reserve } from './quote.ts'
import { type BookingRequest, readRequest, readRequests } from './table/request.ts'

/**
 * The statuses of a booking's extensions. The parent's note may be older than the extension, so each extension that is
 * noted as reserved is read.
 */
const statusesOf = async (market: string, { children }: BookingRequest): Promise<RequestStatus[]> => {
  const noted = Object.entries(children)
  const held = noted.filter(([, status]) => status === 'reserved').map(([id]) => id)
  const requests = await readRequests(market, held)
  return [
    ...noted.map(([, status]) => status).filter(status => status !== 'reserved'),
    ...requests.map(({ status, expiresOn }) => statusNow(status, expiresOn, nowSeconds())),
  ]
}

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
  const childrenStatuses = await statusesOf(market, parent)
  if (quote.shelfType.id !== parent.shelfType.id || !mayExtend({ ...parent, childrenStatuses }, quote.today))
    throw refuse(bookingRefusals.extension_not_allowed)
  if (quote.first !== extensionStart(parent))
    throw refuseFields({ dateStart: [shelfRefusals.date_out_of_range] })
  return parent
}
