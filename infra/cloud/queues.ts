import { Aws, Duration, type Stack } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { QUEUES, type QueueName } from '#events/subscriptions.ts'

export interface Subscribed {
  queue: Queue
  dead: Queue
}

export type Queues = Record<QueueName, Subscribed>

/** A worker's time; a message that it holds is hidden for six times as long, as Lambda asks. */
export const WORKER_TIMEOUT = Duration.seconds(60)

const NAME_PREFIX = 'reol-'
const SAFE = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

/** What the functions put before a queue's name. */
export const queuePrefixes = (stack: Stack) => ({
  url: `https://sqs.${stack.region}.amazonaws.com/${Aws.ACCOUNT_ID}/${NAME_PREFIX}`,
  arn: `arn:aws:sqs:${stack.region}:${Aws.ACCOUNT_ID}:${NAME_PREFIX}`,
})

/** One queue a subscriber. After five tries a message waits on the dead-letter queue for a person, 14 days. */
export const makeQueues = (stack: Stack): Queues =>
  Object.fromEntries(
    QUEUES.map(name => {
      const dead = makeDeadLetters(stack, name)
      const queue = new Queue(stack, `Queue-${name}`, {
        ...SAFE,
        queueName: `${NAME_PREFIX}${name}`,
        visibilityTimeout: Duration.seconds(WORKER_TIMEOUT.toSeconds() * 6),
        retentionPeriod: Duration.days(4),
        deadLetterQueue: { queue: dead, maxReceiveCount: 5 },
      })
      return [name, { queue, dead }]
    }),
  ) as Queues

export const makeDeadLetters = (stack: Stack, name: string): Queue =>
  new Queue(stack, `Dead-${name}`, {
    ...SAFE,
    queueName: `${NAME_PREFIX}${name}-dead`,
    retentionPeriod: Duration.days(14),
  })
