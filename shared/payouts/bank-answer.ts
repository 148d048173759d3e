/** What a bank says of transfers: its answer to a file (pain.002), a statement (camt.053, camt.054), or a statement as CSV. */
import type { ReturnReason } from './bank-transfer.ts'
import type { TransferState } from './states.ts'

export const BANK_ANSWERS = ['pain.002', 'camt', 'csv'] as const

/** taken: the bank has the order · paid: the money has left the shop's account · refused: it never will · returned: it came back. */
export const BANK_OUTCOMES = ['taken', 'paid', 'refused', 'returned'] as const
export type BankOutcome = (typeof BANK_OUTCOMES)[number]

/** The ISO 20022 codes (ExternalStatusReason1Code, ExternalReturnReason1Code) that tenants and shops can do something about. */
const REASONS: Partial<Record<string, ReturnReason>> = {
  ...{ AC01: 'account_unknown', AC02: 'account_unknown', AC03: 'account_unknown', RC01: 'account_unknown' },
  ...{ AC04: 'account_closed', AC05: 'account_closed', AC06: 'account_blocked', AG01: 'account_blocked' },
  ...{ BE01: 'name_differs', RR03: 'name_differs', BE04: 'other' },
}

/** The reason that stands for a code of the bank. */
export const returnReasonOf = (code: string): ReturnReason => REASONS[code] ?? 'other'

/**
 * What staff can do with a row. book_back: the money is to stand on the balance again · withdraw: the bank refuses what Reol
 * has not sent off, so the file is to be withdrawn · nothing: Reol knows it · unknown: no transfer of Reol's.
 */
export const ANSWER_FATES = ['book_back', 'withdraw', 'nothing', 'unknown'] as const
export type AnswerFate = (typeof ANSWER_FATES)[number]

/** Decides the fate of a row by the transfer that it is about; undefined: there is none. */
export const answerFateOf = (outcome: BankOutcome, state: TransferState | undefined): AnswerFate => {
  if (state === undefined) return 'unknown'
  if (outcome === 'taken' || outcome === 'paid' || state === 'returned') return 'nothing'
  if (state === 'sent') return 'book_back'
  return state === 'in_file' ? 'withdraw' : 'nothing'
}
