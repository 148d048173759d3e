import { commonRefusals } from '#shared/kit/refusals.ts'
import type { BookingRequest } from '../bookings/table/request.ts'
import { newCustomer, readCustomer } from '../customers/table/customer.ts'
import { readMergedInto } from '../customers/table/live-bookings.ts'
import { takeUserNumber } from '../customers/table/user-number.ts'
import type { Login } from '../identity/table/login.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Write } from '../kit/table.ts'
import { unless } from '../kit/unless.ts'
import type { Market } from '../markets/table/market.ts'
import type { Payment } from './table/payment.ts'

interface Owner {
  buyer: Payment['buyer']
  isNew: boolean
  writes: Write[]
}

/**
 * The one owner of what a payment bought, whatever came first: the customer who took the cart over, also while a
 * guest's card window was open; else the customer who opened the payment; else the customer who has the guest's address
 * by now (`login`); else a new one (D16). Of a customer whom staff have merged since, the one who stayed. A guest who
 * gets no shelf does not become a customer.
 */
export const ownerOf = async (
  market: Market,
  { buyer, language }: Payment,
  booked: readonly BookingRequest[],
  login: Login | undefined,
): Promise<Owner> => {
  const known = (owner: Payment['buyer']): Owner => ({ buyer: owner, isNew: false, writes: [] })
  const named = booked.find(({ customer }) => customer)?.customer ?? buyer.userNumber
  const taker = named && booked.length ? await readMergedInto(market.marketId, named) : named
  if (taker && taker !== buyer.userNumber) return known((await readTaker(market.marketId, taker)) ?? buyer)
  if (buyer.userNumber || !booked.length) return known(buyer)
  if (login) return known({ ...buyer, userNumber: login.username })
  const userNumber = await takeUserNumber(market.marketId)
  const { name, email, phone } = buyer
  const customer = {
    userNumber,
    name,
    email,
    phone,
    country: market.country,
    fee: market.defaultFee,
    language,
    verified: false,
    createdTs: nowSeconds(),
  }
  return {
    buyer: { ...buyer, userNumber },
    isNew: true,
    writes: newCustomer(market.marketId, customer),
  }
}

/** The customer who took the cart over; undefined when the customer is gone. */
const readTaker = async (market: string, number: string): Promise<Payment['buyer'] | undefined> => {
  const taker = await readCustomer(market, number).catch(unless(commonRefusals.not_found))
  if (!taker) return undefined
  const { userNumber, name, email, phone } = taker
  return { userNumber, name, email, phone }
}
