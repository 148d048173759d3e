import { commonRefusals } from '#shared/kit/refusals.ts'
import { readCustomer } from '../customers/table/customer.ts'
import { unless } from '../kit/unless.ts'
import type { BookingRequest } from './table/request.ts'

/** The customer's address of today; the booking's own when the customer is gone. Null for the market's own booking. */
export const addressOf = async (
  market: string,
  { customer, customerEmail }: Pick<BookingRequest, 'customer' | 'customerEmail'>,
): Promise<string | null> => {
  const found = customer
    ? await readCustomer(market, customer).catch(unless(commonRefusals.not_found))
    : undefined
  return found ? found.email : customerEmail
}
