import { addsUpCalls } from './adds-up-calls.ts'
import { balanceCalls } from './balance-calls.ts'
import { balanceFileCalls } from './balance-file-calls.ts'
import { bankCalls } from './bank-calls.ts'
import { booksCalls } from './books-calls.ts'
import { ownPayoutCalls } from './own-payout-calls.ts'
import { settlementCalls } from './settlement-calls.ts'
import { startFileCalls } from './start-file-calls.ts'

/** What tenants get, and what stands on their balances. */
export const tenantsMoneyContract = {
  ...balanceCalls,
  ...balanceFileCalls,
  ...startFileCalls,
  ...settlementCalls,
  ...ownPayoutCalls,
} as const

/** The bank, the books, and whether both add up: their verbs load with the first such call (functions/payouts/lazy-calls.ts). */
export const shopsMoneyContract = { ...bankCalls, ...booksCalls, ...addsUpCalls } as const

/** Every call of payouts. A screen imports only the calls of its readers. */
export const payoutsContract = { ...tenantsMoneyContract, ...shopsMoneyContract } as const
