import { endLiveBookings, readPresent } from '../../customers/table/live-bookings.ts'
import type { Write } from '../../kit/table.ts'
import type { BookingRequest } from '../table/request.ts'

/**
 * The write that takes a hold of staff out of the live bookings of the customer whom they named on it, so that the
 * customer can be deleted. No write for a visitor's hold, which is no live booking before it is paid.
 */
export const endOfStaffsHold = async (
  market: string,
  { id, byStaff, customer }: Pick<BookingRequest, 'id' | 'byStaff' | 'customer'>,
): Promise<Write[]> => {
  const present = byStaff && customer ? await readPresent(market, customer) : null
  return present === null ? [] : [endLiveBookings(market, present, [id])]
}
