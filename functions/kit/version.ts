/** Two people edit the same thing (D30). */
import * as z from 'zod/mini'
import type { Route } from '#shared/kit/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'

/**
 * Refuses `changed_meanwhile`, with the present state, when the caller read another version. Without a version the
 * last writer wins. The write still needs a condition on its version: call this inside `retryOnConflict`, so that
 * the loser of a race is checked again.
 */
export const checkVersion = <R extends Route & { answer: z.ZodMiniType }>(
  sent: number | undefined,
  present: z.output<R['answer']> & { version: number },
  { answer }: R,
): void => {
  if (sent === undefined || sent === present.version) return
  throw refuse(kitRefusals.changed_meanwhile, { present: z.encode(answer, present) })
}
