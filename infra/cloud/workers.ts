import { Duration, type Stack } from 'aws-cdk-lib'
import { StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Reader, Worker } from '#infra/parts.ts'
import { makeFunction, type Running } from './function.ts'
import type { World } from './grants.ts'
import { makeDeadLetters, makeQueue } from './queues.ts'
import type { Settings } from './settings.ts'

type SettingsOfSite = Settings & { siteUrl: string }

/** The queue of a kind of work, and the function that works on it. */
export const makeWorker = (
  stack: Stack,
  worker: Worker,
  deadLetters: Queue,
  world: World,
  settings: SettingsOfSite,
): Running => {
  const running = makeFunction(stack, worker, world, settings, {
    memorySize: 512,
    timeout: Duration.seconds(worker.timeoutSeconds),
  })
  running.lambda.addEventSource(
    new SqsEventSource(makeQueue(stack, worker, deadLetters), {
      batchSize: 10,
      maxConcurrency: worker.concurrency,
      reportBatchItemFailures: true,
    }),
  )
  return running
}

/**
 * A reader of the table's stream. Its own dead letters name the records that it failed on eleven times: only the place
 * of a record, since a record in the stream is kept for a day and an item of the outbox for seven.
 */
export const makeReader = (stack: Stack, reader: Reader, world: World, settings: SettingsOfSite): Running => {
  const running = makeFunction(stack, reader, world, settings, {
    memorySize: 512,
    timeout: Duration.seconds(30),
  })
  running.lambda.addEventSource(
    new DynamoEventSource(world.table, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      // Records of one item keep their order.
      parallelizationFactor: 4,
      retryAttempts: 10,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      onFailure: new SqsDlq(makeDeadLetters(stack, reader.name)),
      filters: reader.patterns.map(pattern => ({ pattern: JSON.stringify(pattern) })),
    }),
  )
  return running
}
