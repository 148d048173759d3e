/** What a bank's file says of one payment. */
import type { Day } from '#shared/kit/day.ts'
import type { Minor } from '#shared/kit/units.ts'
import type { BankOutcome } from '#shared/payouts/bank-answer.ts'

export interface BankAnswerRow {
  /** End to end, as the file to the bank had it; empty: the file does not say. */
  reference: string
  outcome: BankOutcome
  /** Above zero; null: it does not say. */
  amount: Minor | null
  day: Day | null
  /** The bank's own code for why, and its words. */
  code: string
  text: string
}
