import { Aws, Duration, type Stack } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { deadLettersOf, domainOf } from '#events/works.ts'
import type { Worker } from '#infra/parts.ts'

const NAME_PREFIX = 'reol-'
const SAFE = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

/** What the functions put before a queue's name. */
export const queuePrefixes = (stack: Stack) => ({
  url: `https://sqs.${stack.region}.amazonaws.com/${Aws.ACCOUNT_ID}/${NAME_PREFIX}`,
  arn: `arn:aws:sqs:${stack.region}:${Aws.ACCOUNT_ID}:${NAME_PREFIX}`,
})

export const queueName = (name: string): string => `${NAME_PREFIX}${name}`

/** By its name, so that whoever sends to a queue needs nothing of the stack that has it. */
export const queueArn = (stack: Stack, name: string): string => `${queuePrefixes(stack).arn}${name}`

/** After five tries a message waits on the dead-letter queue of its domain for a person, 14 days. */
export const makeQueue = (stack: Stack, { work, timeoutSeconds }: Worker, deadLetters: Queue): Queue =>
  new Queue(stack, `Queue-${work}`, {
    ...SAFE,
    queueName: queueName(work),
    // A message that a worker holds is hidden for six times the worker's time, as Lambda asks.
    visibilityTimeout: Duration.seconds(timeoutSeconds * 6),
    retentionPeriod: Duration.days(4),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
  })

/** `owner`: a domain, or a reader of the stream. */
export const makeDeadLetters = (stack: Stack, owner: string): Queue =>
  new Queue(stack, `Dead-${owner}`, {
    ...SAFE,
    queueName: queueName(deadLettersOf(owner)),
    retentionPeriod: Duration.days(14),
  })

/** The domains of some workers. */
export const domainsOf = (workers: readonly Worker[]): string[] => [
  ...new Set(workers.map(({ work }) => domainOf(work))),
]
