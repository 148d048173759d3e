/** Sending to a queue. */
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { Envelope } from '#events/envelope.ts'
import type { QueueName } from '#events/subscriptions.ts'
import { env } from './env.ts'

const client = new SQSClient({ requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000 } })

export const send = async (queue: QueueName, message: Envelope): Promise<void> => {
  await client.send(
    new SendMessageCommand({
      QueueUrl: `${env('QUEUE_URL_PREFIX')}${queue}`,
      MessageBody: JSON.stringify(message),
    }),
  )
}
