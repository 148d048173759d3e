import { Match } from 'aws-cdk-lib/assertions'
import { AwsSolutionsChecks } from 'cdk-nag'
import { afterAll, describe, expect, it } from 'vitest'
import { deadLettersOf, domainOf, WORK_NAMES } from '#events/works.ts'
import { allOf, ENDPOINTS, scheduled } from '#infra/parts.ts'
import { needsToken } from '#shared/kit/contract.ts'
import { all, parts, type Resource, synthesise } from './synth.ts'

const cloud = synthesise(undefined, { site: true })
afterAll(cloud.forget)

describe('the gateway', () => {
  const routes = all(cloud.rest, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties)

  it('has one route for each endpoint and no other', () => {
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

  it('takes tokens of our user pool and client alone', () => {
    cloud.rest.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
      AuthorizerType: 'JWT',
      IdentitySource: ['$request.header.Authorization'],
      JwtConfiguration: {
        Audience: [Match.objectLike({ 'Fn::ImportValue': Match.stringLikeRegexp('Client') })],
        Issuer: Match.objectLike({ 'Fn::Join': Match.anyValue() }),
      },
    })
  })

  it('is throttled and logs each call without its query', () => {
    cloud.rest.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      StageName: '$default',
      DefaultRouteSettings: {
        ThrottlingRateLimit: 500,
        ThrottlingBurstLimit: 1000,
        DetailedMetricsEnabled: true,
      },
      AccessLogSettings: { Format: Match.not(Match.stringLikeRegexp('query|\\$context.identity.sourceIp')) },
    })
  })
})

