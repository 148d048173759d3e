/** The booking that the link in a mail lets its reader extend. */
import { extensionLink, isInTime, isOfPresent } from '#shared/bookings/link.ts'
import type { Day } from '#shared/kit/day.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { type Customer, readPresentCustomer } from '../../customers/table/customer.ts'
import { readLinkOf } from '../../kit/link.ts'
import { type BookingRequest, readRequests } from '../table/request.ts'

/**
 * Refuses `link_invalid` for a link that is forged, expired or of another market, that was made before the booking's last
 * day changed, or that was mailed to a tenant who has handed the booking on since.
 */
export const readLinked = async (market: string, token: string): Promise<BookingRequest> => {
  const link = await readLinkOf(market, token, extensionLink)
  const [booking] = await readRequests(market, [link.bookingRequest])
  if (!booking || !isOfPresent(link, booking)) throw refuse(kitRefusals.link_invalid)
  return booking
}

/** The same for a call that changes something. Refuses `link_invalid` also after the last day on which the link extends. */
export const readLinkedInTime = async (
  market: string,
  token: string,
  today: Day,
): Promise<BookingRequest> => {
  const booking = await readLinked(market, token)
  if (!isInTime(booking, today)) throw refuse(kitRefusals.link_invalid)
  return booking
}

/** The customer of a linked booking, also after a merge. Refuses `link_invalid` when they are gone. */
export const customerOfLinked = async (market: string, { customer }: BookingRequest): Promise<Customer> => {
  const found = customer === null ? undefined : await readPresentCustomer(market, customer)
  if (!found) throw refuse(kitRefusals.link_invalid)
  return found
}
