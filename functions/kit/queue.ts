/** Sends messages to queues. */
import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { Envelope } from '#events/envelope.ts'
import type { DeadLetters, WorkName } from '#events/works.ts'
import { clientOptions } from './client.ts'
import { env } from './env.ts'

const client = new SQSClient(clientOptions())

/** The most messages of one call to SQS. */
const LARGEST_BATCH = 10

export const send = async (queue: WorkName, message: Envelope): Promise<void> => {
  await client.send(new SendMessageCommand({ QueueUrl: urlOf(queue), MessageBody: JSON.stringify(message) }))
}

/** Sends many letters with few calls. Returns those that SQS did not take; throws nothing. */
export const sendMany = async <L extends { body: string }>(
  queue: WorkName | DeadLetters,
  letters: readonly L[],
): Promise<{ letter: L; reason: unknown }[]> => {
  const batches = Array.from({ length: Math.ceil(letters.length / LARGEST_BATCH) }, (_, nth) =>
    letters.slice(nth * LARGEST_BATCH, (nth + 1) * LARGEST_BATCH),
  )
  return (await Promise.all(batches.map(batch => sendBatch(queue, batch)))).flat()
}

const sendBatch = async <L extends { body: string }>(queue: WorkName | DeadLetters, batch: readonly L[]) => {
  try {
    const { Failed = [] } = await client.send(
      new SendMessageBatchCommand({
        QueueUrl: urlOf(queue),
        Entries: batch.map(({ body }, nth) => ({ Id: String(nth), MessageBody: body })),
      }),
    )
    const reasons = new Map(Failed.map(({ Id, Code }) => [Number(Id), Code]))
    return batch.flatMap((letter, nth) => (reasons.has(nth) ? [{ letter, reason: reasons.get(nth) }] : []))
  } catch (reason) {
    return batch.map(letter => ({ letter, reason }))
  }
}

const urlOf = (queue: WorkName | DeadLetters): string => `${env('QUEUE_URL_PREFIX')}${queue}`
