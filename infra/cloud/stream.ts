import { Duration, type Stack } from 'aws-cdk-lib'
import { StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Reader } from '#infra/parts.ts'
import { TABLE } from '#infra/table.ts'
import { type FunctionContext, makeFunction } from './function.ts'
import { denyPlainHttp, makeDeadLetters } from './queues.ts'

/**
 * Makes the readers of the table's stream. When a reader has failed on a record eleven times, Lambda writes the
 * record's position to the reader's dead letters and continues. The stream keeps the record for one day, the table
 * keeps an outbox item for seven.
 */
export const makeReaders = (stack: Stack, readers: readonly Reader[], context: FunctionContext): void => {
  const queues = readers.map(reader => {
    const deadLetters = makeDeadLetters(stack, reader.name)
    const lambda = makeFunction(stack, reader, context, { memorySize: 512, timeout: Duration.seconds(30) })
    lambda.addEventSource(
      new DynamoEventSource(context.services.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: TABLE.streamBatchSize,
        // Changes of one item keep their order.
        parallelizationFactor: 4,
        retryAttempts: 10,
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        // It also lets the reader send there, which the relay does with what it can never forward.
        onFailure: new SqsDlq(deadLetters),
        filters: reader.patterns.map(pattern => ({ pattern: JSON.stringify(pattern) })),
      }),
    )
    return deadLetters
  })
  denyPlainHttp(stack, queues)
}
