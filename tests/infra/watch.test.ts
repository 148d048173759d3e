import { describe, expect, it } from 'vitest'
import { GATEWAY_NAMES } from '#infra/gateways.ts'
import { all, parts, type Resource, sharedCloud } from './synth.ts'

const cloud = sharedCloud()

const alarms = new Map(
  all(cloud.template('ReolWatch'), 'AWS::CloudWatch::Alarm').map(([, alarm]) => [
    alarm.Properties.AlarmName as string,
    alarm,
  ]),
)

const query = (alarm: Resource | undefined): string =>
  (alarm?.Properties.Metrics as { Expression: string }[] | undefined)?.[0]?.Expression ?? ''

const deadLetters = all(cloud, 'AWS::SQS::Queue')
  .map(([, { Properties }]) => Properties.QueueName as string)
  .filter(name => name.endsWith('-dead'))

/** A timer that does not run has no data; a queue that nobody asks reports none, with dead letters in it too. */
const MISSING: Record<string, string> = { stopped: 'breaching', dead: 'ignore' }

describe('an alarm', () => {
  it.each([
    ['reol-crashes', 'SELECT SUM(Errors) FROM SCHEMA("AWS/Lambda", FunctionName) GROUP BY FunctionName'],
    ['reol-errors', 'SELECT SUM(LoggedErrors) FROM SCHEMA("reol", FunctionName) GROUP BY FunctionName'],
    ['reol-late-queues', 'SELECT MAX(ApproximateAgeOfOldestMessage) FROM SCHEMA("AWS/SQS", QueueName) WHERE'],
  ])('%s covers all functions or queues, the worst first', (name, start) => {
    expect(query(alarms.get(name))).toMatch(/ GROUP BY \w+ ORDER BY (SUM|MAX)\(\) DESC$/)
    expect(query(alarms.get(name)).startsWith(start)).toBe(true)
  })

  it('for late messages excludes the dead letters, which wait for a person', () => {
    const left = query(alarms.get('reol-late-queues')).matchAll(/QueueName != '([a-z-]+)'/g)
    expect([...left].map(([, name]) => name).sort()).toEqual([...deadLetters].sort())
  })

  it.each(deadLetters)('goes off at the first message on %s', queue => {
    const owner = queue.replace(/^reol-(.+)-dead$/, '$1')
    expect(alarms.get(`reol-dead-${owner}`)?.Properties).toMatchObject({
      MetricName: 'ApproximateNumberOfMessagesVisible',
      Dimensions: [{ Name: 'QueueName', Value: queue }],
      Threshold: 0,
    })
  })

  it.each(parts.readers)('goes off when $name is late', ({ name }) => {
    expect(alarms.get(`reol-late-${name}`)?.Properties).toMatchObject({
      MetricName: 'IteratorAge',
      Dimensions: [{ Name: 'FunctionName', Value: `reol-${name}` }],
    })
  })

  it.each(GATEWAY_NAMES)('goes off for the faults of the API %s', name => {
    expect(alarms.get(`reol-api-5xx-${name}`)?.Properties).toMatchObject({
      MetricName: '5xx',
      Dimensions: [
        {
          Name: 'ApiId',
          Value: { 'Fn::GetStackOutput': { OutputName: expect.stringContaining(`Api${name}`) } },
        },
        { Name: 'Stage', Value: expect.anything() },
      ],
      Threshold: 5,
    })
  })

  it('goes off for tasks that the scheduler has dropped', () => {
    expect(alarms.get('reol-schedules-dropped')?.Properties).toMatchObject({
      MetricName: 'InvocationDroppedCount',
      Threshold: 0,
    })
  })

  it('goes off when one market sends unusually many mails', () => {
    expect(alarms.get('reol-many-mails')?.Properties).toMatchObject({
      MetricName: 'Counted',
      Dimensions: [{ Name: 'Counted', Value: 'many-mails' }],
      Threshold: 0,
    })
  })

  it('notifies the topic when it starts and when it ends, and ignores missing data unless it waits for a timer', () => {
    for (const { Properties } of alarms.values()) {
      const [, kind] = /^reol-(stopped|dead)-/.exec(String(Properties.AlarmName)) ?? []
      expect(Properties.TreatMissingData).toBe(MISSING[kind ?? ''] ?? 'notBreaching')
      expect(Properties.AlarmActions).toEqual([{ Ref: expect.stringMatching(/^Alarms/) }])
      expect(Properties.OKActions).toEqual(Properties.AlarmActions)
    }
  })
})
