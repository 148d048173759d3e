import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { bookingReserved } from '#events/bookings.ts'
import { log } from '#functions/kit/log.ts'
import { envelope } from '#functions/kit/outbox.ts'
import { relay } from '#functions/kit/relay.ts'
import { mockedClient } from '../../cloud/mocked-client.ts'

const queues = mockedClient(SQSClient)
const table = mockedClient(DynamoDBDocumentClient)
const error = vi.spyOn(log, 'error').mockReturnValue()
vi.stubEnv('QUEUE_URL_PREFIX', 'https://queues/reol-')
vi.stubEnv('TABLE_NAME', 'reol')

beforeEach(() => {
  queues.reset()
  queues.on(SendMessageBatchCommand).resolves({ Successful: [] })
  table.reset()
  table.on(BatchWriteCommand).resolves({})
  error.mockClear()
})
afterAll(() => vi.unstubAllEnvs())

const message = (bookingRequest: string) =>
  envelope('demo', bookingReserved, { bookingRequest, expiresOn: 1 })

/** Relays outbox items. Returns the sequence numbers, from 1, of the items to redeliver. */
const relayed = async (...items: object[]) => {
  const forward = relay({ 'booking-reserved': ['bookings', 'messages'], 'no-subscriber': [] })
  const Records = items.map((item, at) => ({
    dynamodb: {
      SequenceNumber: String(at + 1),
      Keys: marshall({ pk: `${at + 1}`, sk: 'OUTBOX' }),
      NewImage: marshall(item),
    },
  }))
  const { batchItemFailures } = await forward({ Records } as DynamoDBStreamEvent)
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)
}

/** The numbers of the items that left the outbox. */
const forgotten = (): string[] =>
  table
    .commandCalls(BatchWriteCommand)
    .flatMap(({ args: [{ input }] }) => Object.values(input.RequestItems ?? {}).flat())
    .map(({ DeleteRequest }) => DeleteRequest?.Key?.pk)

const sentTo = (queue: string): string[] =>
  queues
    .commandCalls(SendMessageBatchCommand)
    .map(({ args: [{ input }] }) => input)
    .filter(({ QueueUrl }) => QueueUrl === `https://queues/reol-${queue}`)
    .flatMap(({ Entries = [] }) => Entries.map(({ MessageBody = '' }) => MessageBody))

test('The relay sends each event once to every kind of work that subscribes, ten messages a call', async () => {
  const messages = Array.from({ length: 25 }, (_, nth) => message(String(nth)))
  expect(await relayed(...messages.map(item => ({ kind: 'outbox', ...item })))).toEqual([])
  for (const queue of ['bookings', 'messages'])
    expect(sentTo(queue).map(body => JSON.parse(body))).toEqual(messages)
  expect(queues.commandCalls(SendMessageBatchCommand)).toHaveLength(6)
})

test('The relay drops an event without subscribers', async () => {
  expect(await relayed({ ...message('1'), name: 'no-subscriber' })).toEqual([])
  expect(queues.calls()).toHaveLength(0)
  expect(forgotten()).toEqual(['1'])
})

test.each([
  ['is not an event', { kind: 'outbox', hello: 'world' }],
  ['has an unknown name', { ...message('1'), name: 'no-such-event' }],
])(
  'A record that %s goes to the dead letters and stays in the outbox, and the others are sent',
  async (_, item) => {
    expect(await relayed(item, message('2'))).toEqual([])
    expect(sentTo('relay-dead').map(body => JSON.parse(body).dynamodb.SequenceNumber)).toEqual(['1'])
    expect(sentTo('bookings')).toHaveLength(1)
    expect(forgotten()).toEqual(['2'])
    expect(error).toHaveBeenCalledTimes(1)
  },
)

