import { newCustomer } from '../customers/table/customer.ts'
import { giveUserNumber, nextUserNumber } from '../customers/table/user-number.ts'
import { readLogin } from '../identity/table/login.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Write } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import type { Payment } from './table/payment.ts'

/**
 * Finds the customer of a payment: the one who paid, the one who has the guest's address by now, or a new one (D16).
 * A guest who gets no shelf does not become a customer.
 */
export const buyerOf = async (
  market: Market,
  { buyer, language }: Payment,
  gotShelves: boolean,
): Promise<{ userNumber: string | null; isNew: boolean; writes: Write[] }> => {
  if (buyer.userNumber || !gotShelves) return { userNumber: buyer.userNumber, isNew: false, writes: [] }
  const known = await readLogin(market.marketId, buyer.email)
  if (known) return { userNumber: known.username, isNew: false, writes: [] }
  const userNumber = await nextUserNumber(market.marketId)
  const { name, email, phone } = buyer
  const customer = { userNumber, name, email, phone, language, verified: false, createdTs: nowSeconds() }
  return {
    userNumber,
    isNew: true,
    writes: [giveUserNumber(market.marketId, userNumber), ...newCustomer(market.marketId, customer)],
  }
}
