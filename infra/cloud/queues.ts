import { Aws, Duration, type Stack } from 'aws-cdk-lib'
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Queue, QueueEncryption, QueuePolicy } from 'aws-cdk-lib/aws-sqs'
import { deadLettersOf } from '#events/works.ts'
import type { Worker } from '#infra/parts.ts'

const NAME_PREFIX = 'reol-'

/** The prefixes that functions put before a queue's name. */
export const queuePrefixes = (stack: Stack) => ({
  url: `https://sqs.${stack.region}.amazonaws.com/${Aws.ACCOUNT_ID}/${NAME_PREFIX}`,
  arn: `arn:aws:sqs:${stack.region}:${Aws.ACCOUNT_ID}:${NAME_PREFIX}`,
})

export const queueName = (name: string): string => `${NAME_PREFIX}${name}`

/** Builds the ARN from the name: with a reference the sender's stack would depend on the queue's stack. */
export const queueArn = (stack: Stack, name: string): string => `${queuePrefixes(stack).arn}${name}`

/** Makes a queue. A message that failed five times stays in the domain's dead-letter queue for 14 days. */
export const makeQueue = (stack: Stack, { work, timeoutSeconds }: Worker, deadLetters: Queue): Queue =>
  new Queue(stack, `Queue-${work}`, {
    queueName: queueName(work),
    encryption: QueueEncryption.SQS_MANAGED,
    // Six times the worker's timeout, as AWS recommends for Lambda.
    visibilityTimeout: Duration.seconds(timeoutSeconds * 6),
    retentionPeriod: Duration.days(4),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
  })

/** Makes the dead-letter queue of a domain or of a stream reader. */
export const makeDeadLetters = (stack: Stack, owner: string): Queue =>
  new Queue(stack, `Dead-${owner}`, {
    queueName: queueName(deadLettersOf(owner)),
    encryption: QueueEncryption.SQS_MANAGED,
    retentionPeriod: Duration.days(14),
  })

/** Adds one policy that denies plain HTTP to all queues of a stack. In a queue's policy, `*` means that queue. */
export const denyPlainHttp = (stack: Stack, queues: Queue[]): void => {
  new QueuePolicy(stack, 'QueuePolicy', { queues }).document.addStatements(
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['sqs:*'],
      resources: ['*'],
      conditions: { Bool: { 'aws:SecureTransport': 'false' } },
    }),
  )
}
