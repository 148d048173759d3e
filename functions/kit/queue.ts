/** Sends messages to queues. */
import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { Envelope } from '#events/envelope.ts'
import type { DeadLetters, WorkName } from '#events/works.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { clientOptions, isOutage, isRefusedForNow } from './client.ts'
import { env } from './env.ts'

const client = new SQSClient(clientOptions())

/** The most messages of one call to SQS. */
const LARGEST_BATCH = 10

/** SQS takes no U+FFFE and U+FFFF, and the local queues take no emoji. JSON can escape them. */
const RARE = /[\uD800-\uDFFF\uFFFE\uFFFF]/g

const bodyOf = (message: unknown): string =>
  JSON.stringify(message).replace(RARE, one => `\\u${one.charCodeAt(0).toString(16)}`)

/**
 * SQS deals out the messages of a queue fairly by their groups: one market with ten thousand of them does not hold up the
 * others. What has no market is a group of its own.
 */
const groupOf = (message: unknown): string => {
  const { market } = message as { market?: unknown }
  return typeof market === 'string' && market ? market : '*'
}

/** `delaySeconds`: how long SQS keeps the message back, 900 at most. */
export const send = async (
  queue: WorkName,
  message: Envelope,
  { delaySeconds }: { delaySeconds?: Seconds } = {},
): Promise<void> => {
  await client.send(
    new SendMessageCommand({
      QueueUrl: urlOf(queue),
      MessageBody: bodyOf(message),
      MessageGroupId: groupOf(message),
      DelaySeconds: delaySeconds,
    }),
  )
}

interface Unsent<L> {
  letter: L
  reason: unknown
  /** SQS will refuse the message whenever it is sent: it is too long, for example. */
  isForGood: boolean
}

/**
 * Sends the messages of many letters with few calls. Returns those that SQS did not take; throws nothing. A message
 * that SQS refuses is no reason to lose those that were sent with it.
 */
export const sendMany = async <L extends { message: unknown }>(
  queue: WorkName | DeadLetters,
  letters: readonly L[],
): Promise<Unsent<L>[]> => {
  const batches = Array.from({ length: Math.ceil(letters.length / LARGEST_BATCH) }, (_, nth) =>
    letters.slice(nth * LARGEST_BATCH, (nth + 1) * LARGEST_BATCH),
  )
  return (await Promise.all(batches.map(batch => sendBatch(queue, batch)))).flat()
}

const sendBatch = async <L extends { message: unknown }>(
  queue: WorkName | DeadLetters,
  batch: readonly L[],
): Promise<Unsent<L>[]> => {
  try {
    const { Failed = [] } = await client.send(
      new SendMessageBatchCommand({
        QueueUrl: urlOf(queue),
        Entries: batch.map(({ message }, nth) => ({
          Id: String(nth),
          MessageBody: bodyOf(message),
          MessageGroupId: groupOf(message),
        })),
      }),
    )
    return Failed.flatMap(({ Id, Code, SenderFault }) => {
      const letter = batch[Number(Id)]
      return letter
        ? [{ letter, reason: Code, isForGood: SenderFault === true && !isRefusedForNow(Code) }]
        : []
    })
  } catch (reason) {
    const isForGood = !isOutage(reason)
    if (isForGood && batch.length > 1)
      return (await Promise.all(batch.map(letter => sendBatch(queue, [letter])))).flat()
    return batch.map(letter => ({ letter, reason, isForGood }))
  }
}

const urlOf = (queue: WorkName | DeadLetters): string => `${env('QUEUE_URL_PREFIX')}${queue}`
