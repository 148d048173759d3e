/**
 * Makes a call idempotent by its `Idempotency-Key`: the same key and body get the first answer again, another body
 * is refused. A verb that takes or moves something commits `idempotency.record(answer)` with its own writes, so that
 * both happen or neither.
 * Visitors without a cart are told apart by the key alone, so it must be as hard to guess as the cart token in the
 * answer.
 */

import type { Route } from '#shared/kit/contract.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { accountOf, type Caller } from './caller.ts'
import { nowSeconds } from './clock.ts'
import { digest } from './ids.ts'
import { get, type Key, type Write } from './table.ts'

const KEPT_SECONDS = 2 * 86_400

/** In characters. A shorter key can be guessed, and two callers may choose the same. */
const SHORTEST_KEY = 16
const LONGEST_KEY = 255

export interface Idempotency {
  /** The write that records the answer; none when the call has no key. The verb commits it with its own writes. */
  record: (answer: unknown) => Write[]
  /** True when the verb has taken the write, and when there is none. */
  isTaken: () => boolean
  key?: Key
  body: string
}

/** Thrown when the key was used before; `firstAnswer` returns the answer of that time. */
class Repeated extends Error {}

export const idempotencyOf = (
  route: Route,
  market: string | undefined,
  caller: Caller,
  key: string | undefined,
  /** All that makes two calls the same: parameters of the path, and the body. */
  sent: unknown,
): Idempotency => {
  if (!route.repeatable || key === undefined || market === undefined)
    return { record: () => [], isTaken: () => true, body: '' }
  if (key.length < SHORTEST_KEY) throw refuseFields({ 'Idempotency-Key': [inputRefusals.too_short] })
  if (key.length > LONGEST_KEY) throw refuseFields({ 'Idempotency-Key': [inputRefusals.too_long] })
  const at: Key = {
    pk: `${market}#ONCE#${digest(route.method, route.path, accountOf(caller), key)}`,
    sk: 'ONCE',
  }
  const hash = digest(JSON.stringify(sent))
  let isTaken = false
  return {
    key: at,
    body: hash,
    isTaken: () => isTaken,
    record: answer => {
      isTaken = true
      const Item = {
        ...at,
        kind: 'once',
        body: hash,
        answer: JSON.stringify(answer ?? null),
        ttl: nowSeconds() + KEPT_SECONDS,
      }
      return [
        { put: { Item, ConditionExpression: 'attribute_not_exists(pk)' }, onConditionFailed: new Repeated() },
      ]
    },
  }
}

/** The first answer to this key; undefined when there is none. Refuses `idempotency_key_reused`. */
export const firstAnswer = async (idempotency: Idempotency): Promise<unknown> => {
  if (!idempotency.key) return undefined
  const first = await get(idempotency.key)
  if (!first) return undefined
  if (first.body !== idempotency.body) throw refuse(kitRefusals.idempotency_key_reused)
  return JSON.parse(String(first.answer))
}
