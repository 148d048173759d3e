/** What is paid out to a tenant after a settlement. Amounts in minor units. */
import { sum } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'

export const NOT_PAID = ['owes', 'nothing', 'held', 'no_account', 'unconfirmed'] as const

/**
 * What is paid out, or why nothing is. owes: the tenant owes the shop · nothing: the balance is zero · held: all of the
 * balance is held for other payouts · no_account: there is money, and no valid account to send it to · unconfirmed: the tenant has changed the
 * account, and nobody has confirmed it.
 */
type Payout = { amount: Minor } | { reason: (typeof NOT_PAID)[number] }

/**
 * Decides what is paid out: all of the balance after the settlement that is not held. `balance` has what was carried over
 * in it; `held` is the sum of the open holds, never below zero.
 */
export const payoutOf = ({
  balance,
  held,
  hasAccount,
  isUnconfirmed = false,
}: {
  balance: Minor
  held: Minor
  hasAccount: boolean
  isUnconfirmed?: boolean
}): Payout => {
  if (balance < 0) return { reason: 'owes' }
  if (balance === 0) return { reason: 'nothing' }
  if (balance <= held) return { reason: 'held' }
  if (!hasAccount) return { reason: 'no_account' }
  return isUnconfirmed ? { reason: 'unconfirmed' } : { amount: balance - held }
}

/** Whether money is there, and is not paid out. */
export const isHeldBack = (why: (typeof NOT_PAID)[number] | null): boolean =>
  why === 'held' || lacksAccount(why)

/** Whether it waits for an account: a first one, or that somebody confirms it. */
export const lacksAccount = (why: (typeof NOT_PAID)[number] | null): boolean =>
  why === 'no_account' || why === 'unconfirmed'

/** Counts and adds up the transfers of a bank file. */
export const transfersOf = (payouts: readonly Payout[]): { transactions: number; total: Minor } => {
  const amounts = payouts.flatMap(payout => ('amount' in payout ? payout.amount : []))
  return { transactions: amounts.length, total: sum(amounts) }
}
