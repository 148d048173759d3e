/** The booking that the link in a mail lets its reader extend. */
import { extensionLink, isOfPresent } from '#shared/bookings/link.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { type Customer, readCustomer } from '../../customers/table/customer.ts'
import { readPresent } from '../../customers/table/live-bookings.ts'
import { readLink } from '../../kit/link.ts'
import { unless } from '../../kit/unless.ts'
import { type BookingRequest, readRequests } from '../table/request.ts'

/**
 * Refuses `link_invalid` for a link that is forged, expired or of another market, that was made before the booking's last
 * day changed, or that was mailed to a tenant who has handed the booking on since.
 */
export const readLinked = async (market: string, token: string): Promise<BookingRequest> => {
  const link = await readLink(token, extensionLink)
  const [booking] = link.market === market ? await readRequests(market, [link.bookingRequest]) : []
  if (!booking || !isOfPresent(link, booking)) throw refuse(kitRefusals.link_invalid)
  return booking
}

/** The customer of a linked booking, also after a merge. Refuses `link_invalid` when they are gone. */
export const customerOfLinked = async (market: string, { customer }: BookingRequest): Promise<Customer> => {
  const present = customer && (await readPresent(market, customer))
  const found = present
    ? await readCustomer(market, present).catch(unless(commonRefusals.not_found))
    : undefined
  if (!found) throw refuse(kitRefusals.link_invalid)
  return found
}
