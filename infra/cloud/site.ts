import { join } from 'node:path'
import { Annotations, Aws, CfnOutput, Duration, type Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  type IOrigin,
  type IResponseHeadersPolicy,
  LambdaEdgeEventType,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Buckets } from './buckets.ts'
import { makeRequestFunction, makeResponseLog } from './edge.ts'
import type { EdgeParts } from './edge-parts.ts'
import { makeHeadersPolicy } from './headers-policy.ts'
import type { Settings } from './settings.ts'

export interface Site {
  distribution: Distribution
  /** Without a slash at the end. */
  url: string
}

interface Needs extends EdgeParts {
  api: HttpApi
  buckets: Buckets
}

const REFUSALS = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504]

/** One address for all: four apps and their files from S3, the markets' files, and the API. */
export const makeSite = (stack: Stack, needs: Needs, settings: Settings): Site => {
  const { domain } = settings
  makeResponseLog(stack)
  const distribution = new Distribution(stack, 'Site', {
    comment: 'Reol',
    ...behaviors(stack, needs, makeHeadersPolicy(stack, settings.elavonPageUrl)),
    ...(domain && {
      domainNames: [domain.name],
      certificate: Certificate.fromCertificateArn(stack, 'Certificate', domain.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    }),
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_100,
    webAclId: needs.firewallArn,
    // Refusals are kept ten seconds otherwise, for every market alike: the key of an API call has no header in it.
    errorResponses: REFUSALS.map(httpStatus => ({ httpStatus, ttl: Duration.seconds(0) })),
  })
  publish(stack, distribution, needs.buckets, settings)
  new CfnOutput(stack, 'SiteAddress', { value: distribution.distributionDomainName })
  return { distribution, url: `https://${domain?.name ?? distribution.distributionDomainName}` }
}

const behaviors = (
  stack: Stack,
  { api, buckets, gatewayAnswers }: Needs,
  headers: IResponseHeadersPolicy,
) => {
  const request = { function: makeRequestFunction(stack), eventType: FunctionEventType.VIEWER_REQUEST }
  const files = (origin: IOrigin): BehaviorOptions => ({
    origin,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    compress: true,
    responseHeadersPolicy: headers,
  })
  const site = bucketOrigin(stack, 'SiteOrigin', buckets.site)
  const pages = { ...files(site), functionAssociations: [request] }
  const calls: BehaviorOptions = {
    origin: new HttpOrigin(`${api.apiId}.execute-api.${stack.region}.${Aws.URL_SUFFIX}`),
    // A token must not travel in the clear even once, so a call is not redirected but refused.
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: headers,
    functionAssociations: [request],
    edgeLambdas: [{ eventType: LambdaEdgeEventType.ORIGIN_RESPONSE, functionVersion: gatewayAnswers }],
  }
  return {
    defaultBehavior: pages,
    // The first that matches is taken, and which one is decided before the request function rewrites the path.
    additionalBehaviors: {
      '/assets/*': files(site),
      '/files/*': files(bucketOrigin(stack, 'FilesOrigin', buckets.files)),
      '/api/docs*': pages,
      '/api': calls,
      '/api/*': calls,
    },
  }
}

/** As a bucket of another stack: its policy is written there (buckets.ts), or the two stacks would need each other. */
const bucketOrigin = (stack: Stack, id: string, { bucketArn, bucketRegionalDomainName }: Bucket): IOrigin => {
  const bucket = Bucket.fromBucketAttributes(stack, id, { bucketArn, bucketRegionalDomainName })
  Annotations.of(stack).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    'The policy is in buckets.ts',
  )
  return S3BucketOrigin.withOriginAccessControl(bucket)
}

/**
 * Uploads the built apps when the stack is deployed. Before the first build there is nothing to upload; the stack is
 * whole without it, so it can be looked at and tested, and `npm run deploy` always builds first. What a build
 * names by its content stays for ever and is never removed, so that a page opened before a deployment goes on.
 */
const publish = (
  stack: Stack,
  distribution: Distribution,
  { site }: Buckets,
  { siteFiles }: Settings,
): void => {
  if (!siteFiles) {
    Annotations.of(stack).addWarningV2(
      'reol:no-site-files',
      'dist/web is not built: the site is made without files',
    )
    return
  }
  const common = { destinationBucket: site, prune: false, memoryLimit: 512 }
  const assets = new BucketDeployment(stack, 'Assets', {
    ...common,
    sources: [Source.asset(join(siteFiles, 'assets'))],
    destinationKeyPrefix: 'assets',
    cacheControl: [
      CacheControl.setPublic(),
      CacheControl.maxAge(Duration.days(365)),
      CacheControl.immutable(),
    ],
  })
  const pages = new BucketDeployment(stack, 'Pages', {
    ...common,
    sources: [Source.asset(siteFiles, { exclude: ['assets'] })],
    cacheControl: [
      CacheControl.setPublic(),
      CacheControl.maxAge(Duration.seconds(0)),
      CacheControl.mustRevalidate(),
    ],
    distribution,
    distributionPaths: ['/*'],
  })
  pages.node.addDependency(assets)
}
