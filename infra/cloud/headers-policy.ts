import { Duration, type Stack } from 'aws-cdk-lib'
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import { securityHeaders } from './headers.ts'

/** CloudFront has a setting for each of these headers and refuses them as custom headers. */
const asSettings = (
  headers: Record<string, string>,
): Record<string, Partial<ResponseSecurityHeadersBehavior>> => ({
  'content-security-policy': {
    contentSecurityPolicy: {
      contentSecurityPolicy: headers['content-security-policy'] ?? '',
      override: true,
    },
  },
  'strict-transport-security': {
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(
        Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]),
      ),
      includeSubdomains: true,
      override: true,
    },
  },
  'x-content-type-options': { contentTypeOptions: { override: true } },
  'x-frame-options': { frameOptions: { frameOption: HeadersFrameOption.DENY, override: true } },
  'referrer-policy': {
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN, override: true },
  },
})

export const makeHeadersPolicy = (stack: Stack, elavonPageUrl: string): ResponseHeadersPolicy => {
  const headers = securityHeaders(elavonPageUrl)
  const settings = asSettings(headers)
  const others = Object.entries(headers).filter(([name]) => !(name in settings))
  return new ResponseHeadersPolicy(stack, 'Headers', {
    responseHeadersPolicyName: 'reol',
    securityHeadersBehavior: Object.assign({}, ...Object.values(settings)),
    customHeadersBehavior: {
      customHeaders: others.map(([header, value]) => ({ header, value, override: true })),
    },
  })
}
