import type { Stack } from 'aws-cdk-lib'
import { EventField, Match, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import type { Queue, QueuePolicy } from 'aws-cdk-lib/aws-sqs'
import { MAIL_FAILURES, mailFailedMessage } from '#infra/mail-failures.ts'
import { letRulesSend, targetOf } from './queues.ts'

interface Target {
  queue: Queue
  deadLetters: Queue
  /** The one policy of these queues. */
  policy: QueuePolicy
}

/** Sends a message for each mail that SES could not deliver. */
export const followFailedMails = (stack: Stack, { queue, deadLetters, policy }: Target): void => {
  const rules = MAIL_FAILURES.map(
    failure =>
      new Rule(stack, `Mail-${failure.how}`, {
        ruleName: `reol-mail-${failure.how}`,
        // A mail without our tags is none of ours; of a place that is not there the message would be no JSON.
        eventPattern: {
          source: ['aws.ses'],
          detailType: [failure.detailType],
          detail: { mail: { tags: { market: Match.exists(), mail: Match.exists() } }, ...failure.only },
        },
        targets: [
          new SqsQueue(targetOf(stack, queue, `mail-${failure.how}`), {
            message: RuleTargetInput.fromObject(
              mailFailedMessage(failure, place => EventField.fromPath(place)),
            ),
            deadLetterQueue: targetOf(stack, deadLetters, `mail-${failure.how}`),
          }),
        ],
      }),
  )
  letRulesSend(policy, rules)
}