describe('the queues', () => {
  const alarms = all(cloud.rest, 'AWS::CloudWatch::Alarm').map(([, alarm]) => alarm)
  const ring = (metricName: string, queue: string) =>
    alarms.some(
      ({ Properties }: Resource) =>
        Properties.MetricName === metricName &&
        JSON.stringify(Properties.Dimensions) === JSON.stringify([{ Name: 'QueueName', Value: queue }]),
    )
  const named = new Map(
    all(cloud.rest, 'AWS::SQS::Queue').map(([id, { Properties }]) => [
      Properties.QueueName as string,
      { id, Properties },
    ]),
  )

  it.each(WORK_NAMES)('%s: five tries, then the dead letters of its domain, and both ring', work => {
    const dead = `reol-${deadLettersOf(domainOf(work))}`
    expect(named.get(`reol-${work}`)?.Properties.RedrivePolicy).toEqual({
      deadLetterTargetArn: { 'Fn::GetAtt': [named.get(dead)?.id, 'Arn'] },
      maxReceiveCount: 5,
    })
    expect(ring('ApproximateNumberOfMessagesVisible', dead)).toBe(true)
    expect(ring('ApproximateAgeOfOldestMessage', `reol-${work}`)).toBe(true)
  })

  it('are encrypted and closed to plain HTTP', () => {
    const policies = all(cloud.rest, 'AWS::SQS::QueuePolicy')
    const domains = new Set(WORK_NAMES.map(domainOf))
    expect(named.size).toBe(WORK_NAMES.length + domains.size + parts.readers.length)
    expect(policies).toHaveLength(named.size)
    for (const { Properties } of named.values()) expect(Properties.SqsManagedSseEnabled).toBe(true)
    for (const [, { Properties }] of policies)
      expect(JSON.stringify(Properties)).toContain('aws:SecureTransport')
  })

  it('hide a message for six times as long as its worker may take', () => {
    const workers = all(cloud.rest, 'AWS::Lambda::Function').map(([, { Properties }]) => Properties)
    for (const { name, work } of parts.workers) {
      const worker = workers.find(({ FunctionName }) => FunctionName === `reol-${name}`)
      expect(named.get(`reol-${work}`)?.Properties.VisibilityTimeout).toBe(Number(worker?.Timeout) * 6)
    }
  })

  it('are the only ones that a schedule can feed', () => {
    const [, policy] = all(cloud.rest, 'AWS::IAM::Policy').find(([id]) => id.startsWith('ScheduleRole')) ?? []
    const works = scheduled(parts)
    const names = [...works, ...new Set(works.map(work => deadLettersOf(domainOf(work))))]
    const sends = JSON.stringify(policy?.Properties.PolicyDocument).matchAll(/:reol-([a-z-]+)"/g)
    expect([...sends].map(([, name]) => name).sort()).toEqual(names.sort())
    expect(policy?.Properties.PolicyDocument).toMatchObject({ Statement: [{ Action: 'sqs:SendMessage' }] })
  })
})

describe('workers and readers of the stream', () => {
  const sources = all(cloud.rest, 'AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => Properties)

  it('report which messages of a batch failed', () => {
    expect(sources).toHaveLength(parts.workers.length + parts.readers.length)
    for (const source of sources) expect(source.FunctionResponseTypes).toEqual(['ReportBatchItemFailures'])
  })

  it('leave room for others', () => {
    const workers = sources.filter(source => !source.StartingPosition)
    for (const source of workers)
      expect(source).toMatchObject({ BatchSize: 10, ScalingConfig: { MaximumConcurrency: 10 } })
  })

  it('pass on new outbox items alone, and name what could not be passed on', () => {
    const [relay] = sources.filter(source => source.StartingPosition)
    const { Filters } = relay?.FilterCriteria as unknown as { Filters: { Pattern: string }[] }
    expect(Filters.map(({ Pattern }) => JSON.parse(Pattern))).toEqual([
      { eventName: ['INSERT'], dynamodb: { NewImage: { kind: { S: ['outbox'] } } } },
    ])
    expect(relay).toMatchObject({
      ParallelizationFactor: 4,
      MaximumRetryAttempts: 10,
      BisectBatchOnFunctionError: true,
      DestinationConfig: { OnFailure: { Destination: expect.anything() } },
    })
  })
})

describe('functions', () => {
  const functions = all(cloud.rest, 'AWS::Lambda::Function').map(([, { Properties }]) => Properties)

  it.each(allOf(parts).map(({ name }) => name))('%s runs on Node 24, arm64, traced', name => {
    expect(functions.find(({ FunctionName }) => FunctionName === `reol-${name}`)).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      TracingConfig: { Mode: 'Active' },
      LoggingConfig: { LogGroup: expect.anything() },
    })
  })

  it.each(
    allOf(parts).map(({ name }) => name),
  )('%s rings when it crashes, and when it logs an error', name => {
    cloud.rest.hasResourceProperties('AWS::Logs::MetricFilter', {
      FilterPattern: '{ $.level = "ERROR" }',
      LogGroupName: { Ref: Match.stringLikeRegexp(`^Log${name.replaceAll('-', '')}[0-9A-F]{8}$`) },
      MetricTransformations: [
        { MetricNamespace: 'reol/errors', MetricName: name, MetricValue: '1', DefaultValue: Match.absent() },
      ],
    })
    cloud.rest.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: `reol-errors-${name}`,
      Threshold: 0,
      Metrics: Match.arrayWith([
        Match.objectLike({ Expression: 'FILL(crashed, 0) + FILL(logged, 0)' }),
        Match.objectLike({
          Id: 'logged',
          MetricStat: Match.objectLike({ Metric: { Namespace: 'reol/errors', MetricName: name } }),
        }),
      ]),
    })
  })

  it('log into groups that forget', () => {
    const groups = [...all(cloud.rest, 'AWS::Logs::LogGroup'), ...all(cloud.edge, 'AWS::Logs::LogGroup')]
    expect(groups).toHaveLength(allOf(parts).length + 3)
    for (const [, { Properties }] of groups) expect(Properties.RetentionInDays).toBe(90)
  })
})

it('leaves room below the 500 resources that a stack may have', () =>
  expect(Object.keys(cloud.rest.toJSON().Resources as object).length).toBeLessThan(400))

describe('AwsSolutions', () => {
  const findings = ({ app }: { app: typeof cloud.app }) =>
    new AwsSolutionsChecks(app).validateScope(app).violations.map(({ ruleName }) => ruleName)

  it('finds nothing that has no reason', () => expect(findings(cloud)).toEqual([]))

  it('finds nothing either before the first build and without a domain', () => {
    const bare = synthesise({})
    expect(findings(bare)).toEqual([])
    bare.forget()
  })
})
