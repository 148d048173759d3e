/** The types of rows on a tenant's balance (specification 4), on which side they stand, and which account stands against them. */
import type { Minor } from '../kit/units.ts'
import type { Account } from './ledger.ts'

export const BALANCE = {
  start: 1,
  settlement: 2,
  cash: 3,
  electronic: 4,
  transfer: 5,
  purchase: 6,
  rent: 7,
  other: 8,
} as const

export const BALANCE_TYPES = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type BalanceType = (typeof BALANCE_TYPES)[number]

/** What a row comes of that nobody typed. */
export const BALANCE_SOURCES = ['customer', 'product-sheet', 'settlement', 'bank-transaction'] as const
export type BalanceSource = (typeof BALANCE_SOURCES)[number]

/** What raises the balance of a tenant; the rest lowers it. */
const RAISES: readonly BalanceType[] = [BALANCE.start, BALANCE.settlement]

/** Rows on which staff may say the other side: a debt at the start, money back for labels, a payout that came back. */
const EITHER: readonly BalanceType[] = [BALANCE.start, BALANCE.purchase, BALANCE.other]

export const mayBeEither = (type: BalanceType): boolean => EITHER.includes(type)

/** An amount as staff type it: with a sign, or without one. */
export interface Signed {
  sign: '+' | '-' | ''
  amount: Minor
}

/**
 * What a row of a type adds to a balance, in minor units. Without a sign the type says which way. Undefined where the sign
 * is one that the type cannot have.
 */
export const amountOf = (type: BalanceType, { sign, amount }: Signed): Minor | undefined => {
  const own = RAISES.includes(type) ? '+' : '-'
  const meant = sign || own
  if (meant !== own && !mayBeEither(type)) return undefined
  return meant === '+' ? amount : 0 - amount
}

/** What takes money out of the shop. */
const PAID_OUT: readonly BalanceType[] = [BALANCE.cash, BALANCE.electronic, BALANCE.transfer, BALANCE.other]

/** Whether a row pays money out to its tenant. */
export const isPaidOut = ({ type, amount }: { type: BalanceType; amount: Minor }): boolean =>
  amount < 0 && PAID_OUT.includes(type)

/** The account that stands against a row which staff write. */
export const COUNTER: Record<BalanceType, Account> = {
  [BALANCE.start]: 'opening',
  [BALANCE.settlement]: 'opening',
  [BALANCE.cash]: 'cash',
  [BALANCE.electronic]: 'bank',
  [BALANCE.transfer]: 'bank',
  [BALANCE.purchase]: 'shop:labels',
  [BALANCE.rent]: 'shop:rent',
  [BALANCE.other]: 'other',
}
