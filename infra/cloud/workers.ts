import { Duration, type Stack } from 'aws-cdk-lib'
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { RELAY, WORKERS } from '#infra/parts.ts'
import { makeFunction, type Running } from './function.ts'
import type { World } from './grants.ts'
import { makeDeadLetters, WORKER_TIMEOUT } from './queues.ts'
import type { Settings } from './settings.ts'

type SettingsOfSite = Settings & { siteUrl: string }

/** One function a queue. At most ten at once each, so that a burst of events leaves room for the calls of people. */
export const makeWorkers = (stack: Stack, world: World, settings: SettingsOfSite): Running[] =>
  WORKERS.map(worker => {
    const running = makeFunction(stack, worker, world, settings, { memorySize: 512, timeout: WORKER_TIMEOUT })
    running.lambda.addEventSource(
      new SqsEventSource(world.queues[worker.queue].queue, {
        batchSize: 10,
        maxConcurrency: 10,
        reportBatchItemFailures: true,
      }),
    )
    return running
  })

/**
 * Reads the table's stream and passes on what is in the outbox. A record that cannot be passed on is tried for an
 * hour, alone, and is then named on the queue of failures; the item itself stays in the table for seven days.
 */
export const makeRelay = (
  stack: Stack,
  world: World,
  settings: SettingsOfSite,
): { running: Running; failures: Queue } => {
  const running = makeFunction(stack, RELAY, world, settings, {
    memorySize: 512,
    timeout: Duration.seconds(30),
  })
  const failures = makeDeadLetters(stack, RELAY.name)
  running.lambda.addEventSource(
    new DynamoEventSource(world.table, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      maxRecordAge: Duration.hours(1),
      onFailure: new SqsDlq(failures),
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('INSERT'),
          dynamodb: { NewImage: { kind: { S: FilterRule.isEqual('outbox') } } },
        }),
      ],
    }),
  )
  return { running, failures }
}
