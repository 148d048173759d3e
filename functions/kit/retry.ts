/** Sends a request of the table again while DynamoDB refuses it for now. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { Millis } from '#shared/kit/units.ts'
import { isRefusedForNow, isThrottled } from './client.ts'
import { anyOf } from './ids.ts'

export const RETRY_MS: Millis = 3_000

/** Retries conflicts and throttling with jitter for three seconds, then refuses `busy`. */
export const retryTransient = async <T>(send: () => Promise<T>): Promise<T> => {
  const giveUp = Date.now() + RETRY_MS
  for (let attempt = 0; ; attempt++) {
    try {
      return await send()
    } catch (error) {
      if (!isTransient(error)) throw error
      await pauseWithin(giveUp, attempt)
    }
  }
}

const isTransient = (error: unknown): boolean =>
  error instanceof TransactionCanceledException
    ? (error.CancellationReasons ?? []).some(({ Code }) => isRefusedForNow(Code))
    : isThrottled(error)

/** Waits at random, longer after each attempt, so that those who met do not meet again. */
export const pause = (attempt: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, 5 + anyOf(20 * 2 ** Math.min(attempt, 4))))

/** The same, until a moment of the machine's clock; then refuses `busy`. */
export const pauseWithin = async (giveUp: Millis, attempt: number): Promise<void> => {
  if (Date.now() > giveUp) throw refuse(commonRefusals.busy)
  await pause(attempt)
}
