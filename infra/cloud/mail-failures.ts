import { Aws, type Stack } from 'aws-cdk-lib'
import { EventField, Match, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Queue, type QueuePolicy } from 'aws-cdk-lib/aws-sqs'
import { MAIL_FAILURES, mailFailedMessage } from '#infra/mail-failures.ts'

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
          new SqsQueue(named(stack, queue), {
            message: RuleTargetInput.fromObject(
              mailFailedMessage(failure, place => EventField.fromPath(place)),
            ),
            deadLetterQueue: named(stack, deadLetters),
          }),
        ],
      }),
  )
  policy.document.addStatements(
    new PolicyStatement({
      principals: [new ServicePrincipal('events.amazonaws.com')],
      actions: ['sqs:SendMessage'],
      resources: ['*'],
      conditions: {
        StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID },
        ArnEquals: { 'aws:SourceArn': rules.map(({ ruleArn }) => ruleArn) },
      },
    }),
  )
}

/** By its ARN: CDK would write a second policy for the queue, and a queue has one. */
const named = (stack: Stack, queue: Queue) =>
  Queue.fromQueueArn(stack, `${queue.node.id}-of-mail-${stack.node.children.length}`, queue.queueArn)
