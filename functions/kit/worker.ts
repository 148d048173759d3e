/** The function of a kind of work: a Lambda on one queue, made of the subscribers that name this kind. */
import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch'
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { envelope } from '#events/envelope.ts'
import { log } from './log.ts'
import { RetryAfter, RetryLater, type Subscriber } from './subscriber.ts'

/** Only the messages that failed come again. After five tries they go to the dead letters of the domain. */
export const worker =
  (subscribers: readonly Subscriber[]) =>
  (batch: SQSEvent, context: Context): Promise<SQSBatchResponse> =>
    processPartialResponse(
      batch,
      (record: SQSRecord) => receive(subscribers, record),
      new BatchProcessor(EventType.SQS),
      { context, throwOnFullBatchFailure: false },
    )

/**
 * Gives a message to each subscriber of its name. One that fails does not keep the others from running; the message
 * then comes again for all of them.
 */
const receive = async (subscribers: readonly Subscriber[], { body, messageId }: SQSRecord): Promise<void> => {
  let name = ''
  try {
    const message = envelope.parse(JSON.parse(body))
    name = message.name
    const wanted = subscribers.filter(({ on }) => on.name === name)
    const [first] = wanted
    if (!first) throw new Error('no subscriber of this kind of work handles the message')
    const results = await Promise.allSettled(wanted.map(subscriber => subscriber.receive(message)))
    const errors = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
    const failure = errors.find(error => !(error instanceof RetryLater))
    const wait = errors.find(error => error instanceof RetryAfter)
    if (failure ?? (errors.length && !wait)) throw failure ?? errors[0]
    if (!wait) return
    log.warn('a message comes again after a while', { error: wait, name, messageId })
    // Few workers ever send, and the client of SQS is large.
    const { send } = await import('./queue.ts')
    await send(first.work, message, { delaySeconds: wait.seconds })
  } catch (error) {
    if (error instanceof RetryLater) log.info('a message comes again', { error, name, messageId })
    else log.error('a message could not be handled', { error, name, messageId })
    throw error
  }
}
