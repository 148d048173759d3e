import { createHash } from 'node:crypto'
import { Match, type Template } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, fileHeaders, scriptsFrom, securityHeaders } from '#infra/cloud/headers.ts'
import { gatewayFor } from '#infra/gateways.ts'
import { ENDPOINTS } from '#infra/parts.ts'
import { all, sharedCloud, synthesise } from './synth.ts'

const SCRIPTS = scriptsFrom('https://reol.example')
const PAGE = 'https://uat.hpp.converge.eu.elavonaws.com'
const cloud = sharedCloud()
const nameless = sharedCloud({})

interface Behavior {
  PathPattern?: string
  ViewerProtocolPolicy: string
  ResponseHeadersPolicyId: { Ref: string }
  FunctionAssociations?: unknown[]
  LambdaFunctionAssociations?: { EventType: string }[]
  TargetOriginId: string
}

const distribution = (template: Template) => {
  const [found] = Object.values(template.findResources('AWS::CloudFront::Distribution'))
  return found?.Properties.DistributionConfig as {
    DefaultCacheBehavior: Behavior
    CacheBehaviors: Behavior[]
    Origins: { Id: string; DomainName: unknown }[]
  }
}

describe('headers', () => {
  it('allow scripts only from the built apps, frames and calls only from ourselves and the card window', () => {
    expect(contentSecurityPolicy({ elavonPageUrl: PAGE }, SCRIPTS)).toBe(
      "default-src 'self'; " +
        `script-src https://reol.example/assets/ 'wasm-unsafe-eval' ${PAGE}; ` +
        "style-src 'self' 'unsafe-inline'; " +
        "img-src 'self' data: blob:; " +
        "font-src 'self'; " +
        `connect-src 'self' ${PAGE}; ` +
        `frame-src ${PAGE}; ` +
        'worker-src https://reol.example/user-worker.js; ' +
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
  })

  it('allow the hosts of reCAPTCHA only where the deployment asks it', () => {
    const policy = contentSecurityPolicy(
      { elavonPageUrl: PAGE, recaptchaUrl: 'https://robots.example' },
      SCRIPTS,
    )
    expect(policy).toContain(`${PAGE} https://robots.example/recaptcha/ https://www.gstatic.com/recaptcha/;`)
    expect(policy).toContain(`frame-src ${PAGE} https://robots.example/recaptcha/;`)
  })

  it.each([
    ['reol', securityHeaders({ elavonPageUrl: PAGE }, SCRIPTS)],
    ['reol-files', fileHeaders(securityHeaders({ elavonPageUrl: PAGE }, SCRIPTS))],
  ])('are the same in the cloud and on one machine: %s', (Name, wanted) => {
    const custom = ['permissions-policy', 'cross-origin-opener-policy']
    cloud.template('Reol').hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        Name,
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: wanted['content-security-policy'], Override: true },
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: 63_072_000,
            IncludeSubdomains: true,
            Override: true,
          },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: wanted['x-frame-options'], Override: true },
          ReferrerPolicy: { ReferrerPolicy: wanted['referrer-policy'], Override: true },
        },
        CustomHeadersConfig: {
          Items: custom.map(Header => ({ Header, Value: wanted[Header], Override: true })),
        },
      },
    })
    expect(Object.keys(wanted)).toHaveLength(5 + custom.length)
  })
})

