import { Annotations, Aws, CfnOutput, Duration, type Stack } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  type IOrigin,
  LambdaEdgeEventType,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { GATEWAY_NAMES, GATEWAYS, type GatewayName } from '#infra/gateways.ts'
import { ORIGIN_KEY_HEADER } from '#infra/origin.ts'
import type { Buckets } from './buckets.ts'
import { ANSWERS_HASH, makeRequestFunction, makeResponseLog } from './edge.ts'
import type { EdgeParts } from './edge-parts.ts'
import type { Gateways } from './gateway.ts'
import { makeHeadersPolicies } from './headers-policy.ts'
import { makeOriginKeys, sentKey } from './origin-keys.ts'
import type { Settings } from './settings.ts'

export interface Site {
  distribution: Distribution
  /** Without a slash at the end. */
  url: string
}

interface SiteParts extends EdgeParts {
  gateways: Gateways
  buckets: Buckets
}

/** The output with CloudFront's own name of the site. */
export const SITE_ADDRESS = 'SiteAddress'

const REFUSALS = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504]

/** Makes the distribution: one address for the four apps, the markets' files and the three APIs. */
export const makeSite = (stack: Stack, siteParts: SiteParts, settings: Settings): Site => {
  const { domain } = settings
  makeResponseLog(stack)
  const distribution = new Distribution(stack, 'Site', {
    comment: `Reol, edge ${ANSWERS_HASH}`,
    ...behaviors(stack, siteParts, makeHeadersPolicies(stack, settings), sentKey(settings)),
    ...(domain && {
      domainNames: [domain.name],
      certificate: Certificate.fromCertificateArn(stack, 'Certificate', domain.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    }),
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_100,
    webAclId: siteParts.firewallArn,
    // By default CloudFront caches errors for 10 s. Its cache key has no market header, so all markets would get them.
    errorResponses: REFUSALS.map(httpStatus => ({ httpStatus, ttl: Duration.seconds(0) })),
  })
  distribution.node.addDependency(...makeOriginKeys(stack, settings))
  new CfnOutput(stack, SITE_ADDRESS, { value: distribution.distributionDomainName })
  return { distribution, url: `https://${domain?.name ?? distribution.distributionDomainName}` }
}

const behaviors = (
  stack: Stack,
  { gateways, buckets, gatewayAnswers }: SiteParts,
  headers: ReturnType<typeof makeHeadersPolicies>,
  originKey: string,
) => {
  const request = { function: makeRequestFunction(stack), eventType: FunctionEventType.VIEWER_REQUEST }
  const files = (origin: IOrigin, responseHeadersPolicy = headers.pages): BehaviorOptions => ({
    origin,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    compress: true,
    responseHeadersPolicy,
  })
  const site = bucketOrigin(stack, 'SiteOrigin', buckets.site)
  const pages = { ...files(site), functionAssociations: [request] }
  const answers = [{ eventType: LambdaEdgeEventType.ORIGIN_RESPONSE, functionVersion: gatewayAnswers }]
  const calls = (name: GatewayName): BehaviorOptions => ({
    origin: new HttpOrigin(`${gateways[name].api.apiId}.execute-api.${stack.region}.${Aws.URL_SUFFIX}`, {
      customHeaders: { [ORIGIN_KEY_HEADER]: originKey },
    }),
    // Refuse plain HTTP instead of redirecting: the first request would already have sent its token in the clear.
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: headers.pages,
    functionAssociations: [request],
    edgeLambdas: answers,
  })
  const apis = Object.fromEntries(GATEWAY_NAMES.map(name => [name, calls(name)])) as Record<
    GatewayName,
    BehaviorOptions
  >
  return {
    // A missing page gets the app that says so.
    defaultBehavior: { ...pages, edgeLambdas: answers },
    // CloudFront takes the first pattern that matches, before the request function rewrites the path.
    additionalBehaviors: {
      '/assets/*': files(site),
      '/files/*': files(bucketOrigin(stack, 'FilesOrigin', buckets.files), headers.files),
      '/api/docs*': pages,
      ...Object.fromEntries(GATEWAY_NAMES.map(name => [`${GATEWAYS[name]}/*`, apis[name]])),
      [GATEWAYS.public]: apis.public,
    },
  }
}

/** Imports the bucket: with a reference the two stacks would depend on each other. buckets.ts has its policy. */
const bucketOrigin = (stack: Stack, id: string, { bucketArn, bucketRegionalDomainName }: Bucket): IOrigin => {
  const bucket = Bucket.fromBucketAttributes(stack, id, { bucketArn, bucketRegionalDomainName })
  Annotations.of(stack).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    'The policy is in buckets.ts',
  )
  return S3BucketOrigin.withOriginAccessControl(bucket)
}
