/** What stands around every message on a queue, a schedule or in the outbox. */
import * as z from 'zod/mini'

export interface EventContract {
  readonly name: string
  readonly version: number
  readonly payload: z.ZodMiniType
}

export const envelope = z.object({
  /** Told once, handled at least once: what a subscriber remembers to take effect once. */
  id: z.string(),
  name: z.string(),
  version: z.number(),
  market: z.string(),
  /** ISO 8601 UTC. */
  at: z.string(),
  payload: z.unknown(),
})

export type Envelope = z.infer<typeof envelope>
export type Payload<E extends EventContract> = z.infer<E['payload']>
