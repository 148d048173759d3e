import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { envelope } from '#events/envelope.ts'
import { mailFailed } from '#events/messages.ts'
import { deadLettersOf, domainOf, WORK_NAMES } from '#events/works.ts'
import { MAIL_FAILURES } from '#infra/mail-failures.ts'
import { scheduled } from '#infra/parts.ts'
import { all, parts, sharedCloud } from './synth.ts'

const cloud = sharedCloud()

describe('the queues', () => {
  const named = new Map(
    all(cloud, 'AWS::SQS::Queue').map(([id, { Properties }]) => [
      Properties.QueueName as string,
      { id, Properties },
    ]),
  )

  it.each(WORK_NAMES)('%s sends a message to the dead letters of its domain after five tries', work => {
    const dead = `reol-${deadLettersOf(domainOf(work))}`
    expect(named.get(`reol-${work}`)?.Properties.RedrivePolicy).toEqual({
      deadLetterTargetArn: { 'Fn::GetAtt': [named.get(dead)?.id, 'Arn'] },
      maxReceiveCount: 5,
    })
  })

  it('are encrypted and deny plain HTTP', () => {
    const domains = new Set(WORK_NAMES.map(domainOf))
    expect(named.size).toBe(WORK_NAMES.length + domains.size + parts.readers.length)
    const closed = all(cloud, 'AWS::SQS::QueuePolicy').flatMap(([, { Properties }]) => {
      expect(Properties.PolicyDocument).toMatchObject({
        Statement: expect.arrayContaining([
          {
            Effect: 'Deny',
            Principal: { AWS: '*' },
            Action: 'sqs:*',
            Resource: '*',
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          },
        ]),
      })
      return Properties.Queues as { Ref: string }[]
    })
    expect(closed.map(({ Ref }) => Ref).sort()).toEqual([...named.values()].map(({ id }) => id).sort())
    for (const { Properties } of named.values()) expect(Properties.SqsManagedSseEnabled).toBe(true)
  })

  it('hide a message for six times the timeout of its worker', () => {
    const workers = all(cloud, 'AWS::Lambda::Function').map(([, { Properties }]) => Properties)
    for (const { name, work } of parts.workers) {
      const worker = workers.find(({ FunctionName }) => FunctionName === `reol-${name}`)
      expect(named.get(`reol-${work}`)?.Properties.VisibilityTimeout).toBe(Number(worker?.Timeout) * 6)
    }
  })

  it('of tasks and their dead letters are the only targets of schedules', () => {
    const [, policy] = all(cloud, 'AWS::IAM::Policy').find(([id]) => id.startsWith('ScheduleRole')) ?? []
    const works = scheduled(parts)
    const names = [...works, ...new Set(works.map(work => deadLettersOf(domainOf(work))))]
    const sends = JSON.stringify(policy?.Properties.PolicyDocument).matchAll(/:reol-([a-z-]+)"/g)
    expect([...sends].map(([, name]) => name).sort()).toEqual(names.sort())
    expect(policy?.Properties.PolicyDocument).toMatchObject({ Statement: [{ Action: 'sqs:SendMessage' }] })
  })
})

describe('workers and readers of the stream', () => {
  const sources = all(cloud, 'AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => Properties)

  it('report which messages of a batch failed', () => {
    expect(sources).toHaveLength(parts.workers.length + parts.readers.length)
    for (const source of sources) expect(source.FunctionResponseTypes).toEqual(['ReportBatchItemFailures'])
  })

  it('run as many workers of a kind at once as its kind of work says, ten for most', () => {
    const workers = sources.filter(source => !source.StartingPosition)
    expect(workers).toHaveLength(parts.workers.length)
    for (const { work, concurrency } of parts.workers) {
      const queue = new RegExp(`"Queue${work.replaceAll('-', '')}[0-9A-F]{8}"`)
      const source = workers.find(({ EventSourceArn }) => queue.test(JSON.stringify(EventSourceArn)))
      expect(source, work).toMatchObject({
        BatchSize: 10,
        ScalingConfig: { MaximumConcurrency: concurrency },
      })
    }
  })

  const ofStream = sources.filter(source => source.StartingPosition)
  const patternsOf = (source: (typeof ofStream)[number]) =>
    (source.FilterCriteria as { Filters: { Pattern: string }[] }).Filters.map(({ Pattern }) =>
      JSON.parse(Pattern),
    )

  it('receive the records of their own patterns; the relay only new outbox items', () => {
    expect(ofStream.map(patternsOf)).toEqual(parts.readers.map(({ patterns }) => patterns))
    expect(patternsOf(ofStream[0] ?? {})).toEqual([
      { eventName: ['INSERT'], dynamodb: { NewImage: { kind: { S: ['outbox'] } } } },
    ])
  })

  it('continue after a record that keeps failing', () => {
    for (const source of ofStream)
      expect(source).toMatchObject({
        ParallelizationFactor: 4,
        MaximumRetryAttempts: 10,
        BisectBatchOnFunctionError: true,
      })
  })

  it('lose no record that they give up: the bucket gets all of it, and the dead letters a message', () => {
    const buckets = all(cloud.template('ReolStream'), 'AWS::S3::Bucket')
    expect(buckets).toHaveLength(ofStream.length)
    const queues = all(cloud.template('ReolStream'), 'AWS::SQS::Queue')
    parts.readers.forEach(({ name }, nth) => {
      const bucket = buckets.find(([id]) => id.startsWith(`GivenUp${name.replaceAll('-', '')}`))
      const dead = queues.find(([, { Properties }]) => Properties.QueueName === `reol-${deadLettersOf(name)}`)
      expect(ofStream[nth]?.DestinationConfig).toEqual({
        OnFailure: { Destination: { 'Fn::GetAtt': [bucket?.[0], 'Arn'] } },
      })
      // A notification of its own would send a test message first, which rings the alarm of the dead letters.
      expect(bucket?.[1].Properties.NotificationConfiguration).toEqual({
        EventBridgeConfiguration: { EventBridgeEnabled: true },
      })
      cloud.template('ReolStream').hasResourceProperties('AWS::Events::Rule', {
        EventPattern: {
          source: ['aws.s3'],
          'detail-type': ['Object Created'],
          detail: { bucket: { name: [{ Ref: bucket?.[0] }] } },
        },
        Targets: [{ Arn: { 'Fn::GetAtt': [dead?.[0], 'Arn'] }, Id: 'Target0' }],
      })
    })
  })
})

describe('a mail that fails', () => {
  const rules = all(cloud, 'AWS::Events::Rule').filter(([, { Properties }]) =>
    String(Properties.Name).startsWith('reol-mail-'),
  )

  it.each(MAIL_FAILURES)('as "$detailType" sends a message that the worker reads', failure => {
    const { detailType, how, only } = failure
    const [, rule] =
      rules.find(([, { Properties }]) =>
        isDeepStrictEqual(Properties.EventPattern, {
          source: ['aws.ses'],
          'detail-type': [detailType],
          detail: { mail: { tags: { market: [{ exists: true }], mail: [{ exists: true }] } }, ...only },
        }),
      ) ?? []
    const [target] = (rule?.Properties.Targets ?? []) as {
      InputTransformer: { InputPathsMap: Record<string, string>; InputTemplate: string }
    }[]
    const { InputPathsMap = {}, InputTemplate = '' } = target?.InputTransformer ?? {}
    // EventBridge puts a text in quotes where its name stands in the template.
    const body = InputTemplate.replace(/<([\w-]+)>/g, (_, name) =>
      JSON.stringify(`at ${InputPathsMap[name]}`),
    )
    const message = envelope.parse(JSON.parse(body))
    expect(message).toMatchObject({ name: mailFailed.name, market: 'at $.detail.mail.tags.market[0]' })
    expect(mailFailed.payload.parse(message.payload)).toMatchObject({
      mail: 'at $.detail.mail.tags.mail[0]',
      how,
    })
  })

  it('is no answer of a reader who is out of the office', () => {
    const [bounced] = MAIL_FAILURES.filter(({ how }) => how === 'bounced')
    expect(bounced?.only).toEqual({
      bounce: {
        $or: [
          { bounceType: [{ 'anything-but': 'Transient' }] },
          { bounceSubType: [{ 'anything-but': 'General' }] },
        ],
      },
    })
  })

  it('may be sent to the queue of mails by these rules alone', () => {
    const statements = all(cloud.template('ReolMessages'), 'AWS::SQS::QueuePolicy').flatMap(
      ([, { Properties }]) =>
        (Properties.PolicyDocument as { Statement: Record<string, unknown>[] }).Statement,
    )
    const [allowed, ...others] = statements.filter(({ Principal }) =>
      isDeepStrictEqual(Principal, { Service: 'events.amazonaws.com' }),
    )
    expect(others).toEqual([])
    expect(allowed).toMatchObject({
      Action: 'sqs:SendMessage',
      Condition: {
        ArnEquals: { 'aws:SourceArn': rules.map(([id]) => ({ 'Fn::GetAtt': [id, 'Arn'] })) },
      },
    })
  })

  it('is told to the event bus', () => {
    const [[, destination] = []] = all(cloud, 'AWS::SES::ConfigurationSetEventDestination')
    expect(destination?.Properties.EventDestination).toMatchObject({
      Enabled: true,
      MatchingEventTypes: ['bounce', 'complaint', 'reject'],
    })
  })
})
