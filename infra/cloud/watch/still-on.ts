import { Aws, type Stack, TimeZone } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import { makeSmallFunction } from '../small-function.ts'

export const STILL_ON = 'still-on'

/** Mails the alarms that are still on each morning, because the first mail may have been missed. */
export const tellWhatIsStillOn = (stack: Stack, topic: Topic): void => {
  makeSmallFunction(stack, {
    name: STILL_ON,
    environment: { TOPIC_ARN: topic.topicArn },
    schedule: ScheduleExpression.cron({
      hour: '7',
      minute: '0',
      timeZone: TimeZone.of('Europe/Copenhagen'),
    }),
    statements: [
      new PolicyStatement({
        actions: ['cloudwatch:DescribeAlarms'],
        resources: [`arn:aws:cloudwatch:${stack.region}:${Aws.ACCOUNT_ID}:alarm:*`],
      }),
      new PolicyStatement({ actions: ['sns:Publish'], resources: [topic.topicArn] }),
    ],
  })
}
