import type { _Record } from '@aws-sdk/client-dynamodb-streams'
import { expect, test } from 'vitest'
import { matchesAny, type Pattern } from '#infra/filter.ts'
import { delivererOf } from '#infra/local/readers.ts'
import type { Reader } from '#infra/parts.ts'

const OUTBOX: Pattern = { eventName: ['INSERT'], dynamodb: { NewImage: { kind: { S: ['outbox', 'post'] } } } }
const listed = (image: 'NewImage' | 'OldImage'): Pattern => ({
  dynamodb: { [image]: { listed: { S: [{ exists: true }] } } },
})
const LISTED = [listed('NewImage'), listed('OldImage')]

const record = (eventName: _Record['eventName'], images: _Record['dynamodb']): _Record => ({
  eventName,
  dynamodb: { SequenceNumber: '1', ...images },
})
const event = record('INSERT', { NewImage: { kind: { S: 'outbox' } } })
const changed = record('MODIFY', { OldImage: { listed: { S: 'a' } }, NewImage: { kind: { S: 'outbox' } } })
const removed = record('REMOVE', { OldImage: { listed: { S: 'a' } } })

test.each([
  ['all leaves match', [OUTBOX], event, true],
  ['one of the values does', [OUTBOX], record('INSERT', { NewImage: { kind: { S: 'post' } } }), true],
  ['one leaf does not match', [OUTBOX], changed, false],
  ['a part of the path is missing', [OUTBOX], removed, false],
  ['a leaf exists that must', LISTED, removed, true],
  ['a leaf does not exist that must', LISTED, event, false],
  [
    'an object is where a leaf must be',
    [{ dynamodb: { NewImage: [{ exists: true }] } }] as Pattern[],
    event,
    false,
  ],
])('%s: %#', (_, patterns, given, expected) => expect(matchesAny(patterns, given)).toBe(expected))

const reader = (name: string, patterns: Pattern[]): Reader => ({
  name,
  entry: { made: 'relay', listeners: {} },
  grants: [],
  patterns,
})
const READERS = [reader('relay', [OUTBOX]), reader('list-keeper', LISTED)]

test('Every reader gets the records of its patterns, with both images', async () => {
  const got: Record<string, _Record[]> = {}
  const deliver = delivererOf(READERS, async (name, given) => {
    got[name] = (given as { Records: _Record[] }).Records
  })
  expect(await deliver([event, changed, removed, record('REMOVE', {})])).toBe(3)
  expect(got.relay?.map(({ eventName }) => eventName)).toEqual(['INSERT'])
  expect(got['list-keeper']).toMatchObject([changed, removed])
})

test.each([
  ['reports a record', async () => ({ batchItemFailures: [{ itemIdentifier: '1' }] })],
  ['crashes', async () => Promise.reject(new Error('list-keeper crashed'))],
])(
  'When one reader %s, the other still gets its records, and the batch counts as not read',
  async (_, fail) => {
    const called: string[] = []
    const deliver = delivererOf(READERS, async name => {
      called.push(name)
      return name === 'list-keeper' ? fail() : undefined
    })
    await expect(deliver([event, removed])).rejects.toThrow('list-keeper')
    expect(called).toEqual(['relay', 'list-keeper'])
  },
)
