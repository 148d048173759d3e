/** What every message on a queue, on a schedule or in the outbox has in common. */
import * as z from 'zod/mini'
import type { WorkName } from './works.ts'

export interface MessageContract {
  readonly name: string
  readonly version: number
  readonly payload: z.ZodMiniType
}

/** Something that happened. It goes to every kind of work with a subscriber; who that is is not its business. */
export interface EventContract extends MessageContract {
  readonly work?: undefined
}

/** Something to do, sent to one kind of work: by a timer that ran out, or by a webhook. */
export interface TaskContract extends MessageContract {
  readonly work: WorkName
}

export const envelope = z.object({
  /** The same at every delivery. A subscriber remembers it in order to take effect once. */
  id: z.string(),
  name: z.string(),
  version: z.number(),
  market: z.string(),
  /** ISO 8601 UTC. */
  at: z.string(),
  payload: z.unknown(),
})

export type Envelope = z.infer<typeof envelope>
export type Payload<M extends MessageContract> = z.infer<M['payload']>
