import type { Place } from '../../bookings/table/waitlist.ts'
import { addressNow } from '../../customers/table/customer.ts'
import type { ReaderOf } from '../letter/letter-to.ts'

/** Who waits in a place of a line, with the address that a customer has now. */
export const waiting: ReaderOf<{ place: Place }> = async (
  { marketId },
  { place: { customer, email, name, language } },
) => ({ customer, email: await addressNow(marketId, customer, email), name, language })
