/**
 * The ledger of a market: entries whose postings add up to nothing. An amount above zero is what the market owes to the
 * account. What is written never changes; a reversal swaps its postings.
 */
import { sum } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'

/** What is not a tenant's. */
export const ACCOUNTS = [
  /** What tills took, and what the card provider has taken: the market has it, so it stands below zero. */
  'till',
  'card',
  'bank',
  'cash',
  /** What was paid in the shop, or in a way that Reol does not see. */
  'counter',
  /** Sold, and not used yet. */
  'giftcards',
  /** What goes back to buyers of shelves, and has not yet. */
  'refunds',
  'shop:commission',
  /** Rent that was withheld from sales, without its VAT. */
  'shop:rent',
  /** What buyers of shelves paid, VAT within; their documents say how much that is. */
  'shop:bookings',
  'shop:labels',
  'vat',
  'rounding',
  /** What was owed when the market came to Reol. */
  'opening',
  /** What staff gave another reason for. */
  'other',
] as const

/** An account of the market, or that of a tenant. */
export type Account = (typeof ACCOUNTS)[number] | `tenant:${string}`

export interface Posting {
  account: Account
  amount: Minor
}

export const tenantAccount = (userNumber: string): Account => `tenant:${userNumber}`

/** True where all that is owed is owed by somebody. */
export const addsUp = (postings: readonly Posting[]): boolean =>
  sum(postings.map(({ amount }) => amount)) === 0

/** The postings that undo these. */
export const reversed = (postings: readonly Posting[]): Posting[] =>
  postings.map(({ account, amount }) => ({ account, amount: 0 - amount }))

/** One posting an account; those that come to nothing are left out. */
export const joined = (postings: readonly Posting[]): Posting[] =>
  [...Map.groupBy(postings, ({ account }) => account)]
    .map(([account, some]) => ({ account, amount: sum(some.map(({ amount }) => amount)) }))
    .filter(({ amount }) => amount !== 0)
