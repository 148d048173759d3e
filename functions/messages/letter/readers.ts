/** Who reads a mail: a customer, who paid, or whom the facts name. Staff of a market: `messages/staff/notice.ts`. */
import type { Language } from '#shared/kit/language.ts'
import { type Customer, readPresentCustomer } from '../../customers/table/customer.ts'
import type { Market } from '../../markets/table/market.ts'
import type { Payment } from '../../payments/table/payment.ts'
import type { Reader } from './write-to.ts'

/** The customer who has a number now: after a merge the one who was kept. */
export const customer = async (
  { marketId }: Market,
  { customer: number }: { customer: string | null },
): Promise<(Reader & Customer) | undefined> => {
  const found = number === null ? undefined : await readPresentCustomer(marketId, number)
  return found && { ...found, customer: found.userNumber }
}

interface Paid {
  payment: Pick<Payment, 'buyer' | 'language'>
  /** The language in which they asked for a refund. Undefined: staff or the system made it. */
  asked?: Language | undefined
}

/**
 * Who paid, with the address and the language that the customer has now (D28). A guest, or a customer who was deleted,
 * has the address that was typed then, and the language in which they asked for the refund, else that of the payment.
 */
export const buyer = async (
  { marketId }: Pick<Market, 'marketId'>,
  { payment, asked }: Paid,
): Promise<Reader> => {
  const { userNumber, name, email } = payment.buyer
  const found = userNumber === null ? undefined : await readPresentCustomer(marketId, userNumber)
  return { name, email: found?.email ?? email, language: found?.language ?? asked ?? payment.language }
}

/** Whom the facts themselves name, as when the event carries the address. */
export const named = async (_: Market, { email, name, language, customer }: Reader): Promise<Reader> => ({
  email,
  name,
  language,
  customer,
})
