import { Duration } from 'aws-cdk-lib'
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { Settings } from '../settings.ts'
import { tellOfFailedBackups } from './failed-backups.ts'
import {
  countedLines,
  crashes,
  deadLetterOwners,
  deadLetters,
  droppedTasks,
  FIVE_MINUTES,
  loggedErrors,
  oldestMessages,
  poolThrottles,
  reputation,
  runs,
  streamDelay,
  tableErrors,
  tableSum,
  throttles,
  type Watched,
} from './metrics.ts'
import { tellWhatIsStillOn } from './still-on.ts'
import { makeTopic } from './topic.ts'

/**
 * Makes the alarms; docs/operations.md explains each. All functions share one alarm, and so do all queues. Its mail
 * names the ones that failed, and it covers functions and queues that are added later.
 */
export const makeAlarms = ({ stack, gateways, table, parts }: Watched, { alarmEmails }: Settings): void => {
  const topic = makeTopic(stack, alarmEmails)
  const action = new SnsAction(topic)
  tellOfFailedBackups(stack, topic)
  tellWhatIsStillOn(stack, topic)
  const add = (
    name: string,
    alarmed: Pick<AlarmProps, 'metric' | 'threshold' | 'comparisonOperator' | 'treatMissingData'>,
  ) => {
    const alarm = new Alarm(stack, `Alarm-${name}`, {
      alarmName: `reol-${name}`,
      evaluationPeriods: 1,
      ...alarmed,
    })
    alarm.addAlarmAction(action)
    alarm.addOkAction(action)
  }
  /** Adds an alarm for a metric that is above `above` for one period. */
  const addAlarm = (
    name: string,
    metric: IMetric,
    above: number,
    treatMissingData = TreatMissingData.NOT_BREACHING,
  ): void =>
    add(name, {
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData,
    })
  for (const [name, { stage }] of Object.entries(gateways))
    addAlarm(`api-5xx-${name}`, stage.metricServerError({ statistic: 'sum', period: FIVE_MINUTES }), 5)
  addAlarm('crashes', crashes(), 0)
  addAlarm('errors', loggedErrors(), 0)
  addAlarm('throttles', throttles(), 0)
  addAlarm('pool-throttles', poolThrottles(), 0)
  addAlarm('late-queues', oldestMessages(parts), 15 * 60)
  // SQS reports no metric for a queue that has been idle for six hours, even with messages in it: keep the state.
  for (const owner of deadLetterOwners(parts))
    addAlarm(`dead-${owner}`, deadLetters(owner), 0, TreatMissingData.IGNORE)
  for (const reader of parts.readers) addAlarm(`late-${reader.name}`, streamDelay(reader), 5 * 60 * 1000)
  // A mail that waits says so each quarter of an hour.
  addAlarm('mail-quota', countedLines('mail-quota', Duration.minutes(20)), 0)
  addAlarm('many-mails', countedLines('many-mails'), 0)
  addAlarm('unusual-holds', countedLines('unusual-holds'), 0)
  addAlarm('unknown-webhooks', countedLines('unknown-webhooks'), 100)
  for (const timer of parts.timers) {
    add(`stopped-${timer.name}`, {
      metric: runs(timer),
      threshold: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
    })
  }
  addAlarm('late-again', countedLines('late'), 20)
  addAlarm('schedules-dropped', droppedTasks(), 0)
  addAlarm('table-read-throttles', tableSum(table, 'ReadThrottleEvents'), 0)
  addAlarm('table-write-throttles', tableSum(table, 'WriteThrottleEvents'), 0)
  addAlarm('table-errors', tableErrors(table), 0)
  // AWS reviews an account from 5 % bounces and 0.1 % complaints; alarm earlier.
  addAlarm('mail-bounces', reputation('BounceRate'), 0.04)
  addAlarm('mail-complaints', reputation('ComplaintRate'), 0.0008)
}
