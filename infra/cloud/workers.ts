import { Duration, type Stack } from 'aws-cdk-lib'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Worker } from '#infra/parts.ts'
import { QUEUES } from '#infra/queues.ts'
import { makeFunction, type World } from './function.ts'

/** The function of a kind of work, on its queue. */
export const makeWorker = (stack: Stack, worker: Worker, queue: Queue, world: World): void => {
  const lambda = makeFunction(stack, worker, world, {
    memorySize: 512,
    timeout: Duration.seconds(worker.timeoutSeconds),
  })
  lambda.addEventSource(
    new SqsEventSource(queue, {
      batchSize: QUEUES.batchSize,
      maxConcurrency: worker.concurrency,
      reportBatchItemFailures: true,
    }),
  )
}
