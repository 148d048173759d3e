import { Aws, Duration, type Stack } from 'aws-cdk-lib'
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Queue, QueueEncryption, QueuePolicy } from 'aws-cdk-lib/aws-sqs'
import { deadLettersOf } from '#events/works.ts'
import type { Worker } from '#infra/parts.ts'
import { QUEUES, visibilitySeconds } from '#infra/queues.ts'

/** What the functions put before a queue's name. */
export const queuePrefixes = (stack: Stack) => ({
  url: `https://sqs.${stack.region}.amazonaws.com/${Aws.ACCOUNT_ID}/${QUEUES.namePrefix}`,
  arn: `arn:aws:sqs:${stack.region}:${Aws.ACCOUNT_ID}:${QUEUES.namePrefix}`,
})

export const queueName = (name: string): string => `${QUEUES.namePrefix}${name}`

/** Named instead of referenced, so that a sender's stack does not depend on the stack of the queue. */
export const queueArn = (stack: Stack, name: string): string => `${queuePrefixes(stack).arn}${name}`

/** After five tries a message waits on the dead-letter queue of its domain for a person, 14 days. */
export const makeQueue = (stack: Stack, worker: Worker, deadLetters: Queue): Queue =>
  new Queue(stack, `Queue-${worker.work}`, {
    queueName: queueName(worker.work),
    encryption: QueueEncryption.SQS_MANAGED,
    visibilityTimeout: Duration.seconds(visibilitySeconds(worker)),
    retentionPeriod: Duration.days(4),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: QUEUES.tries },
  })

/** `owner`: a domain, or a reader of the stream. */
export const makeDeadLetters = (stack: Stack, owner: string): Queue =>
  new Queue(stack, `Dead-${owner}`, {
    queueName: queueName(deadLettersOf(owner)),
    encryption: QueueEncryption.SQS_MANAGED,
    retentionPeriod: Duration.days(14),
  })

/** One policy that closes all queues of a stack to plain HTTP. `*` in the policy of a queue is that queue. */
export const onlyEncrypted = (stack: Stack, queues: Queue[]): void => {
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
