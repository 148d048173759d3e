/** What the check answers, and how far its steps add up together. */
import type { Answer } from '#shared/kit/contract.ts'
import { fromWire } from '#shared/kit/money.ts'
import { isHarmless, type StepState } from '#shared/payouts/adds-up.ts'
import type { addsUpCalls } from '#shared/payouts/adds-up-calls.ts'

export type AddsUp = Answer<typeof addsUpCalls.readAddsUp>
export type Step = AddsUp['steps'][number]
export type Reason = Step['reasons'][number]

/** The state of the worst step. */
export const stateOf = ({ steps }: AddsUp): StepState => {
  if (steps.some(({ state }) => state === 'differs')) return 'differs'
  return steps.some(({ state }) => state === 'explained') ? 'explained' : 'agrees'
}

/** True where nothing was sold, paid or settled on the days. */
export const isNothing = ({ steps, periods }: AddsUp): boolean =>
  periods.length === 0 &&
  steps.every(({ left, right, reasons }) => !fromWire(left) && !fromWire(right) && !reasons.length)

/** What somebody must do something about, with the number of its step. */
export const leftToDo = ({ steps }: AddsUp): (Reason & { step: number })[] =>
  steps.flatMap(({ reasons }, at) =>
    reasons.filter(({ name }) => !isHarmless(name)).map(reason => ({ ...reason, step: at + 1 })),
  )
