/**
 * Looks at the site every five minutes from another region. The alarms of our own region are silent when the region, the
 * name or the certificate is what fails.
 */
import { Duration, Fn, type Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import type { Settings } from './settings.ts'
import { SITE_ADDRESS } from './site.ts'
import { makeSmallFunction } from './small-function.ts'
import { makeTopic } from './watch/topic.ts'

export const OUTSIDE = 'outside'

const EVERY = Duration.minutes(5)

/** `shared`: the stack that names the site. */
export const makeOutsideCheck = (stack: Stack, shared: Stack, settings: Settings): void => {
  const address = settings.domain?.name ?? Fn.getStackOutput(shared.stackName, SITE_ADDRESS, shared.region)
  const lambda = makeSmallFunction(stack, {
    name: OUTSIDE,
    environment: { SITE_URL: `https://${address}` },
    schedule: ScheduleExpression.rate(EVERY),
  })
  const alarm = new Alarm(stack, `Alarm-${OUTSIDE}`, {
    alarmName: `reol-${OUTSIDE}`,
    metric: lambda.metricErrors({ statistic: 'sum', period: EVERY }),
    // Two looks in a row: one may meet a deployment.
    evaluationPeriods: 2,
    threshold: 0,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.BREACHING,
  })
  const action = new SnsAction(makeTopic(stack, settings.alarmEmails))
  alarm.addAlarmAction(action)
  alarm.addOkAction(action)
}
