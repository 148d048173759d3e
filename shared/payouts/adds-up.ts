/**
 * Whether some days add up, from the till to the books: pairs of totals that must be alike, each with what explains a
 * difference. Amounts in minor units.
 */
import { sum } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'

/**
 * The pairs, in the order in which money goes. till: what tills took, and where it was booked · sales: lines, and what
 * settlements took of them · balances: what settlements give, and what the ledger has of it · bank: what is to be paid out,
 * and what is in files · sent: what is in files, and what has left · books: what settlements turned over, and what their
 * vouchers have · online: what was paid by card for shelves, and what the vouchers of days have.
 */
export const STEPS = ['till', 'sales', 'balances', 'bank', 'sent', 'books', 'online'] as const
export type StepName = (typeof STEPS)[number]

/** agrees · explained: what differs has its reasons, and nothing is to be done · differs. */
export const STEP_STATES = ['agrees', 'explained', 'differs'] as const
export type StepState = (typeof STEP_STATES)[number]

/**
 * What a difference is made of. kept: staff lowered a transfer, or took it out · paid_more: the rest is from the
 * balance. Those that are not harmless want somebody to do something.
 */
export const REASONS = [
  'clearing',
  'told_differently',
  'not_settled',
  'open',
  'returned',
  'kept',
  'paid_more',
  'not_uploaded',
  'not_exported',
  'unexplained',
] as const
export type ReasonName = (typeof REASONS)[number]

/** Money that stays where it belongs, until a later settlement or an account. */
const HARMLESS: readonly ReasonName[] = ['not_settled', 'returned', 'kept', 'paid_more']

/** Says whether nothing is to be done about a reason. */
export const isHarmless = (name: ReasonName): boolean => HARMLESS.includes(name)

export interface Reason {
  name: ReasonName
  amount: Minor
  count: number
}

export interface StepFigures {
  name: StepName
  left: Minor
  right: Minor
  /** What is known of the difference; what they do not come to is unexplained. */
  reasons: Reason[]
}

export interface Step extends StepFigures {
  difference: Minor
  state: StepState
}

/** Says of a pair whether it agrees, or what of its difference nobody has explained. */
export const stepOf = ({ name, left, right, reasons }: StepFigures): Step => {
  const difference = left - right
  const known = reasons.filter(({ amount }) => amount !== 0)
  const rest = difference - sum(known.map(({ amount }) => amount))
  const all: Reason[] = [
    ...known,
    ...(rest === 0 ? [] : [{ name: 'unexplained' as const, amount: rest, count: 0 }]),
  ]
  const isExplained = all.every(one => isHarmless(one.name))
  const state = all.length === 0 ? 'agrees' : isExplained ? 'explained' : 'differs'
  return { name, left, right, difference, state, reasons: all }
}
