import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { handler } from '#functions/kit/list-keeper.ts'
import { listed } from '#functions/kit/listed.ts'
import { log } from '#functions/kit/log.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { mockedClient } from '../../cloud/mocked-client.ts'

const table = mockedClient(DynamoDBDocumentClient)
const queues = mockedClient(SQSClient)
const error = vi.spyOn(log, 'error').mockReturnValue()
vi.spyOn(log, 'warn').mockReturnValue()
vi.stubEnv('QUEUE_URL_PREFIX', 'https://queues/reol-')
vi.stubEnv('TABLE_NAME', 'reol')

beforeEach(() => {
  table.reset()
  queues.reset()
  table.on(TransactWriteCommand).resolves({})
  queues.on(SendMessageBatchCommand).resolves({ Successful: [] })
  error.mockClear()
})
afterAll(() => vi.unstubAllEnvs())

const record = (sequence: string): DynamoDBRecord =>
  ({
    eventID: `event-${sequence}`,
    dynamodb: {
      SequenceNumber: sequence,
      NewImage: marshall({
        pk: 'demo#REQUEST#1',
        sk: 'REQUEST',
        ...listed('demo', [{ list: 'REQUESTS#paid', sort: `2026${sequence}`, drawerLength: 4 }]),
      }),
    },
  }) as DynamoDBRecord

const UNREADABLE = { eventID: 'event-0', dynamodb: { SequenceNumber: '0', NewImage: { pk: { X: 'x' } } } }

/** Returns the sequence number from which the stream delivers again. */
const keptUpTo = async (...Records: unknown[]) => {
  const { batchItemFailures } = await handler({ Records: Records as DynamoDBRecord[] })
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)
}

const deadLetters = () =>
  queues.commandCalls(SendMessageBatchCommand).flatMap(({ args: [{ input }] }) => {
    expect(input.QueueUrl).toBe('https://queues/reol-list-keeper-dead')
    return (input.Entries ?? []).map(({ MessageBody = '' }) => JSON.parse(MessageBody))
  })

const named = (name: string) => Object.assign(new Error(name), { name })

test('Rows of many drawers are kept in transactions of a hundred writes at most, and each is counted', async () => {
  const moved = (at: number): DynamoDBRecord => {
    const image = (status: string) =>
      marshall({
        pk: `demo#PRODUCT#${at}`,
        sk: 'PRODUCT',
        ...listed('demo', [{ list: `PRODUCTS#${status}`, sort: `${at * 7919}`, drawerLength: 9 }]),
      })
    const dynamodb = { SequenceNumber: String(at), OldImage: image('active'), NewImage: image('sold') }
    return { eventID: `event-${at}`, dynamodb } as unknown as DynamoDBRecord
  }
  expect(await keptUpTo(...Array.from({ length: 40 }, (_, at) => moved(at + 1)))).toEqual([])
  const sent = table
    .commandCalls(TransactWriteCommand)
    .map(({ args: [{ input }] }) => input.TransactItems ?? [])
  expect(Math.max(...sent.map(({ length }) => length))).toBeLessThanOrEqual(100)
  const sums = sent.flat().flatMap(({ Update }) => Object.values(Update?.ExpressionAttributeValues ?? {}))
  expect(sums.filter(by => by === 1)).toHaveLength(40)
  expect(sums.filter(by => by === -1)).toHaveLength(40)
  expect(deadLetters()).toEqual([])
})

test('A record that nobody can read holds up no others, and is kept whole', async () => {
  expect(await keptUpTo(UNREADABLE, record('1'))).toEqual([])
  expect(deadLetters()).toEqual([UNREADABLE])
  expect(table.commandCalls(TransactWriteCommand)).toHaveLength(1)
  expect(error).toHaveBeenCalledTimes(1)
})

test('A record that the table refuses for ever holds up no others', async () => {
  const refused = named('ValidationException')
  // Together with the others, and alone.
  table.on(TransactWriteCommand).rejectsOnce(refused).rejectsOnce(refused).resolves({})
  expect(await keptUpTo(record('1'), record('2'))).toEqual([])
  expect(deadLetters()).toEqual([record('1')])
})

test.each([
  ['gives no answer', named('TimeoutError')],
  ['is busy', refuse(commonRefusals.busy)],
])(
  'While the table %s, nothing is set aside: the record and those after it come again',
  async (_, outage) => {
    table.on(TransactWriteCommand).rejectsOnce(outage).resolvesOnce({}).rejects(outage)
    expect(await keptUpTo(record('1'), record('2'), record('3'))).toEqual(['2'])
    expect(deadLetters()).toEqual([])
    expect(error).not.toHaveBeenCalled()
  },
)

test('A record that the dead letters do not take is not lost: it comes again', async () => {
  queues.on(SendMessageBatchCommand).rejects(named('TimeoutError'))
  expect(await keptUpTo(UNREADABLE, record('1'))).toEqual(['0'])
})

const keptIds = (call: number): string[] =>
  (table.commandCalls(TransactWriteCommand)[call]?.args[0].input.TransactItems ?? []).flatMap(({ Put }) =>
    Put?.Item?.kind === 'kept' ? [String(Put.Item.pk)] : [],
  )

test('Records are kept together: each has its mark, and the counts of a list are one write', async () => {
  expect(await keptUpTo(record('1'), record('2'), record('3'))).toEqual([])
  const [call, ...more] = table.commandCalls(TransactWriteCommand)
  expect(more).toEqual([])
  expect(keptIds(0)).toHaveLength(3)
  const updates = (call?.args[0].input.TransactItems ?? []).flatMap(({ Update }) => Update ?? [])
  expect(
    updates.map(({ ExpressionAttributeValues }) => Object.values(ExpressionAttributeValues ?? {})),
  ).toEqual([[3]])
})

test('Where one of them was kept before, each is kept by itself, so none counts twice', async () => {
  const before = new TransactionCanceledException({
    message: '',
    $metadata: {},
    CancellationReasons: [{ Code: 'ConditionalCheckFailed' }],
  })
  table.on(TransactWriteCommand).rejectsOnce(before).rejectsOnce(before).resolves({})
  expect(await keptUpTo(record('1'), record('2'))).toEqual([])
  expect([keptIds(1), keptIds(2)]).toEqual([['demo#KEPT#event-1'], ['demo#KEPT#event-2']])
  expect(deadLetters()).toEqual([])
})
