import { Match } from 'aws-cdk-lib/assertions'
import { AwsSolutionsChecks } from 'cdk-nag'
import { describe, expect, it } from 'vitest'
import { domainsOf } from '#infra/cloud/domain.ts'
import { GATEWAY_NAMES, type GatewayName, gatewayFor, MOST_ROUTES, THROTTLES } from '#infra/gateways.ts'
import { allOf, ENDPOINTS } from '#infra/parts.ts'
import { type Endpoint, endpoints, needsToken } from '#shared/kit/contract.ts'
import { all, parts, sharedCloud } from './synth.ts'

const THROTTLED = GATEWAY_NAMES.map(
  name => [name, THROTTLES[name].rateLimit, THROTTLES[name].burstLimit] as const,
)

const cloud = sharedCloud(undefined, { site: true })

const shared = cloud.template('Reol')

/** How a domain's stack refers to an API. */
const refersTo = (name: GatewayName) => ({
  'Fn::GetStackOutput': expect.objectContaining({ OutputName: expect.stringContaining(`Api${name}`) }),
})

/** The APIs in which some endpoints live. */
const namesOf = (some: readonly Endpoint[]): GatewayName[] =>
  GATEWAY_NAMES.filter(name => some.some(({ path }) => gatewayFor(path) === name))

describe('the gateways', () => {
  const routes = all(cloud, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties)

  it('have exactly one route for each endpoint', () => {
    const wanted = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(wanted).size).toBe(wanted.length)
    expect(routes.map(({ RouteKey }) => RouteKey as string).sort()).toEqual([...wanted].sort())
  })

  it('check the token exactly where the audience needs one', () => {
    for (const { method, path, audience } of ENDPOINTS) {
      const route = routes.find(({ RouteKey }) => RouteKey === `${method} ${path}`)
      expect(route?.AuthorizationType, path).toBe(needsToken(audience) ? 'JWT' : 'NONE')
      expect(Boolean(route?.AuthorizerId), path).toBe(needsToken(audience))
    }
  })

  it('have the routes of staff, of tenants and of everybody else apart', () => {
    for (const { path, audience } of ENDPOINTS) {
      const own = audience === 'admin' || audience === 'customer'
      expect(gatewayFor(path), path).toBe(own ? audience : 'public')
    }
  })

  it.each(GATEWAY_NAMES)('%s has room for more routes below the limit of API Gateway', name => {
    const own = routes.filter(({ ApiId }) => JSON.stringify(ApiId).includes(`Api${name}`))
    expect(own).toHaveLength(ENDPOINTS.filter(({ path }) => gatewayFor(path) === name).length)
    expect(own.length).toBeLessThanOrEqual(MOST_ROUTES)
  })

  it('accept tokens of our user pool and client only', () => {
    shared.resourceCountIs('AWS::ApiGatewayV2::Authorizer', 3)
    shared.allResourcesProperties('AWS::ApiGatewayV2::Authorizer', {
      AuthorizerType: 'JWT',
      IdentitySource: ['$request.header.Authorization'],
      JwtConfiguration: {
        Audience: [
          Match.objectLike({
            'Fn::GetStackOutput': Match.objectLike({ OutputName: Match.stringLikeRegexp('Client') }),
          }),
        ],
        Issuer: Match.objectLike({ 'Fn::Join': Match.anyValue() }),
      },
    })
  })

  it.each(THROTTLED)('%s takes %i calls a second and logs each without its query', (name, rate, burst) => {
    shared.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      ApiId: { Ref: Match.stringLikeRegexp(`^Api${name}`) },
      StageName: '$default',
      DefaultRouteSettings: {
        ThrottlingRateLimit: rate,
        ThrottlingBurstLimit: burst,
      },
      AccessLogSettings: {
        DestinationArn: { 'Fn::GetAtt': [Match.stringLikeRegexp(`^Loggateway${name}`), 'Arn'] },
        Format: Match.not(Match.stringLikeRegexp('query|\\$context.identity.sourceIp')),
      },
    })
  })

  it.each(parts.apis)('send the calls of $name to its function', api => {
    const template = cloud.template(`Reol${api.domain.slice(0, 1).toUpperCase()}${api.domain.slice(1)}`)
    const [functionId] =
      Object.entries(template.findResources('AWS::Lambda::Function')).find(
        ([, { Properties }]) => Properties.FunctionName === `reol-${api.name}`,
      ) ?? []
    const own = { 'Fn::GetAtt': [functionId, 'Arn'] }
    const wanted = endpoints(api.domain, api.contract)
    const integrations = all(template, 'AWS::ApiGatewayV2::Integration')
    expect(integrations.map(([id]) => id)).toEqual(namesOf(wanted).map(name => `Integration${name}`))
    const permissions = template.findResources('AWS::Lambda::Permission')
    for (const name of namesOf(wanted)) {
      const { Properties } = integrations.find(([id]) => id === `Integration${name}`)?.[1] ?? {}
      expect(Properties).toMatchObject({
        ApiId: refersTo(name),
        IntegrationUri: own,
        PayloadFormatVersion: '2.0',
      })
      expect(permissions[`Permission${name}`]?.Properties).toMatchObject({
        Action: 'lambda:InvokeFunction',
        FunctionName: own,
        Principal: 'apigateway.amazonaws.com',
        SourceArn: { 'Fn::Join': ['', expect.arrayContaining([refersTo(name), '/*/*'])] },
      })
    }
    const found = all(template, 'AWS::ApiGatewayV2::Route')
    expect(found).toHaveLength(wanted.length)
    for (const [, { Properties }] of found) {
      const name = gatewayFor(String(Properties.RouteKey).split(' ')[1] ?? '')
      expect(Properties.ApiId).toEqual(refersTo(name))
      expect(Properties.Target).toEqual({
        'Fn::Join': ['', ['integrations/', { Ref: `Integration${name}` }]],
      })
    }
  })
})

