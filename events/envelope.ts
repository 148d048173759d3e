/** What every message on a queue, on a schedule or in the outbox has in common. */
import * as z from 'zod/mini'
import type { WorkName } from './works.ts'

export interface MessageContract {
  readonly name: string
  readonly version: number
  readonly payload: z.ZodMiniType
}

/** Something that happened. The relay sends it to every kind of work that has a subscriber for it. */
export interface EventContract extends MessageContract {
  readonly work?: undefined
}

/** Something to do, sent to one kind of work by a timer, a webhook or the start of a job. */
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
