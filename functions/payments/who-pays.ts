import { customerRefusals } from '#shared/customers/refusals.ts'
import { refuseError, refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import type { paymentsContract } from '#shared/payments/contract.ts'
import { readCustomer } from '../customers/table/customer.ts'
import { readLogin } from '../identity/table/login.ts'
import type { Call } from '../kit/http.ts'
import type { Market } from '../markets/table/market.ts'
import type { Payment } from './table/payment.ts'

/**
 * The buyer: the customer of the token, or a guest with name, email and phone. Refuses a guest whose address is a
 * known customer's (D16).
 */
export const whoPays = async (
  { caller, body }: Call<typeof paymentsContract.init>,
  market: Market,
): Promise<Payment['buyer']> => {
  if (caller.kind === 'customer') {
    const { userNumber, name, email, phone } = await readCustomer(market.marketId, caller.userNumber)
    return { userNumber, name, email, phone }
  }
  const { customerName: name, customerEmail: email, customerPhone } = body
  // The phone rules are a fifth of this function, so only guests load them.
  const { internationalPhone } = await import('#shared/customers/phone.ts')
  const phone = customerPhone && internationalPhone(customerPhone, market.country)
  if (!name || !email || !phone) {
    const { required } = inputRefusals
    throw refuseFields({
      ...(name ? {} : { customerName: [required] }),
      ...(email ? {} : { customerEmail: [required] }),
      ...(phone ? {} : { customerPhone: [customerPhone ? customerRefusals.invalid_phone : required] }),
    })
  }
  if (await readLogin(market.marketId, email)) {
    throw refuseError(customerRefusals.customer_exists, { customerEmail: email })
  }
  return { userNumber: null, name, email, phone }
}