describe('functions', () => {
  const functions = all(cloud, 'AWS::Lambda::Function').map(([, { Properties }]) => Properties)

  it.each(allOf(parts).map(({ name }) => name))('%s runs on Node 24, arm64, traced', name => {
    expect(functions.find(({ FunctionName }) => FunctionName === `reol-${name}`)).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      TracingConfig: { Mode: 'Active' },
      LoggingConfig: { LogGroup: expect.anything() },
    })
  })

  it('write one log group in each stack, which counts the errors of each function', () => {
    const groups = all(cloud, 'AWS::Logs::LogGroup').filter(([, { Properties }]) =>
      String(Properties.LogGroupName).startsWith('/reol/'),
    )
    const filters = all(cloud, 'AWS::Logs::MetricFilter').filter(([id]) => id.startsWith('LogErrors'))
    const small = ['still-on', 'outside']
    const owners = ['data', ...domainsOf(parts).map(({ name }) => name), 'stream']
    expect(groups.map(([, { Properties }]) => Properties.LogGroupName)).toEqual(
      [...owners, ...small].map(owner => `/reol/${owner}`),
    )
    expect(filters).toHaveLength(owners.length)
    for (const [, { Properties }] of filters)
      expect(Properties).toMatchObject({
        FilterPattern: '{ $.level = "ERROR" }',
        MetricTransformations: [
          {
            MetricNamespace: 'reol',
            MetricName: 'LoggedErrors',
            MetricValue: '1',
            Dimensions: [{ Key: 'FunctionName', Value: '$.service' }],
          },
        ],
      })
  })

  it('write log groups that expire after 90 days', () => {
    const groups = all(cloud, 'AWS::Logs::LogGroup')
    expect(groups).toHaveLength(domainsOf(parts).length + 9)
    for (const [, { Properties }] of groups) expect(Properties.RetentionInDays).toBe(90)
  })
})

describe('AwsSolutions', () => {
  const findings = ({ app }: { app: typeof cloud.app }) =>
    new AwsSolutionsChecks(app).validateScope(app).violations.map(({ ruleName }) => ruleName)

  it('finds nothing without an accepted reason', () => expect(findings(cloud)).toEqual([]))

  it('finds nothing before the first build and without a domain', () => {
    const bare = sharedCloud({})
    expect(findings(bare)).toEqual([])
  })
})
