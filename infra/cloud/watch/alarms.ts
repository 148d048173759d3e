import { Aws } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Settings } from '../settings.ts'
import {
  behind,
  crashes,
  deadLetterOwners,
  deadLetters,
  droppedTasks,
  FIVE,
  loggedErrors,
  oldestMessages,
  reputation,
  tableErrors,
  tableSum,
  throttles,
  type Watched,
} from './metrics.ts'

/**
 * What wakes somebody, each with its line in docs/operations.md. Functions share an alarm, and so do queues: its mail
 * names those that it found, and whatever is added later is watched too.
 */
export const makeAlarms = ({ stack, stage, table, parts }: Watched, { alarmEmail }: Settings): void => {
  const action = new SnsAction(makeTopic(stack, alarmEmail))
  /** Rings when the metric is above `above` for one period. */
  const ring = (name: string, metric: IMetric, above: number): void => {
    const alarm = new Alarm(stack, `Alarm-${name}`, {
      alarmName: `reol-${name}`,
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    })
    alarm.addAlarmAction(action)
    alarm.addOkAction(action)
  }
  ring('api-5xx', stage.metricServerError({ statistic: 'sum', period: FIVE }), 5)
  ring('crashes', crashes(), 0)
  ring('errors', loggedErrors(), 0)
  ring('throttles', throttles(), 0)
  ring('late-queues', oldestMessages(parts), 15 * 60)
  for (const owner of deadLetterOwners(parts)) ring(`dead-${owner}`, deadLetters(owner), 0)
  for (const reader of parts.readers) ring(`late-${reader.name}`, behind(reader), 5 * 60 * 1000)
  ring('schedules-dropped', droppedTasks(), 0)
  ring('table-read-throttles', tableSum(table, 'ReadThrottleEvents'), 0)
  ring('table-write-throttles', tableSum(table, 'WriteThrottleEvents'), 0)
  ring('table-errors', tableErrors(table), 0)
  // AWS looks at an account from 5 % bounces and 0.1 % complaints; we look before.
  ring('mail-bounces', reputation('BounceRate'), 0.04)
  ring('mail-complaints', reputation('ComplaintRate'), 0.0008)
}

const makeTopic = (stack: Watched['stack'], email: string | undefined): Topic => {
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
  if (email) topic.addSubscription(new EmailSubscription(email))
  return topic
}
