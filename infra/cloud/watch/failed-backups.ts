import type { Stack } from 'aws-cdk-lib'
import { Rule } from 'aws-cdk-lib/aws-events'
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets'
import type { Topic } from 'aws-cdk-lib/aws-sns'

/** Mails when a backup, or the copy of one, has failed. AWS Backup has no metric that an alarm could wait for. */
export const tellOfFailedBackups = (stack: Stack, topic: Topic): void => {
  new Rule(stack, 'FailedBackups', {
    ruleName: 'reol-failed-backups',
    eventPattern: {
      source: ['aws.backup'],
      detailType: ['Backup Job State Change', 'Copy Job State Change'],
      detail: { state: ['ABORTED', 'EXPIRED', 'FAILED'] },
    },
    targets: [new SnsTopic(topic)],
  })
}
