import { Aws, Duration, type Stack } from 'aws-cdk-lib'
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { type ITableV2, Operation } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { deadLettersOf } from '#events/works.ts'
import type { Parts } from '#infra/parts.ts'
import type { Running } from './function.ts'
import { domainsOf, queueName } from './queues.ts'
import type { Settings } from './settings.ts'

interface Watched {
  stage: HttpStage
  functions: Running[]
  readers: Running[]
  parts: Parts
  table: ITableV2
}

const FIVE = Duration.minutes(5)
const USED: Operation[] = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
]

/** What wakes somebody, each with its page in docs/operations.md, and one dashboard to look at then. */
export const makeAlarms = (stack: Stack, watched: Watched, { alarmEmail }: Settings): void => {
  const topic = new Topic(stack, 'Alarms', { topicName: 'reol-alarms', enforceSSL: true })
  // A policy of our own replaces the one that lets the account's alarms in.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  )
  if (alarmEmail) topic.addSubscription(new EmailSubscription(alarmEmail))
  const action = new SnsAction(topic)
  /** Rings when the metric is above `above` in `times` periods one after the other. */
  const ring = (name: string, metric: IMetric, above: number, times = 1): void => {
    const alarm = new Alarm(stack, `Alarm-${name}`, {
      alarmName: `reol-${name}`,
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: times,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    })
    alarm.addAlarmAction(action)
    alarm.addOkAction(action)
  }
  ringForCalls(ring, watched)
  ringForQueues(ring, watched)
  ringForTable(ring, watched.table)
  ringForMail(ring)
  makeDashboard(stack, watched)
}

type Ring = (name: string, metric: IMetric, above: number, times?: number) => void

/** It crashed or took too long, or it said so itself. */
const failures = ({ lambda, logged }: Running): IMetric =>
  new MathExpression({
    // No value means none; a sum with nothing would be nothing.
    expression: 'FILL(crashed, 0) + FILL(logged, 0)',
    usingMetrics: { crashed: lambda.metricErrors(), logged },
    period: FIVE,
  })

const ringForCalls = (ring: Ring, { stage, functions }: Watched): void => {
  ring('api-5xx', stage.metricServerError({ statistic: 'sum', period: FIVE }), 5)
  for (const running of functions) ring(`errors-${running.name}`, failures(running), 0)
  // Without a dimension: all functions of the account in this region together.
  ring(
    'throttles',
    new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'sum', period: FIVE }),
    0,
  )
}

const ofQueue = (name: string, metricName: string): Metric =>
  new Metric({
    namespace: 'AWS/SQS',
    metricName,
    dimensionsMap: { QueueName: queueName(name) },
    statistic: 'max',
    period: FIVE,
  })

const ofReader = ({ lambda }: Running): Metric =>
  lambda.metric('IteratorAge', { statistic: 'max', period: FIVE })

const deadLetterOwners = ({ workers, readers }: Parts): string[] => [
  ...domainsOf(workers),
  ...readers.map(({ name }) => name),
]

const ringForQueues = (ring: Ring, { parts, readers }: Watched): void => {
  for (const owner of deadLetterOwners(parts))
    ring(`dead-${owner}`, ofQueue(deadLettersOf(owner), 'ApproximateNumberOfMessagesVisible'), 0)
  for (const { work } of parts.workers)
    ring(`late-${work}`, ofQueue(work, 'ApproximateAgeOfOldestMessage'), 15 * 60)
  for (const reader of readers) ring(`late-${reader.name}`, ofReader(reader), 5 * 60 * 1000)
  // What the scheduler gave up and could not even send to the dead letters.
  ring(
    'schedules-dropped',
    new Metric({
      namespace: 'AWS/Scheduler',
      metricName: 'InvocationDroppedCount',
      dimensionsMap: { ScheduleGroup: 'reol' },
      statistic: 'sum',
      period: FIVE,
    }),
    0,
  )
}

const ringForTable = (ring: Ring, table: ITableV2): void => {
  const sum = (metricName: string) => table.metric(metricName, { statistic: 'sum', period: FIVE })
  ring('table-read-throttles', sum('ReadThrottleEvents'), 0)
  ring('table-write-throttles', sum('WriteThrottleEvents'), 0)
  ring('table-errors', table.metricSystemErrorsForOperations({ operations: USED, period: FIVE }), 0)
}

/** AWS looks at an account from 5 % bounces and 0.1 % complaints; we look before. */
const ringForMail = (ring: Ring): void => {
  const reputation = (metricName: string) =>
    new Metric({ namespace: 'AWS/SES', metricName, statistic: 'max', period: Duration.hours(1) })
  ring('mail-bounces', reputation('Reputation.BounceRate'), 0.04)
  ring('mail-complaints', reputation('Reputation.ComplaintRate'), 0.0008)
}

const makeDashboard = (stack: Stack, { stage, functions, readers, parts, table }: Watched): void => {
  const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
    new GraphWidget({ title, left, right, width: 12, height: 6 })
  new Dashboard(stack, 'Dashboard', {
    dashboardName: 'reol',
    widgets: [
      [
        graph('Calls and our faults', [stage.metricCount()], [stage.metricServerError()]),
        graph('How long calls take', [
          stage.metricLatency({ statistic: 'p50' }),
          stage.metricLatency({ statistic: 'p95' }),
        ]),
      ],
      [
        graph(
          'Crashes, and errors in the logs',
          functions.map(({ lambda }) => lambda.metricErrors()),
          functions.map(({ logged }) => logged),
        ),
        graph(
          'How long functions take, p95',
          functions.map(({ lambda }) => lambda.metricDuration({ statistic: 'p95' })),
        ),
      ],
      [
        graph(
          'Oldest message',
          parts.workers.map(({ work }) => ofQueue(work, 'ApproximateAgeOfOldestMessage')),
        ),
        graph(
          'Dead letters',
          deadLetterOwners(parts).map(owner =>
            ofQueue(deadLettersOf(owner), 'ApproximateNumberOfMessagesVisible'),
          ),
        ),
      ],
      [
        graph(
          'Units of the table',
          [table.metricConsumedReadCapacityUnits()],
          [table.metricConsumedWriteCapacityUnits()],
        ),
        graph('How far the readers of the stream are behind', readers.map(ofReader)),
      ],
    ],
  })
}
