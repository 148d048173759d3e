/** The metrics of alarms and dashboard. They use the names of parts, so this stack depends on none of theirs. */
import { Duration, type Stack } from 'aws-cdk-lib'
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { type ITableV2, Operation } from 'aws-cdk-lib/aws-dynamodb'
import { deadLettersOf } from '#events/works.ts'
import type { Parts, Reader, Timer } from '#infra/parts.ts'
import { domainsOf } from '../domain.ts'
import { functionName } from '../function.ts'
import type { Gateways } from '../gateway.ts'
import { COUNTED, LOGGED_ERRORS } from '../log.ts'
import { queueName } from '../queues.ts'
import { SCHEDULE_GROUP } from '../schedules.ts'

export const FIVE_MINUTES = Duration.minutes(5)

export interface Watched {
  stack: Stack
  gateways: Gateways
  table: ITableV2
  parts: Parts
}

/** The owners of dead letters: domains with kinds of work, and the readers of the stream. */
export const deadLetterOwners = (parts: Parts): string[] => [
  ...domainsOf(parts).flatMap(({ name, workers }) => (workers.length ? [name] : [])),
  ...parts.readers.map(({ name }) => name),
]

/** A Metrics Insights query: one alarm or graph over everything that it finds. */
const query = (label: string, expression: string): IMetric =>
  new MathExpression({ label, expression, period: FIVE_MINUTES })

/** Crashes and timeouts, by function. */
export const crashes = (): IMetric =>
  query(
    'Crashes',
    'SELECT SUM(Errors) FROM SCHEMA("AWS/Lambda", FunctionName) GROUP BY FunctionName ORDER BY SUM() DESC',
  )

/** Error lines in the log, by function. An API answers its own errors with 500, so Lambda counts none. */
export const loggedErrors = (): IMetric =>
  query(
    'Errors in the logs',
    `SELECT SUM(${LOGGED_ERRORS.metricName}) FROM SCHEMA("${LOGGED_ERRORS.namespace}", FunctionName) GROUP BY FunctionName ORDER BY SUM() DESC`,
  )

/** Log lines that the functions count (`counted`, functions/kit/log.ts). */
export const countedLines = (what: string, period = FIVE_MINUTES): Metric =>
  new Metric({ ...COUNTED, dimensionsMap: { Counted: what }, statistic: 'sum', period })

export const durations = (): IMetric =>
  query(
    'How long functions take',
    'SELECT MAX(Duration) FROM SCHEMA("AWS/Lambda", FunctionName) GROUP BY FunctionName ORDER BY MAX() DESC',
  )

/** Age in seconds, by queue. The query excludes dead letters one by one: it has `=` and `!=`, but no patterns. */
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
    period: FIVE_MINUTES,
  })

/** The delay of a reader behind the stream, in milliseconds. */
export const streamDelay = (reader: Reader): Metric =>
  new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'IteratorAge',
    dimensionsMap: { FunctionName: functionName(reader) },
    statistic: 'max',
    period: FIVE_MINUTES,
  })

/** How often a timer ran. */
export const runs = (timer: Timer): Metric =>
  new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'Invocations',
    dimensionsMap: { FunctionName: functionName(timer) },
    statistic: 'sum',
    period: Duration.minutes(timer.everyMinutes * 4),
  })

/** Has no dimension, so it counts all functions of the account in this region. */
export const throttles = (): Metric =>
  new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'sum', period: FIVE_MINUTES })

/** Counts the log-ins that the user pool throttled. Somebody floods the pool, so nobody of any market can log in. */
export const poolThrottles = (): IMetric =>
  query(
    'Throttled log-ins',
    'SELECT SUM(SignInThrottles) FROM SCHEMA("AWS/Cognito", UserPool, UserPoolClient) GROUP BY UserPool ORDER BY SUM() DESC',
  )

/** Tasks that the scheduler stopped retrying. */
export const droppedTasks = (): Metric =>
  new Metric({
    namespace: 'AWS/Scheduler',
    metricName: 'InvocationDroppedCount',
    dimensionsMap: { ScheduleGroup: SCHEDULE_GROUP },
    statistic: 'sum',
    period: FIVE_MINUTES,
  })

export const tableSum = (table: ITableV2, metricName: string): Metric =>
  table.metric(metricName, { statistic: 'sum', period: FIVE_MINUTES })

const OPERATIONS: Operation[] = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
]

export const tableErrors = (table: ITableV2): IMetric =>
  table.metricSystemErrorsForOperations({ operations: OPERATIONS, period: FIVE_MINUTES })

export const reputation = (name: 'BounceRate' | 'ComplaintRate'): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${name}`,
    statistic: 'max',
    period: Duration.hours(1),
  })
