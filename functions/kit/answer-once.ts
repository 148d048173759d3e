/** Answers as the contract declares them, and the first answer again when a call is repeated with its key. */
import * as z from 'zod/mini'
import type { Route } from '#shared/kit/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { firstAnswer, type Idempotency } from './idempotency.ts'
import { commit } from './table.ts'

/**
 * Runs the verb, and returns its answer as it travels. With an Idempotency-Key the first answer is recorded, and
 * returned when the verb refuses to run twice.
 */
export const answerOnce = async (
  route: Route,
  run: () => Promise<unknown>,
  idempotency: Idempotency,
): Promise<unknown> => {
  const first = await runOnce(run, idempotency)
  return 'again' in first ? encodedAgain(route, first.again) : encoded(route, first.given)
}

const runOnce = async (
  run: () => Promise<unknown>,
  idempotency: Idempotency,
): Promise<{ given: unknown } | { again: unknown }> => {
  try {
    const given = await run()
    if (!idempotency.isTaken()) await commit(idempotency.record(given))
    return { given }
  } catch (error) {
    const again = await firstAnswer(idempotency)
    if (again === undefined) throw error
    return { again }
  }
}

/**
 * Encodes an answer by its contract, without fields that it does not declare. Throws when it does not fit: a fault
 * of ours.
 */
const encoded = ({ answer: shape }: Route, answer: unknown): unknown =>
  shape === undefined ? undefined : z.encode(shape, answer)

/**
 * Encodes a recorded answer. Refuses `idempotency_key_reused` when a deployment has changed the shape since: the call
 * took effect, but its answer cannot be given again.
 */
const encodedAgain = ({ answer: shape }: Route, answer: unknown): unknown => {
  if (shape === undefined) return undefined
  const { success, data } = z.safeEncode(shape, answer)
  if (!success) throw refuse(kitRefusals.idempotency_key_reused)
  return data
}
