import { Aws, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'

export interface Buckets {
  /** The built apps. */
  site: Bucket
  /** Pictures and documents of the markets; every key begins with `files/`. */
  files: Bucket
  /** Exports and documents. The user who asked for a file gets a signed link (D51). CloudFront cannot read them. */
  downloads: Bucket
  /** CloudFront's requests to the first two: paths, without queries and without visitors' IP addresses. */
  logs: Bucket
}

export const PRIVATE = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
}

export const makeBuckets = (stack: Stack): Buckets => {
  const logs = new Bucket(stack, 'Logs', {
    ...PRIVATE,
    lifecycleRules: [{ expiration: Duration.days(90) }],
  })
  const servedBucket = (id: string, prefix: string): Bucket => {
    const bucket = new Bucket(stack, id, {
      ...PRIVATE,
      versioned: true,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(35) }],
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: prefix,
    })
    allowCloudFront(bucket)
    return bucket
  }
  const downloads = new Bucket(stack, 'Downloads', {
    ...PRIVATE,
    lifecycleRules: [
      { expiration: Duration.days(30) },
      // What has this tag (functions/kit/files.ts).
      { expiration: Duration.days(7), tagFilters: { kept: 'week' } },
    ],
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'downloads/',
  })
  return { site: servedBucket('Site', 'site/'), files: servedBucket('Files', 'files/'), downloads, logs }
}

/**
 * Lets any distribution of this account read: ours is made after this stack and depends on it, so its id is unknown
 * here. The right to list makes S3 answer 404 instead of 403 for a missing file.
 */
const allowCloudFront = (bucket: Bucket): void => {
  const grant = (action: string, resource: string) =>
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: [action],
        resources: [resource],
        conditions: { ArnLike: { 'aws:SourceArn': `arn:aws:cloudfront::${Aws.ACCOUNT_ID}:distribution/*` } },
      }),
    )
  grant('s3:GetObject', bucket.arnForObjects('*'))
  grant('s3:ListBucket', bucket.bucketArn)
}
