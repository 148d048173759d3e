import { afterAll, expect, it } from 'vitest'
import { departures, type Resource } from './service-spec.ts'
import { sharedCloud, synthesise } from './synth.ts'

/** Every setting that makes a resource. */
const EVERYTHING = {
  domainName: 'reol.example',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/00000000-0000-0000-0000-000000000000',
  alarmEmail: 'alarm@reol.example, night@reol.example',
  backupCopyVaultArn: 'arn:aws:backup:eu-north-1:444455556666:backup-vault:reol-copies',
  refreshTokenRotation: 'on',
  operatorEmail: 'operator@reol.example',
  recaptchaSiteKey: 'key',
  restoredTableName: 'reol-back',
  restoredTableStreamArn: 'arn:aws:dynamodb:eu-central-1:111122223333:table/reol-back/stream/2026',
}

const everything = synthesise(EVERYTHING, { site: true })
afterAll(everything.forget)

it.each([
  ['every setting', everything],
  ['no setting', sharedCloud({})],
])("With %s AWS's specification knows each resource and property of each template", (_, { templates }) => {
  const all = [...templates].map(([name, template]) => {
    const { Resources = {} } = template.toJSON() as { Resources?: Record<string, Resource> }
    return { name, ...departures(Resources) }
  })
  expect(Object.fromEntries(all.flatMap(({ name, found }) => (found.length ? [[name, found]] : [])))).toEqual(
    {},
  )
  expect(all.reduce((sum, { checked }) => sum + checked, 0)).toBeGreaterThan(3_000)
})

it.each<[string, Resource, string]>([
  ['an unknown resource', { Type: 'AWS::SQS::Row' }, 'which is no resource'],
  [
    'an unknown property',
    { Type: 'AWS::SQS::Queue', Properties: { QueueNam: 'reol' } },
    'QueueNam, which is no property',
  ],
  ['a wrong type', { Type: 'AWS::SQS::Queue', Properties: { DelaySeconds: 'soon' } }, 'is no'],
  [
    'a missing property',
    { Type: 'AWS::SQS::QueuePolicy', Properties: { Queues: [] } },
    'lacks PolicyDocument',
  ],
])('It finds %s', (_, resource, words) =>
  expect(departures({ One: resource }).found).toEqual([expect.stringContaining(words)]),
)
