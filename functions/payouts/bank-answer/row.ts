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

/** What the bank says of a whole file, or of its payments of a day, without naming them. */
export interface WholeAnswer extends Pick<BankAnswerRow, 'outcome' | 'code' | 'text'> {
  /** Our id of the file; empty: it names none that could be ours. */
  file: string
  /** Null: of all days. */
  day: Day | null
}
