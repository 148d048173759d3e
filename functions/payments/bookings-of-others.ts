import { isOwed } from '#shared/payments/rules.ts'
import type { BookingRequest } from '../bookings/table/request.ts'
import { readPresent } from '../customers/table/live-bookings.ts'
import type { Payment } from './table/payment.ts'

/**
 * The ids of bookings that staff gave to another customer while the previous customer's card window was open. Nobody pays
 * for another's booking.
 */
export const bookingsOfOthers = async (
  market: string,
  { buyer }: Payment,
  asked: readonly BookingRequest[],
): Promise<Set<string>> => {
  const owed = asked.filter(request => isOwed(request) && request.customer !== buyer.userNumber)
  if (!owed.length) return new Set()
  // After a merge payment and booking may still name different numbers of the same customer.
  const now = async (customer: string | null) => customer && (await readPresent(market, customer))
  const payer = await now(buyer.userNumber)
  const owners = await Promise.all(
    owed.map(async ({ id, customer }) => ({
      id,
      isOthers: payer === null || (await now(customer)) !== payer,
    })),
  )
  return new Set(owners.flatMap(({ id, isOthers }) => (isOthers ? [id] : [])))
}
