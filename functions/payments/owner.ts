import { commonRefusals } from '#shared/kit/refusals.ts'
import type { BookingRequest } from '../bookings/table/request.ts'
import { readCustomer } from '../customers/table/customer.ts'
import { customerOfGuest } from '../customers/table/guest.ts'
import { readPresent } from '../customers/table/live-bookings.ts'
import { type Login, readLogin } from '../identity/table/login.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import type { Write } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import type { Payment } from './table/payment.ts'

interface Owner {
  buyer: Payment['buyer']
  writes: Write[]
}

/**
 * The one owner of what a payment bought, whatever came first: the customer who took the cart over, also while a
 * guest's card window was open; else the customer who opened the payment, or into whom staff have merged them since;
 * else the customer who has the address by now (`login`, of a guest); else a new one (D16). A customer whom staff
 * deleted while the card window was open pays like a guest. A guest who gets no shelf does not become a customer.
 */
export const ownerOf = async (
  market: Market,
  { buyer, language }: Payment,
  booked: readonly BookingRequest[],
  login: Login | undefined,
): Promise<Owner> => {
  const known = (owner: Payment['buyer']): Owner => ({ buyer: owner, writes: [] })
  if (!booked.length) return known(buyer)
  const taker = booked.find(({ customer }) => customer)?.customer
  const present =
    (await presentBuyer(market.marketId, taker, buyer)) ??
    (await presentBuyer(market.marketId, buyer.userNumber, buyer))
  if (present) return known(present)
  // The caller has read that of a guest.
  const found = buyer.userNumber ? await readLogin(market.marketId, buyer.email) : login
  if (found) return known({ ...buyer, userNumber: found.username })
  const { name, email, phone } = buyer
  const { userNumber, writes } = await customerOfGuest(market, { name, email, phone, language })
  return { buyer: { ...buyer, userNumber }, writes }
}

/** A customer as a buyer, or the one into whom they were merged; undefined without one, and when they are gone. */
const presentBuyer = async (
  market: string,
  number: string | null | undefined,
  buyer: Payment['buyer'],
): Promise<Payment['buyer'] | undefined> => {
  const present = number && (await readPresent(market, number))
  if (!present) return undefined
  if (present === buyer.userNumber) return buyer
  const customer = await readCustomer(market, present).catch(ignoreRefusal(commonRefusals.not_found))
  if (!customer) return undefined
  const { userNumber, name, email, phone } = customer
  return { userNumber, name, email, phone }
}
