import { Duration, type Stack } from 'aws-cdk-lib'
import { StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Reader } from '#infra/parts.ts'
import { TABLE } from '#infra/table.ts'
import { type FunctionContext, makeFunction } from './function.ts'
import { makeGivenUp, notifyOfObjects, toBucket } from './given-up.ts'
import { denyPlainHttp, makeDeadLetters } from './queues.ts'

/**
 * Makes the readers of the table's stream. When a reader has failed on a record eleven times, Lambda writes the whole
 * record to the reader's bucket and continues; a rule tells the reader's dead letters of it, which an alarm watches. The
 * stream keeps the record for one day, the table keeps an outbox item for seven.
 */
export const makeReaders = (stack: Stack, readers: readonly Reader[], context: FunctionContext): void => {
  const targets = readers.map(reader => {
    const deadLetters = makeDeadLetters(stack, reader.name)
    const givenUp = makeGivenUp(stack, reader.name)
    const lambda = makeFunction(stack, reader, context, { memorySize: 512, timeout: Duration.seconds(30) })
    // A reader itself sends there what it can never handle.
    deadLetters.grantSendMessages(lambda)
    lambda.addEventSource(
      new DynamoEventSource(context.services.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: TABLE.streamBatchSize,
        // Changes of one item keep their order.
        parallelizationFactor: 4,
        retryAttempts: 10,
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        onFailure: toBucket(givenUp),
        filters: reader.patterns.map(pattern => ({ pattern: JSON.stringify(pattern) })),
      }),
    )
    return { reader: reader.name, deadLetters, givenUp }
  })
  const policy = denyPlainHttp(
    stack,
    targets.map(({ deadLetters }) => deadLetters),
  )
  notifyOfObjects(stack, policy, targets)
}
