import { Duration, type Stack } from 'aws-cdk-lib'
import { StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Reader } from '#infra/parts.ts'
import { TABLE } from '#infra/table.ts'
import { makeFunction, type World } from './function.ts'
import { makeDeadLetters, onlyEncrypted } from './queues.ts'

/**
 * The readers of the table's stream. Lambda writes the place of a record that a reader failed on eleven times to the
 * reader's own dead letters, and goes on. The record itself stays in the stream for a day, an item of the outbox in
 * the table for seven.
 */
export const makeReaders = (stack: Stack, readers: readonly Reader[], world: World): void => {
  const queues = readers.map(reader => {
    const deadLetters = makeDeadLetters(stack, reader.name)
    const lambda = makeFunction(stack, reader, world, { memorySize: 512, timeout: Duration.seconds(30) })
    lambda.addEventSource(
      new DynamoEventSource(world.services.table, {
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
  onlyEncrypted(stack, queues)
}
