/** The shape of every subscriber: a Lambda on one queue. */
import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch'
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { type EventContract, envelope, type Payload } from '#events/envelope.ts'
import { log } from './log.ts'

export interface Delivery<E extends EventContract> {
  market: string
  /** The same at every delivery of the same event. */
  id: string
  payload: Payload<E>
}

/** Thrown when a message shall come back, and nothing is wrong. */
export class RetryLater extends Error {}

/**
 * A Lambda on one queue. Each message is handled at least once, so `handle` must take effect once; when it throws,
 * only its message comes back, and after five tries it goes to the dead-letter queue.
 */
export const subscriber =
  <E extends EventContract>(event: E, handle: (delivery: Delivery<E>) => Promise<void>) =>
  (batch: SQSEvent, context: Context): Promise<SQSBatchResponse> =>
    processPartialResponse(
      batch,
      (record: SQSRecord) => receive(event, handle, record),
      new BatchProcessor(EventType.SQS),
      {
        context,
        throwOnFullBatchFailure: false,
      },
    )

const receive = async <E extends EventContract>(
  event: E,
  handle: (delivery: Delivery<E>) => Promise<void>,
  record: SQSRecord,
): Promise<void> => {
  const { market, id, payload } = envelope.parse(JSON.parse(record.body))
  try {
    await handle({ market, id, payload: event.payload.parse(payload) as Payload<E> })
  } catch (error) {
    if (error instanceof RetryLater) log.info(`${event.name} comes back`, error)
    else log.error(`${event.name} could not be handled`, error as Error)
    throw error
  }
}