test('Only messages that SQS did not accept are redelivered', async () => {
  queues
    .on(SendMessageBatchCommand, { QueueUrl: 'https://queues/reol-messages' })
    .resolves({ Failed: [{ Id: '1', Code: 'InternalError', SenderFault: false }] })
  expect(await relayed(message('1'), message('2'), message('3'))).toEqual(['2'])
})

test('While SQS is down, everything is redelivered', async () => {
  queues.on(SendMessageBatchCommand).rejects(new Error('no'))
  expect(await relayed(message('1'), { hello: 'world' })).toEqual(['1', '2'])
})

test('A name with an emoji, or with what no queue takes, travels as it was typed', async () => {
  const odd = message('🧸 \uFFFF \uD800')
  expect(await relayed(odd)).toEqual([])
  const [body = ''] = sentTo('bookings')
  expect(body).not.toMatch(/[\uD800-\uDFFF\uFFFE\uFFFF]/)
  expect(JSON.parse(body)).toEqual(odd)
})

const TOO_LONG = { name: 'InvalidMessageContents', $fault: 'client', $metadata: { httpStatusCode: 400 } }

test('An event that SQS refuses for good goes to the dead letters alone, and holds up no other', async () => {
  queues.on(SendMessageBatchCommand).callsFake(({ Entries }: { Entries: { MessageBody: string }[] }) => {
    if (Entries.some(({ MessageBody }) => MessageBody.includes('poison') && !MessageBody.includes('refused')))
      throw Object.assign(new Error('no'), TOO_LONG)
    return { Successful: [] }
  })
  expect(await relayed(message('1'), message('poison'), message('3'))).toEqual([])
  expect(sentTo('relay-dead').map(body => JSON.parse(body))).toEqual([{ refused: { pk: '2', sk: 'OUTBOX' } }])
  expect(new Set(sentTo('messages').map(body => JSON.parse(body).payload.bookingRequest))).toEqual(
    new Set(['1', 'poison', '3']),
  )
  expect(forgotten()).toEqual(['1', '3'])
})

test('A record that is no event, and that SQS refuses for good, leaves its place in the dead letters', async () => {
  queues.on(SendMessageBatchCommand).callsFake(({ Entries }: { Entries: { MessageBody: string }[] }) => {
    if (Entries.some(({ MessageBody }) => MessageBody.includes('poison')))
      throw Object.assign(new Error('no'), TOO_LONG)
    return { Successful: [] }
  })
  expect(await relayed({ kind: 'outbox', hello: 'poison' })).toEqual([])
  const letters = sentTo('relay-dead').filter(body => !body.includes('poison'))
  expect(letters.map(body => JSON.parse(body))).toEqual([{ refused: { pk: '1', sk: 'OUTBOX' } }])
  expect(forgotten()).toEqual([])
})

test('A message that SQS calls the sender’s fault is refused for good, a throttled one is not', async () => {
  queues.on(SendMessageBatchCommand, { QueueUrl: 'https://queues/reol-messages' }).resolves({
    Failed: [
      { Id: '0', Code: 'MessageTooLong', SenderFault: true },
      { Id: '1', Code: 'RequestThrottled', SenderFault: true },
    ],
  })
  expect(await relayed(message('1'), message('2'), message('3'))).toEqual(['2'])
  expect(sentTo('relay-dead').map(body => JSON.parse(body))).toEqual([{ refused: { pk: '1', sk: 'OUTBOX' } }])
  expect(forgotten()).toEqual(['3'])
})

test('Messages of a market are a group, so that a market with many of them holds up no other', async () => {
  await relayed({ kind: 'outbox', ...message('1') }, { kind: 'outbox', ...message('2'), market: 'bazar' })
  const groups = queues
    .commandCalls(SendMessageBatchCommand)
    .flatMap(({ args: [{ input }] }) => (input.Entries ?? []).map(({ MessageGroupId }) => MessageGroupId))
  expect(groups.sort()).toEqual(['bazar', 'bazar', 'demo', 'demo'])
})
