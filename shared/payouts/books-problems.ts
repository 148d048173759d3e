/** Why the books do not take a voucher, as the bookkeeper is told it. */
import type { Day } from '../kit/day.ts'

/**
 * not_chosen: an account of Reol's for which none of the books was chosen; `field` names it, or the journal · tender_unknown: a
 * word of the till for which no account was chosen; `field` · token: the agreement token is not known, or was taken back · role: the app lacks a right · year_unknown: no accounting
 * year has the day · year_closed: the year or the period of the day is closed · account_unknown, account_barred: an account
 * that was chosen · vat_code_unknown, journal_unknown, layout_unknown: what else was chosen · number: the journal has no
 * free voucher number, or does not take this one · half_written: entries of this voucher are there and do not balance ·
 * refused: another refusal, in the words of the books · unavailable: no answer, or too many calls.
 */
export const BOOKS_PROBLEMS = [
  'not_chosen',
  'tender_unknown',
  'token',
  'role',
  'year_unknown',
  'year_closed',
  'account_unknown',
  'account_barred',
  'vat_code_unknown',
  'journal_unknown',
  'layout_unknown',
  'number',
  'half_written',
  'refused',
  'unavailable',
] as const

export interface BooksProblem {
  code: (typeof BOOKS_PROBLEMS)[number]
  /** The other side's words; empty where it said none, or where Reol saw the problem itself. */
  message: string
  /** The field that the other side named. */
  field?: string
  /** The number of the account. */
  account?: number
  /** The year as the books call it: `2026`, `2026/2027`. */
  year?: string
  day?: Day
}

/** waiting: it was made and is not in the books · failed: the books refused it · void: its period was reset. */
export const VOUCHER_STATES = ['waiting', 'failed', 'sent', 'void'] as const
