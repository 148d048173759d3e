/** Forwards each outbox item from the table's stream to the queues that listen, and does nothing else. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { envelope } from '#events/envelope.ts'
import { queuesFor } from '#events/subscriptions.ts'
import { log } from './log.ts'
import { send } from './queue.ts'

/** On a failure the stream gives the records again from the first that failed on; order within a shard is kept. */
export const handler = async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  for (const record of event.Records) {
    try {
      await forward((record.dynamodb?.NewImage ?? {}) as Record<string, AttributeValue>)
    } catch (error) {
      log.error('an event could not be forwarded', error as Error)
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] }
    }
  }
  return { batchItemFailures: [] }
}

const forward = async (image: Record<string, AttributeValue>): Promise<void> => {
  const message = envelope.parse(unmarshall(image))
  await Promise.all(queuesFor(message.name).map(queue => send(queue, message)))
}
