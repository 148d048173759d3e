import { Aws, Duration, type Stack } from 'aws-cdk-lib'
import type { Rule } from 'aws-cdk-lib/aws-events'
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { type IQueue, Queue, QueueEncryption, QueuePolicy } from 'aws-cdk-lib/aws-sqs'
import { deadLettersOf } from '#events/works.ts'
import type { Worker } from '#infra/parts.ts'
import { QUEUES, visibilitySeconds } from '#infra/queues.ts'

/** The prefixes that functions put before a queue's name. */
export const queuePrefixes = (stack: Stack) => ({
  url: `https://sqs.${stack.region}.amazonaws.com/${Aws.ACCOUNT_ID}/${QUEUES.namePrefix}`,
  arn: `arn:aws:sqs:${stack.region}:${Aws.ACCOUNT_ID}:${QUEUES.namePrefix}`,
})

export const queueName = (name: string): string => `${QUEUES.namePrefix}${name}`

/** Builds the ARN from the name: with a reference the sender's stack would depend on the queue's stack. */
export const queueArn = (stack: Stack, name: string): string => `${queuePrefixes(stack).arn}${name}`

/** Makes a queue. A message that failed five times stays in the domain's dead-letter queue for 14 days. */
export const makeQueue = (stack: Stack, worker: Worker, deadLetters: Queue): Queue =>
  new Queue(stack, `Queue-${worker.work}`, {
    queueName: queueName(worker.work),
    encryption: QueueEncryption.SQS_MANAGED,
    visibilityTimeout: Duration.seconds(visibilitySeconds(worker)),
    retentionPeriod: Duration.days(4),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: QUEUES.tries },
  })

/** Makes the dead-letter queue of a domain or of a stream reader. */
export const makeDeadLetters = (stack: Stack, owner: string): Queue =>
  new Queue(stack, `Dead-${owner}`, {
    queueName: queueName(deadLettersOf(owner)),
    encryption: QueueEncryption.SQS_MANAGED,
    retentionPeriod: Duration.days(14),
  })

/** A queue as the target of a rule, by its ARN: CDK would write a second policy for the queue, and a queue has one. */
export const targetOf = (stack: Stack, queue: Queue, rule: string): IQueue =>
  Queue.fromQueueArn(stack, `${queue.node.id}-of-${rule}`, queue.queueArn)

/** Lets these rules of the event bus send to the queues of a policy. */
export const letRulesSend = (policy: QueuePolicy, rules: readonly Rule[]): void =>
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

/** Makes the one policy of all queues of a stack: it denies plain HTTP. In a queue's policy, `*` means that queue. */
export const denyPlainHttp = (stack: Stack, queues: Queue[]): QueuePolicy => {
  const policy = new QueuePolicy(stack, 'QueuePolicy', { queues })
  policy.document.addStatements(
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['sqs:*'],
      resources: ['*'],
      conditions: { Bool: { 'aws:SecureTransport': 'false' } },
    }),
  )
  return policy
}
