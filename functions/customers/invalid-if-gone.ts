import { Refusal, refuse } from '#shared/kit/refusal.ts'
import { commonRefusals, kitRefusals } from '#shared/kit/refusals.ts'

/** Refuses a link of a deleted customer like a forged one. */
export const invalidIfGone = (error: unknown): never => {
  const isGone = error instanceof Refusal && error.reason === commonRefusals.not_found
  throw isGone ? refuse(kitRefusals.link_invalid) : error
}
