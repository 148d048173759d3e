/**
 * `Idempotency-Key`: the same key and body give the first answer again, another body is refused. A verb that takes
 * or moves something puts `once.keep(answer)` into its own commit, so that the doing and the remembering are one.
 * A visitor without a cart is known by the key alone: it must be as hard to guess as the cart token in the answer.
 */
import type { Route } from '#shared/kit/contract.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import type { Caller } from './caller.ts'
import { nowSeconds } from './clock.ts'
import { digest } from './ids.ts'
import { get, type Key, type Write } from './table.ts'

const KEPT_SECONDS = 2 * 86_400

export interface Once {
  /** The write that remembers the answer; no write when the call has no key. */
  keep: (answer: unknown) => Write[]
  kept: () => boolean
  key?: Key
  body: string
}

/** Thrown when the key was used before; `firstAnswer` then tells what was answered. */
class Repeated extends Error {}

export const onceOf = (
  route: Route,
  market: string,
  caller: Caller,
  key: string | undefined,
  body: unknown,
): Once => {
  if (!route.repeatable || key === undefined) return { keep: () => [], kept: () => true, body: '' }
  if (key.length < 1 || key.length > 255) throw refuseFields({ 'Idempotency-Key': ['invalid'] })
  const who = caller.kind === 'anonymous' ? '' : caller.username
  const at: Key = { pk: `${market}#ONCE#${digest(route.path, who, key)}`, sk: 'ONCE' }
  const hash = digest(JSON.stringify(body))
  let kept = false
  return {
    key: at,
    body: hash,
    kept: () => kept,
    keep: answer => {
      kept = true
      const Item = {
        ...at,
        kind: 'once',
        body: hash,
        answer: JSON.stringify(answer),
        ttl: nowSeconds() + KEPT_SECONDS,
      }
      return [{ put: { Item, ConditionExpression: 'attribute_not_exists(pk)' }, otherwise: new Repeated() }]
    },
  }
}

/** The first answer to this key, undefined when there is none. Refuses 409 `idempotency_key_reused`. */
export const firstAnswer = async (once: Once): Promise<unknown> => {
  if (!once.key) return undefined
  const first = await get(once.key)
  if (!first) return undefined
  if (first.body !== once.body) throw refuse('conflict', 'idempotency_key_reused')
  return JSON.parse(String(first.answer))
}
