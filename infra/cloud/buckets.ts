import { Aws, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'

export interface Buckets {
  /** The built apps. */
  site: Bucket
  /** Pictures and documents of the markets; every key begins with `files/`. */
  files: Bucket
  /** Exports and documents that only who asked for them may have, by signed links (D51). CloudFront cannot read it. */
  downloads: Bucket
  /** What CloudFront asked the first two for: paths, without a query or an address of a visitor. */
  logs: Bucket
}

const PRIVATE = {
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
  const served = (id: string, prefix: string): Bucket => {
    const bucket = new Bucket(stack, id, {
      ...PRIVATE,
      versioned: true,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(35) }],
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: prefix,
    })
    mayBeReadByCloudFront(bucket)
    return bucket
  }
  const downloads = new Bucket(stack, 'Downloads', {
    ...PRIVATE,
    lifecycleRules: [{ expiration: Duration.days(30) }],
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'downloads/',
  })
  return { site: served('Site', 'site/'), files: served('Files', 'files/'), downloads, logs }
}

/**
 * Any distribution of this account, because the one that we mean is made after this stack and from it. Listing makes
 * S3 answer 404 for what is not there, instead of 403.
 */
const mayBeReadByCloudFront = (bucket: Bucket): void => {
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
