/** The metrics that alarms and dashboard share. Parts are named by their names: nothing of their stacks is needed. */
import { Duration, type Stack } from 'aws-cdk-lib'
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { type ITableV2, Operation } from 'aws-cdk-lib/aws-dynamodb'
import { deadLettersOf } from '#events/works.ts'
import type { Parts, Reader } from '#infra/parts.ts'
import { domainsOf } from '../domain.ts'
import { functionName } from '../function.ts'
import { LOGGED_ERRORS } from '../log.ts'
import { queueName } from '../queues.ts'
import { SCHEDULE_GROUP } from '../schedules.ts'

export const FIVE = Duration.minutes(5)

/** What is looked at. */
export interface Watched {
  stack: Stack
  stage: HttpStage
  table: ITableV2
  parts: Parts
}

/** The owners of dead letters: domains with kinds of work, and the readers of the stream. */
export const deadLetterOwners = (parts: Parts): string[] => [
  ...domainsOf(parts).flatMap(({ name, workers }) => (workers.length ? [name] : [])),
  ...parts.readers.map(({ name }) => name),
]

/** A query of Metrics Insights: one alarm, or one graph, over everything that it finds. */
const query = (label: string, expression: string): IMetric =>
  new MathExpression({ label, expression, period: FIVE })

/** By function: it crashed or took too long. */
export const crashes = (): IMetric =>
  query(
    'Crashes',
    'SELECT SUM(Errors) FROM SCHEMA("AWS/Lambda", FunctionName) GROUP BY FunctionName ORDER BY SUM() DESC',
  )

/** By function: it wrote an error into its log. An API answers for its errors itself, so Lambda sees none. */
export const loggedErrors = (): IMetric =>
  query(
    'Errors in the logs',
    `SELECT SUM(${LOGGED_ERRORS.metricName}) FROM SCHEMA("${LOGGED_ERRORS.namespace}", FunctionName) GROUP BY FunctionName ORDER BY SUM() DESC`,
  )

export const durations = (): IMetric =>
  query(
    'How long functions take',
    'SELECT MAX(Duration) FROM SCHEMA("AWS/Lambda", FunctionName) GROUP BY FunctionName ORDER BY MAX() DESC',
  )

/** By queue, in seconds. Dead letters are named one by one: a query knows `=` and `!=`, but no beginning or end. */
export const oldestMessages = (parts: Parts): IMetric => {
  const others = deadLetterOwners(parts).map(owner => `QueueName != '${queueName(deadLettersOf(owner))}'`)
  return query(
    'Oldest message',
    `SELECT MAX(ApproximateAgeOfOldestMessage) FROM SCHEMA("AWS/SQS", QueueName) WHERE ${others.join(' AND ')} GROUP BY QueueName ORDER BY MAX() DESC`,
  )
}

export const deadLetters = (owner: string): Metric =>
  new Metric({
    namespace: 'AWS/SQS',
    metricName: 'ApproximateNumberOfMessagesVisible',
    dimensionsMap: { QueueName: queueName(deadLettersOf(owner)) },
    statistic: 'max',
    period: FIVE,
  })

/** How far a reader is behind the stream, in milliseconds. */
export const behind = (reader: Reader): Metric =>
  new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'IteratorAge',
    dimensionsMap: { FunctionName: functionName(reader) },
    statistic: 'max',
    period: FIVE,
  })

/** Without a dimension: all functions of the account in this region together. */
export const throttles = (): Metric =>
  new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'sum', period: FIVE })

/** Tasks that the scheduler gave up. */
export const droppedTasks = (): Metric =>
  new Metric({
    namespace: 'AWS/Scheduler',
    metricName: 'InvocationDroppedCount',
    dimensionsMap: { ScheduleGroup: SCHEDULE_GROUP },
    statistic: 'sum',
    period: FIVE,
  })

export const tableSum = (table: ITableV2, metricName: string): Metric =>
  table.metric(metricName, { statistic: 'sum', period: FIVE })

const USED: Operation[] = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
]

export const tableErrors = (table: ITableV2): IMetric =>
  table.metricSystemErrorsForOperations({ operations: USED, period: FIVE })

export const reputation = (name: 'BounceRate' | 'ComplaintRate'): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${name}`,
    statistic: 'max',
    period: Duration.hours(1),
  })
