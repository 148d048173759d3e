import { Duration, type Stack } from 'aws-cdk-lib'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Worker } from '#infra/parts.ts'
import { QUEUES } from '#infra/queues.ts'
import { type FunctionContext, makeFunction } from './function.ts'

/** Makes the function of a kind of work and connects it to its queue. */
export const makeWorker = (stack: Stack, worker: Worker, queue: Queue, context: FunctionContext): void => {
  const lambda = makeFunction(stack, worker, context, {
    memorySize: worker.memory,
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
