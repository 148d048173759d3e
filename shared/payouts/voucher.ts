/** Vouchers for the books: balanced lines on the accounts of Reol's chart (D46). Amounts in minor units. */
import type { Day } from '../kit/day.ts'
import { sum } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'

/** The accounts that a market maps to accounts of its books, in the order in which a voucher names them. */
export const VOUCHER_ACCOUNTS = [
  /** What tills took for tenants' goods. The voucher of a day credits it, that of a period debits it. */
  'till',
  /** The shares of all tenants in one. */
  'tenants',
  'commission',
  /** Commission of business tenants of other EU countries, who owe the VAT themselves. */
  'commission_reverse',
  /** What is left of goods that a shop sells in its own name with VAT on the whole price (D77). */
  'goods_used',
  'goods_new',
  'rent',
  'rent_reverse',
  /** Takes the VAT of lines whose account has no VAT code. */
  'vat',
  /** What the card provider has taken, or has given back. */
  'card',
  /** What goes back to buyers of shelves, and has not yet. */
  'refunds',
  /** Bookings that were paid in the shop, or in a way that Reol does not see. */
  'counter',
  'bookings',
  /** Bookings of buyers who owe the VAT themselves. */
  'bookings_reverse',
  /** Gift cards that were sold and not used: a debt. */
  'giftcards',
  'own_goods',
  'cafe',
  'bags',
  'tips',
  'rounding',
  /** What waits in the clearing list. It is empty when all lines are answered. */
  'clearing',
  /** What a till says that it took and nobody paid for anything: tests, and figures that do not add up. */
  'till_difference',
  'other',
] as const

/** A named account, or that of a tender by the till's own word. */
export type VoucherAccount = (typeof VOUCHER_ACCOUNTS)[number] | `tender:${string}`

/** A posting before it has a text. `amount`: positive is debit, negative is credit. */
export interface Posted {
  account: VoucherAccount
  amount: Minor
  /** The VAT within `amount`, with its sign; left out where there is none. */
  vat?: Minor
  /** At which rate `vat` was taken. */
  vatPercent?: number
}

export interface VoucherLine extends Posted {
  text: string
}

/** The amounts of the lines sum to zero. */
export interface Voucher {
  /** The days that it is about, both included. The books have it on the last one. */
  dateFrom: Day
  dateTo: Day
  text: string
  lines: VoucherLine[]
}

/**
 * Makes the text by which a voucher is found again in the books. `id` names the voucher within its market. Hyphens of the
 * id become underscores, so that all before the last hyphen is the market.
 */
export const markerOf = (market: string, id: string): string => `reol-${market}-${id.replaceAll('-', '_')}`

const orderOf = (account: VoucherAccount): number => {
  const at = (VOUCHER_ACCOUNTS as readonly string[]).indexOf(account)
  return at < 0 ? VOUCHER_ACCOUNTS.length : at
}

/** Adds up postings by account and rate, in the order of the accounts. What comes to nothing is left out. */
export const joinedPosted = (all: readonly Posted[]): Posted[] =>
  [...Map.groupBy(all, ({ account, vatPercent }) => `${account} ${vatPercent ?? ''}`).values()]
    .flatMap(([first, ...rest]): Posted[] => {
      if (!first) return []
      const { account, vatPercent } = first
      const some = [first, ...rest]
      const vat = sum(some.map(one => one.vat ?? 0))
      const amount = sum(some.map(one => one.amount))
      return [{ account, amount, ...(vat && { vat }), ...(vatPercent !== undefined && { vatPercent }) }]
    })
    .filter(({ amount, vat }) => amount !== 0 || vat)
    .toSorted((one, other) => orderOf(one.account) - orderOf(other.account))

/** Turns the sign of postings. */
export const turned = (all: readonly Posted[]): Posted[] =>
  all.map(one => ({ ...one, amount: 0 - one.amount, ...(one.vat && { vat: 0 - one.vat }) }))

/** Adds up lines by account, with their VAT apart on `vat`. The answer sums to what the lines sum to. */
export const byAccount = (lines: readonly Posted[]): ReadonlyMap<VoucherAccount, Minor> => {
  const apart = lines.flatMap(({ account, amount, vat = 0 }): Posted[] => [
    { account, amount: amount - vat },
    { account: 'vat', amount: vat },
  ])
  return new Map(joinedPosted(apart).map(({ account, amount }) => [account, amount]))
}
