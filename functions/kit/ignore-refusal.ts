import type { Reason } from '#shared/kit/reasons.ts'
import { Refusal } from '#shared/kit/refusal.ts'

/** For a `catch`: undefined when the work was refused for this reason. Any other error is thrown on. */
export const ignoreRefusal =
  (reason: Reason) =>
  (error: unknown): undefined => {
    if (!(error instanceof Refusal && error.reason === reason)) throw error
  }
