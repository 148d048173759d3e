import { Duration, type Stack } from 'aws-cdk-lib'
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import { fileHeaders, scriptsFrom, securityHeaders } from './headers.ts'
import type { Settings } from './settings.ts'

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

const makePolicy = (
  stack: Stack,
  id: string,
  responseHeadersPolicyName: string,
  headers: Record<string, string>,
): ResponseHeadersPolicy => {
  const settings = asSettings(headers)
  const others = Object.entries(headers).filter(([name]) => !(name in settings))
  return new ResponseHeadersPolicy(stack, id, {
    responseHeadersPolicyName,
    securityHeadersBehavior: Object.assign({}, ...Object.values(settings)),
    customHeadersBehavior: {
      customHeaders: others.map(([header, value]) => ({ header, value, override: true })),
    },
  })
}

/**
 * Makes the headers of pages and calls, and those of uploaded files. Without a domain of its own the site has a name
 * that CloudFront gives later, so its policy cannot name the folder of the scripts: it allows the whole site.
 */
export const makeHeadersPolicies = (
  stack: Stack,
  { domain, elavonPageUrl, deployment }: Pick<Settings, 'domain' | 'elavonPageUrl' | 'deployment'>,
) => {
  const { recaptchaSiteKey, recaptchaUrl } = deployment
  const hosts = { elavonPageUrl, ...(recaptchaSiteKey && { recaptchaUrl }) }
  const pages = securityHeaders(hosts, domain ? scriptsFrom(`https://${domain.name}`) : "'self'")
  return {
    pages: makePolicy(stack, 'Headers', 'reol', pages),
    files: makePolicy(stack, 'FileHeaders', 'reol-files', fileHeaders(pages)),
  }
}
