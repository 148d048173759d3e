import { Match } from 'aws-cdk-lib/assertions'
import { AwsSolutionsChecks } from 'cdk-nag'
import { afterAll, describe, expect, it } from 'vitest'
import { domainsOf } from '#infra/cloud/domain.ts'
import { allOf, ENDPOINTS } from '#infra/parts.ts'
import { endpoints, needsToken } from '#shared/kit/contract.ts'
import { all, parts, synthesise } from './synth.ts'

const cloud = synthesise(undefined, { site: true })
afterAll(cloud.forget)

describe('the gateway', () => {
  const routes = all(cloud, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties)

  it('has exactly one route for each endpoint', () => {
    const wanted = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(wanted).size).toBe(wanted.length)
    expect(routes.map(({ RouteKey }) => RouteKey as string).sort()).toEqual([...wanted].sort())
  })

  it('checks the token exactly where the audience needs one', () => {
    for (const { method, path, audience } of ENDPOINTS) {
      const route = routes.find(({ RouteKey }) => RouteKey === `${method} ${path}`)
      expect(route?.AuthorizationType, path).toBe(needsToken(audience) ? 'JWT' : 'NONE')
      expect(Boolean(route?.AuthorizerId), path).toBe(needsToken(audience))
    }
  })

  it('accepts tokens of our user pool and client only', () => {
    cloud.template('Reol').hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
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

  it('is throttled and logs each call without its query', () => {
    cloud.template('Reol').hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      StageName: '$default',
      DefaultRouteSettings: {
        ThrottlingRateLimit: 500,
        ThrottlingBurstLimit: 1000,
        DetailedMetricsEnabled: true,
      },
      AccessLogSettings: { Format: Match.not(Match.stringLikeRegexp('query|\\$context.identity.sourceIp')) },
    })
  })

  it.each(parts.apis)('sends the calls of $name to its function', api => {
    const template = cloud.template(`Reol${api.domain.slice(0, 1).toUpperCase()}${api.domain.slice(1)}`)
    const { Integration: integration } = template.findResources('AWS::ApiGatewayV2::Integration')
    const [functionId] =
      Object.entries(template.findResources('AWS::Lambda::Function')).find(
        ([, { Properties }]) => Properties.FunctionName === `reol-${api.name}`,
      ) ?? []
    const own = { 'Fn::GetAtt': [functionId, 'Arn'] }
    expect(integration?.Properties).toMatchObject({ IntegrationUri: own, PayloadFormatVersion: '2.0' })
    template.hasResourceProperties('AWS::Lambda::Permission', {
      Action: 'lambda:InvokeFunction',
      FunctionName: own,
      Principal: 'apigateway.amazonaws.com',
    })
    const found = all(template, 'AWS::ApiGatewayV2::Route')
    expect(found).toHaveLength(endpoints(api.domain, api.contract).length)
    for (const [, { Properties }] of found)
      expect(Properties.Target).toEqual({ 'Fn::Join': ['', ['integrations/', { Ref: 'Integration' }]] })
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
    const filters = all(cloud, 'AWS::Logs::MetricFilter')
    const owners = [parts.pool.name, ...domainsOf(parts).map(({ name }) => name), 'stream']
    expect(groups.map(([, { Properties }]) => Properties.LogGroupName)).toEqual(
      owners.map(owner => `/reol/${owner}`),
    )
    expect(filters).toHaveLength(groups.length)
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
    expect(groups).toHaveLength(domainsOf(parts).length + 5)
    for (const [, { Properties }] of groups) expect(Properties.RetentionInDays).toBe(90)
  })
})

describe('AwsSolutions', () => {
  const findings = ({ app }: { app: typeof cloud.app }) =>
    new AwsSolutionsChecks(app).validateScope(app).violations.map(({ ruleName }) => ruleName)

  it('finds nothing without an accepted reason', () => expect(findings(cloud)).toEqual([]))

  it('finds nothing before the first build and without a domain', () => {
    const bare = synthesise({})
    expect(findings(bare)).toEqual([])
    bare.forget()
  })
})
