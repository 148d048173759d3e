/** What happened, written in the same commit as what it is about. The relay forwards it from the table's stream. */
import type { Envelope, EventContract, MessageContract, Payload } from '#events/envelope.ts'
import { nowIso, nowSeconds } from './clock.ts'
import { newId } from './ids.ts'
import type { Write } from './table.ts'

const KEPT_SECONDS = 7 * 86_400

/** An event as a write. */
export const emit = <E extends EventContract>(market: string, event: E, payload: Payload<E>): Write => {
  const message = envelope(market, event, payload)
  return {
    put: {
      Item: {
        pk: `${market}#OUTBOX#${message.id}`,
        sk: 'OUTBOX',
        kind: 'outbox',
        ttl: nowSeconds() + KEPT_SECONDS,
        ...message,
      },
    },
  }
}

/** The message that a queue carries. */
export const envelope = <M extends MessageContract>(
  market: string,
  { name, version }: M,
  payload: Payload<M>,
): Envelope => ({
  id: newId(),
  name,
  version,
  market,
  at: nowIso(),
  payload,
})
