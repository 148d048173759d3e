/** Delivers the messages of each queue to its worker in batches, as Lambda's event source for SQS does. */
import { setTimeout as pause } from 'node:timers/promises'
import type { SQSBatchResponse, SQSRecord } from 'aws-lambda'
import type { Worker } from '#infra/parts.ts'
import type { Invoke } from './functions.ts'
import type { Queue, Queues, Received } from './queues.ts'

/** Redelivers a failed message sooner than the cloud does, so that developers do not wait. */
const RETRY_SECONDS = 1

interface Workers {
  stop: () => Promise<void>
}

/** Calls `after` after each batch, which may have written records to the stream. */
export const startWorkers = (
  workers: readonly Worker[],
  queues: Queues,
  invoke: Invoke,
  after: () => void,
): Workers => {
  let stopping = false
  const serve = async (worker: Worker): Promise<void> => {
    const queue = queues.queue(worker.work)
    while (!stopping) {
      const received = queues.receive(worker.work)
      if (received.length) {
        await handle(worker, queue, received, invoke)
        after()
      } else {
        await queue.waitForMessages(1)
      }
    }
  }
  const serving = workers.map(serve)
  return {
    stop: async () => {
      stopping = true
      for (const worker of workers) queues.queue(worker.work).cancelWaiters()
      await Promise.race([Promise.all(serving), pause(1_000)])
    },
  }
}

const handle = async (worker: Worker, queue: Queue, received: Received[], invoke: Invoke): Promise<void> => {
  const failed = await failures(worker, queue, received, invoke)
  for (const message of received) {
    if (failed.has(message.MessageId)) queue.changeVisibility(message.ReceiptHandle, RETRY_SECONDS)
    else queue.deleteMessage(message.ReceiptHandle)
  }
}

/** Returns the ids of failed messages: all of the batch when the handler throws. */
const failures = async (
  worker: Worker,
  queue: Queue,
  received: Received[],
  invoke: Invoke,
): Promise<Set<string>> => {
  try {
    const event = { Records: received.map(message => record(queue, message)) }
    const answer = (await invoke(worker.name, event, worker.timeoutSeconds)) as SQSBatchResponse | undefined
    return new Set(answer?.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
  } catch (error) {
    console.error(`${worker.name} failed:`, error)
    return new Set(received.map(message => message.MessageId))
  }
}

const record = (queue: Queue, message: Received): SQSRecord => {
  const inFlight = queue.inflightMessages.get(message.ReceiptHandle)?.message
  const sent = String(inFlight?.sentTimestamp ?? Date.now())
  return {
    messageId: message.MessageId,
    receiptHandle: message.ReceiptHandle,
    body: message.Body,
    attributes: {
      ApproximateReceiveCount: String(inFlight?.approximateReceiveCount ?? 1),
      SentTimestamp: sent,
      SenderId: '000000000000',
      ApproximateFirstReceiveTimestamp: sent,
    },
    messageAttributes: {},
    md5OfBody: message.MD5OfBody,
    eventSource: 'aws:sqs',
    eventSourceARN: queue.arn,
    awsRegion: 'eu-central-1',
  }
}
