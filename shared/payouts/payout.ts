/** What is paid out to a tenant after a settlement. Amounts in minor units. */
import { sum } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'

/**
 * What is paid out, or why nothing is. owes: the tenant owes the shop · nothing: the balance is zero · held: all of the
 * balance is held for other payouts · no_account: there is money, and no valid account to send it to.
 */
type Payout = { amount: Minor } | { reason: 'owes' | 'nothing' | 'held' | 'no_account' }

/**
 * Decides what is paid out: all of the balance after the settlement that is not held. `balance` has what was carried over
 * in it; `held` is the sum of the open holds, never below zero.
 */
export const payoutOf = ({
  balance,
  held,
  hasAccount,
}: {
  balance: Minor
  held: Minor
  hasAccount: boolean
}): Payout => {
  if (balance < 0) return { reason: 'owes' }
  if (balance === 0) return { reason: 'nothing' }
  if (balance <= held) return { reason: 'held' }
  return hasAccount ? { amount: balance - held } : { reason: 'no_account' }
}

/** Counts and adds up the transfers of a bank file. */
export const transfersOf = (payouts: readonly Payout[]): { transactions: number; total: Minor } => {
  const amounts = payouts.flatMap(payout => ('amount' in payout ? payout.amount : []))
  return { transactions: amounts.length, total: sum(amounts) }
}
