import type { Language } from '#shared/kit/language.ts'
import { readPresentCustomer } from '../../customers/table/customer.ts'
import type { Payment } from '../../payments/table/payment.ts'

/**
 * Where and in which language a mail goes to who paid (D28): as the customer has it now. A guest, or a customer who was
 * deleted, has the address that was typed then, and the language in which they asked for the refund, else that of the
 * payment. `asked` is that of the refund; undefined when staff or the system made it.
 */
export const payerNow = async (
  market: string,
  { buyer, language }: Pick<Payment, 'buyer' | 'language'>,
  asked: Language | undefined,
): Promise<{ email: string; language: Language }> => {
  const customer = buyer.userNumber === null ? undefined : await readPresentCustomer(market, buyer.userNumber)
  return customer ?? { email: buyer.email, language: asked ?? language }
}
