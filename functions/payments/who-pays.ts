import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { isAskedFor } from '#shared/bookings/states.ts'
import { customerRefusals } from '#shared/customers/refusals.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuse, refuseError, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import type { paymentsContract } from '#shared/payments/contract.ts'
import type { BookingRequest } from '../bookings/table/request.ts'
import { type Customer, readCustomer, readPresentCustomer } from '../customers/table/customer.ts'
import { tryName } from '../identity/table/attempts.ts'
import { readLogin } from '../identity/table/login.ts'
import { addressMarks } from '../kit/address.ts'
import type { Caller } from '../kit/caller.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Call } from '../kit/http.ts'
import { digest } from '../kit/ids.ts'
import { commit } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import type { Payment } from './table/payment.ts'

type InitCall = Call<typeof paymentsContract.init>

/**
 * The buyer: the customer whom staff ask for the money, the one whose booking is extended by a link, the customer of the
 * token, or a guest with name, email and phone. Refuses `not_in_cart` for an extension by a link beside anything else.
 */
export const whoPays = async (
  { caller, body }: InitCall,
  market: Market,
  requests: readonly BookingRequest[],
): Promise<Payment['buyer']> => {
  const known = await customerWhoPays(caller, market.marketId, requests)
  if (known) {
    const { userNumber, name, email, phone } = known
    return { userNumber, name, email, phone }
  }
  const { customerName: name, customerEmail: email, customerPhone } = body
  // The phone rules are a fifth of this function's bundle, so only guests load them.
  const { checkedPhone } = await import('#shared/markets/phone.ts')
  const { phone, wrong } = customerPhone
    ? checkedPhone(customerPhone, market.country, market.phoneCountries)
    : { phone: '' }
  if (!name || !email || !phone || wrong) {
    const { required } = inputRefusals
    throw refuseFields({
      ...(name ? {} : { customerName: [required] }),
      ...(email ? {} : { customerEmail: [required] }),
      ...(customerPhone ? {} : { customerPhone: [required] }),
      ...(wrong ? { customerPhone: [customerRefusals[wrong]] } : {}),
    })
  }
  return { userNumber: null, name, email, phone }
}

/**
 * Whose booking it is, as they are now: staff may have merged two customers since it was reserved. Else the caller, if
 * that is a customer. Refuses `not_found` for a customer who was deleted.
 */
const customerWhoPays = async (
  caller: Caller,
  market: string,
  requests: readonly BookingRequest[],
): Promise<Customer | undefined> => {
  const theirs = customerOf(requests)
  if (!theirs) return caller.kind === 'customer' ? readCustomer(market, caller.userNumber) : undefined
  const present = await readPresentCustomer(market, theirs)
  if (!present) throw refuse(commonRefusals.not_found)
  return present
}

/** The customer whose booking it is, whoever pays: staff ask them for the money, or a link extends theirs. */
const customerOf = (requests: readonly BookingRequest[]): string | null | undefined => {
  const linked = requests.find(({ isByLink }) => isByLink)
  if (linked && requests.length > 1) throw refuseFields({ bookingIds: [bookingRefusals.not_in_cart] })
  return (linked ?? requests.find(({ status }) => isAskedFor(status)))?.customer
}

const CART = { what: 'cart-email', most: 5, window: 86_400 }
/** One internet address may be a whole shop with its visitors, or a mobile network, on the evening of a rush. */
const VISITOR = { what: 'visitor-email', most: 60, window: 3_600 }

/**
 * Refuses `customer_exists` for a guest whose address is a known customer's (D16), and `too_many_attempts` for one who
 * tries many addresses, so that nobody finds out who is a customer. Call it for reservations that the caller holds.
 */
export const countAndRefuseKnown = async (
  { address }: InitCall,
  { marketId }: Market,
  cartToken: string,
  { userNumber, email }: Payment['buyer'],
): Promise<void> => {
  if (userNumber) return
  const tooMany = refuseError(identityRefusals.too_many_attempts)
  const name = digest(marketId, email)
  const at = nowSeconds()
  const marks = await addressMarks(marketId, address)
  await commit([
    tryName(marketId, { ...CART, who: cartToken }, name, at, tooMany),
    ...marks.map(({ mark: who, times }) =>
      tryName(marketId, { ...VISITOR, most: VISITOR.most * times, who }, name, at, tooMany),
    ),
  ])
  if (await readLogin(marketId, email))
    throw refuseError(customerRefusals.customer_exists, { customerEmail: email })
}
