/** The records that Lambda gave up for a reader of the stream. */
import { Aws, Duration, type Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IEventSourceDlq } from 'aws-cdk-lib/aws-lambda'
import { Bucket, type CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { Queue, QueuePolicy } from 'aws-cdk-lib/aws-sqs'
import { PRIVATE } from './buckets.ts'

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
  deadLetters: Queue
  givenUp: Bucket
}

/**
 * Sends a message to the dead letters for each record in the bucket. S3 checks the policy when the bucket is made, so
 * the policy names the account instead of the bucket.
 */
export const notifyOfObjects = (policy: QueuePolicy, targets: readonly Target[]): void => {
  policy.document.addStatements(
    new PolicyStatement({
      principals: [new ServicePrincipal('s3.amazonaws.com')],
      actions: ['sqs:SendMessage'],
      resources: ['*'],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  )
  for (const { deadLetters, givenUp } of targets) {
    const bucket = givenUp.node.defaultChild as CfnBucket
    bucket.notificationConfiguration = {
      queueConfigurations: [{ event: 's3:ObjectCreated:*', queue: deadLetters.queueArn }],
    }
    givenUp.node.addDependency(policy)
  }
}
