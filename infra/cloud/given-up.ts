/** The records that Lambda gave up for a reader of the stream. */
import { Duration, type Stack } from 'aws-cdk-lib'
import { Rule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IEventSourceDlq } from 'aws-cdk-lib/aws-lambda'
import { Bucket, type CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { Queue, QueuePolicy } from 'aws-cdk-lib/aws-sqs'
import { PRIVATE } from './buckets.ts'
import { letRulesSend, targetOf } from './queues.ts'

/** As long as dead letters stay in their queue. */
const KEPT = Duration.days(14)

/** Makes the bucket of a reader. A queue would get only the record's position in the stream, which lives for a day. */
export const makeGivenUp = (stack: Stack, reader: string): Bucket =>
  new Bucket(stack, `GivenUp-${reader}`, { ...PRIVATE, lifecycleRules: [{ expiration: KEPT }] })

/** Lets Lambda write there, and no more: CDK's own destination would let the function read and delete too. */
export const toBucket = (bucket: Bucket): IEventSourceDlq => ({
  bind: (_, { grantPrincipal }) => {
    grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['s3:PutObject'], resources: [bucket.arnForObjects('*')] }),
    )
    grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }),
    )
    return { destination: bucket.bucketArn }
  },
})

interface Target {
  reader: string
  deadLetters: Queue
  givenUp: Bucket
}

/**
 * Sends a message to the dead letters for each record in the bucket. By the event bus: a bucket that notifies a queue
 * itself sends a test message first, which would ring an alarm on the day of the first deployment.
 */
export const notifyOfObjects = (stack: Stack, policy: QueuePolicy, targets: readonly Target[]): void => {
  const rules = targets.map(({ reader, deadLetters, givenUp }) => {
    const bucket = givenUp.node.defaultChild as CfnBucket
    bucket.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } }
    return new Rule(stack, `GivenUpRule-${reader}`, {
      ruleName: `reol-given-up-${reader}`,
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: { bucket: { name: [givenUp.bucketName] } },
      },
      targets: [new SqsQueue(targetOf(stack, deadLetters, `given-up-${reader}`))],
    })
  })
  letRulesSend(policy, rules)
}
