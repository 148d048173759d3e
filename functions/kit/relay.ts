/** Forwards each outbox item from the table's stream to the queues of its subscribers. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { envelope } from '#events/envelope.ts'
import { type DeadLetters, deadLettersOf, type WorkName } from '#events/works.ts'
import { log } from './log.ts'
import { sendMany } from './queue.ts'

/** The kinds of work that handle a message, by its name. */
export type Listeners = Readonly<Record<string, readonly WorkName[]>>

interface Letter {
  queue: WorkName | DeadLetters
  body: string
  sequence: string
}

/**
 * Only an outage makes a record come again: what can never be forwarded goes to the relay's dead letters and counts
 * as done, so that it does not hold up its shard.
 */
export const relay =
  (listeners: Listeners) =>
  async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const byQueue = Map.groupBy(
      Records.flatMap(record => lettersOf(record, listeners)),
      ({ queue }) => queue,
    )
    const sent = await Promise.all([...byQueue].map(([queue, letters]) => sendMany(queue, letters)))
    const failed = sent.flat()
    if (failed.length) log.error('events could not be forwarded', { failed })
    const sequences = new Set(failed.map(({ letter }) => letter.sequence))
    return { batchItemFailures: [...sequences].map(itemIdentifier => ({ itemIdentifier })) }
  }

const lettersOf = (record: DynamoDBRecord, listeners: Listeners): Letter[] => {
  const sequence = record.dynamodb?.SequenceNumber ?? ''
  try {
    const image = (record.dynamodb?.NewImage ?? {}) as Record<string, AttributeValue>
    const message = envelope.parse(unmarshall(image))
    const queues = listeners[message.name]
    if (!queues) throw new Error(`there is no event ${message.name}`)
    return queues.map(queue => ({ queue, body: JSON.stringify(message), sequence }))
  } catch (error) {
    log.error('a record can never be forwarded', { error, sequence })
    return [{ queue: deadLettersOf('relay'), body: JSON.stringify(record), sequence }]
  }
}
