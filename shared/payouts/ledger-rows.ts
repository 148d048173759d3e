/**
 * What settlements and payouts post to the ledger (D49). Amounts in minor units; positive is what the market owes to the
 * account. The postings of a transaction sum to zero.
 */
import { type Posting, tenantAccount } from '../balances/ledger.ts'
import { BALANCE, type BalanceType } from '../balances/types.ts'
import { sum } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import type { Settlement } from './settlement.ts'

export interface Transaction {
  /** Of the tenant's row. */
  type: BalanceType
  postings: Posting[]
}

/** Leaves out postings of zero, and a transaction that has no other. */
const transaction = (type: Transaction['type'], postings: readonly Posting[]): Transaction[] => {
  const moved = postings.filter(({ amount }) => amount !== 0)
  return moved.length > 0 ? [{ type, postings: moved }] : []
}

/** Lists what a settlement posts: the shares of lines first, then the rent. Each is left out where there is none. */
export const settlementTransactions = (userNumber: string, settlement: Settlement): Transaction[] => {
  const { turnoverUsed, turnoverNew, feeUsed, feeNew, tax, rentOffset, rentVat } = settlement
  const turnover = sum([turnoverUsed, turnoverNew])
  const fee = sum([feeUsed, feeNew])
  const tenant = tenantAccount(userNumber)
  return [
    ...transaction(BALANCE.settlement, [
      { account: tenant, amount: turnover - fee },
      { account: 'shop:commission', amount: fee - tax },
      { account: 'vat', amount: tax },
      { account: 'till', amount: 0 - turnover },
    ]),
    ...transaction(BALANCE.rent, [
      { account: tenant, amount: 0 - rentOffset },
      { account: 'shop:rent', amount: rentOffset - rentVat },
      { account: 'vat', amount: rentVat },
    ]),
  ]
}

/** Posts a payout by the bank file, once staff confirm its upload. */
export const transferTransaction = (userNumber: string, amount: Minor): Transaction => ({
  type: BALANCE.transfer,
  postings: [
    { account: tenantAccount(userNumber), amount: 0 - amount },
    { account: 'bank', amount },
  ],
})