describe('a file that somebody uploaded', () => {
  it('can run, load and send nothing when a browser opens it', () => {
    expect(fileHeaders(securityHeaders({ elavonPageUrl: PAGE }, SCRIPTS))).toMatchObject({
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
  })

  it('gets its own policy from the distribution, and nothing else does', () => {
    const { CacheBehaviors, DefaultCacheBehavior } = distribution(cloud.template('Reol'))
    const [files] = Object.entries(
      cloud.template('Reol').findResources('AWS::CloudFront::ResponseHeadersPolicy'),
    ).find(([, { Properties }]) => Properties.ResponseHeadersPolicyConfig.Name === 'reol-files') ?? ['']
    const strict = [DefaultCacheBehavior, ...CacheBehaviors].filter(
      ({ ResponseHeadersPolicyId }) => ResponseHeadersPolicyId.Ref === files,
    )
    expect(strict.map(({ PathPattern }) => PathPattern)).toEqual(['/files/*'])
  })

  it('could be a script only on a site without a domain, whose name CloudFront gives later', () => {
    const policies = JSON.stringify(
      nameless.template('Reol').findResources('AWS::CloudFront::ResponseHeadersPolicy'),
    )
    expect(policies).toContain(`script-src 'self' 'wasm-unsafe-eval' ${PAGE}`)
  })
})

describe('the distribution', () => {
  const { DefaultCacheBehavior, CacheBehaviors, Origins } = distribution(cloud.template('Reol'))

  it('has one address for apps, files and calls, and matches /api/docs before the calls', () => {
    expect(CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      '/assets/*',
      '/files/*',
      '/api/docs*',
      '/api/admin/*',
      '/api/customer/*',
      '/api/*',
      '/api',
    ])
  })

  it('sends each call to the API that has its route', () => {
    const apis = all(cloud.template('Reol'), 'AWS::ApiGatewayV2::Api')
    /** CloudFront takes the first pattern that matches; `*` is any text. */
    const behaviorOf = (path: string) =>
      CacheBehaviors.find(({ PathPattern = '' }) =>
        new RegExp(`^${PathPattern.replaceAll('*', '.*')}$`).test(path),
      )
    const apiOf = (path: string) => {
      const origin = Origins.find(({ Id }) => Id === behaviorOf(path)?.TargetOriginId)
      const [, { Properties }] = apis.find(([id]) =>
        JSON.stringify(origin?.DomainName).includes(`"${id}"`),
      ) ?? ['', {}]
      return Properties?.Name
    }
    const paths = [
      '/api',
      '/api/',
      '/api/admin',
      '/api/admin/',
      '/api/customers',
      '/api/webhooks/zettle/demo/',
    ]
    for (const path of [...paths, ...ENDPOINTS.map(endpoint => `${endpoint.path}/`)])
      expect(apiOf(path), path).toBe(`reol-${gatewayFor(path)}`)
  })

  it('never uses plain HTTP, and logs no queries', () => {
    cloud.template('Reol').hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        HttpVersion: 'http2and3',
        Aliases: ['reol.example'],
        ViewerCertificate: Match.objectLike({ MinimumProtocolVersion: 'TLSv1.2_2021' }),
        WebACLId: Match.anyValue(),
        Logging: Match.absent(),
      },
    })
    const policies = [DefaultCacheBehavior, ...CacheBehaviors].map(
      ({ ViewerProtocolPolicy }) => ViewerProtocolPolicy,
    )
    expect(policies).toEqual([
      'redirect-to-https',
      'redirect-to-https',
      'redirect-to-https',
      'redirect-to-https',
      ...Array.from({ length: 4 }, () => 'https-only'),
    ])
  })

  it('changes errors of the gateway on the origin’s response, where CloudFront allows it', () => {
    const calls = CacheBehaviors.filter(({ ViewerProtocolPolicy }) => ViewerProtocolPolicy === 'https-only')
    for (const { LambdaFunctionAssociations, FunctionAssociations } of calls) {
      expect(LambdaFunctionAssociations?.map(({ EventType }) => EventType)).toEqual(['origin-response'])
      expect(FunctionAssociations).toHaveLength(1)
    }
  })

  it('sends the app with the 404 of a missing page', () => {
    const types = DefaultCacheBehavior.LambdaFunctionAssociations?.map(({ EventType }) => EventType)
    expect(types).toEqual(['origin-response'])
  })

  it('works without a domain of its own', () => {
    expect(distribution(nameless.template('Reol'))).not.toHaveProperty('Aliases')
    const identity = Object.values(
      nameless.template('ReolPayments').findResources('AWS::Lambda::Function'),
    ).find(({ Properties }) => Properties.FunctionName === 'reol-payments')
    expect(JSON.stringify(identity?.Properties.Environment.Variables.SITE_URL)).toContain('DomainName')
  })
})

it('reads buckets that are not public', () => {
  cloud.template('ReolData').allResourcesProperties('AWS::S3::Bucket', {
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
  })
  cloud.template('Reol').resourceCountIs('AWS::CloudFront::OriginAccessControl', 2)
})

describe('the parts that the site takes from the edge stack', () => {
  it('come from outputs with fixed names, so that the edge can change while the site uses them', () => {
    const taken = JSON.stringify(
      cloud.template('Reol').findResources('AWS::CloudFront::Distribution'),
    ).matchAll(/"Fn::GetStackOutput":\{"StackName":"ReolEdge","Region":"us-east-1","OutputName":"(\w+)"/g)
    const names = new Set([...taken].map(([, name]) => name))
    expect([...names].sort()).toEqual(Object.keys(cloud.template('ReolEdge').findOutputs('*')).sort())
    for (const type of ['Custom::CrossRegionExportWriter', 'Custom::CrossRegionExportReader']) {
      cloud.template('ReolEdge').resourceCountIs(type, 0)
      cloud.template('Reol').resourceCountIs(type, 0)
    }
  })

  it('keep old versions, of which CloudFront still has copies', () => {
    cloud.template('ReolEdge').hasResource('AWS::Lambda::Version', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
    })
  })
})

describe('a deployment', () => {
  const sent = (deployed: typeof cloud) =>
    JSON.stringify(deployed.template('ReolPages').findResources('Custom::AWS'))

  it('has the pages of all markets written', () => {
    expect(sent(cloud)).toContain('sendMessage')
    expect(sent(cloud)).toContain('pages-due')
  })

  it('publishes the apps after the calls that they use, without the twins that nobody serves', () => {
    const published = sharedCloud(undefined, { site: true })
    for (const [name, template] of published.templates)
      template.resourceCountIs('Custom::CDKBucketDeployment', name === 'ReolPages' ? 2 : 0)
  })

  it('reaches CloudFront when only the code at the edge has changed', () => {
    const [, lambda] = all(cloud.template('ReolEdge'), 'AWS::Lambda::Function')[0] ?? []
    const { ZipFile: code = '' } = (lambda?.Properties.Code ?? {}) as { ZipFile?: string }
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 12)
    cloud.template('Reol').hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({ Comment: `Reol, edge ${hash}` }),
    })
  })

  it('does so only when the apps, or what writes the pages, have changed', () => {
    const same = synthesise()
    const built = sharedCloud(undefined, { site: true })
    expect(sent(same)).toBe(sent(cloud))
    expect(sent(built)).not.toBe(sent(cloud))
    same.forget()
  })
})
