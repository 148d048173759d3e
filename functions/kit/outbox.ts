/**
 * The outbox: an event is written in the same transaction as the change that it reports. The relay forwards it from
 * the table's stream and removes it: what stands here was not sent yet.
 */
import type { Envelope, MessageContract, Payload } from '#events/envelope.ts'
import { nowIso, nowSeconds } from './clock.ts'
import { due } from './due.ts'
import { newId } from './ids.ts'
import type { Write } from './table.ts'

const KEPT_SECONDS = 7 * 86_400

/** The relay needs a second. Five minutes after this time the sweeper sends what still stands here. */
const RELAYED_SECONDS = 300

/** An event, or a task that must not be lost, as a write. */
export const emit = <M extends MessageContract>(market: string, message: M, payload: Payload<M>): Write => {
  const sent = envelope(market, message, payload)
  return {
    put: {
      Item: {
        pk: `${market}#OUTBOX#${sent.id}`,
        sk: 'OUTBOX',
        kind: 'outbox',
        ttl: nowSeconds() + KEPT_SECONDS,
        ...due(sent.id, nowSeconds() + RELAYED_SECONDS),
        ...sent,
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
