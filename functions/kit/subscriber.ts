/** A subscriber: the one file that says to what a domain listens, where that runs, and what it may touch. */
import type { Envelope, EventContract, MessageContract, Payload, TaskContract } from '#events/envelope.ts'
import type { WorkName } from '#events/works.ts'
import type { Millis, Seconds } from '#shared/kit/units.ts'
import type { Grant } from './grants.ts'

export interface Delivery<M extends MessageContract> {
  market: string
  /** The same at every delivery of the same message. */
  id: string
  /** When it was written; the same at every delivery, so a late one can leave alone what is newer. */
  at: Millis
  payload: Payload<M>
}

/** Thrown to get a message again without reporting an error. */
export class RetryLater extends Error {}

/**
 * Thrown to get a message again after a time (900 s at most), as often as it takes: for a quota of an outside service that
 * comes back in hours, in which the tries of a queue would be used up. infra/parts.ts gives a kind of work that mails the
 * grant to send to itself.
 */
export class RetryAfter extends RetryLater {
  readonly seconds: Seconds

  constructor(message: string, seconds: Seconds) {
    super(message)
    this.seconds = seconds
  }
}

interface Handling<M extends MessageContract> {
  on: M
  grants: readonly Grant[]
  /** Runs at least once for each message, so it must be idempotent. When it throws, the message comes again. */
  handle: (delivery: Delivery<M>) => Promise<void>
}

/** The default export of every file `on-<message>.ts`, which lies in the folder of its domain or in a room of it. */
export interface Subscriber {
  on: MessageContract
  work: WorkName
  grants: readonly Grant[]
  /** Checks the payload and handles the message. */
  receive: (message: Envelope) => Promise<void>
}

/** Subscribes to an event, as part of a kind of work. */
export const onEvent = <E extends EventContract>({
  work,
  ...handling
}: Handling<E> & { work: WorkName }): Subscriber => subscriber(work, handling)

/** Takes the tasks of a contract, which itself names the kind of work. */
export const onTask = <T extends TaskContract>(handling: Handling<T>): Subscriber =>
  subscriber(handling.on.work, handling)

const subscriber = <M extends MessageContract>(
  work: WorkName,
  { on, grants, handle }: Handling<M>,
): Subscriber => ({
  on,
  work,
  grants,
  receive: async ({ market, id, at, payload }) =>
    handle({ market, id, at: Date.parse(at), payload: on.payload.parse(payload) as Payload<M> }),
})
