import { addsUpCalls } from './adds-up-calls.ts'
import { balanceCalls } from './balance-calls.ts'
import { balanceFileCalls } from './balance-file-calls.ts'
import { bankCalls } from './bank-calls.ts'
import { booksCalls } from './books-calls.ts'
import { ownPayoutCalls } from './own-payout-calls.ts'
import { settlementCalls } from './settlement-calls.ts'
import { startFileCalls } from './start-file-calls.ts'

/** Every call of payouts. A screen imports only the calls of its readers. */
export const payoutsContract = {
  ...balanceCalls,
  ...balanceFileCalls,
  ...startFileCalls,
  ...settlementCalls,
  ...ownPayoutCalls,
  ...bankCalls,
  ...booksCalls,
  ...addsUpCalls,
} as const
