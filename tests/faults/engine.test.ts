/** Faults that the local database never makes: conflicts, throttling, unknown errors. */
import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handler } from '#functions/bookings/api.ts'
import { log } from '#functions/kit/log.ts'
import { commit, get, query, retryOnConflict, TryAgain, type Write } from '#functions/kit/table.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { mockedClient } from '../cloud/mocked-client.ts'
import { contextOf, eventOf, ORIGIN_KEY } from '../functions/kit/gateway-event.ts'

const table = mockedClient(DynamoDBDocumentClient)
const wire = mockedClient(DynamoDBClient)

beforeEach(() => {
  table.reset()
  wire.reset()
  vi.useFakeTimers()
  vi.stubEnv('TABLE_NAME', 'reol')
  vi.stubEnv('ORIGIN_KEYS', ORIGIN_KEY)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const write = (sk: string, onConditionFailed?: Error): Write => ({
  put: { Item: { pk: 'm#X', sk } },
  onConditionFailed,
})
const two = [write('a'), write('b')]

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    $metadata: {},
    message: 'cancelled',
    CancellationReasons: codes.map(Code => ({ Code })),
  })

const named = (name: string) => Object.assign(new Error(name), { name })

/** Returns the result or the error of a promise, after all its waits. The faked clock, which the code reads too, passes them. */
const outcomeOf = async <T>(promise: Promise<T>): Promise<T | unknown> => {
  const settled = promise.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  return settled
}

test.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
  'A transaction that fails with %s is sent again',
  async code => {
    table.on(TransactWriteCommand).rejectsOnce(cancelled('None', code)).resolves({})
    expect(await outcomeOf(commit(two))).toBeUndefined()
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(2)
  },
)

test.each([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionConflictException',
])('A single write that fails with %s is sent again', async name => {
  table.on(PutCommand).rejectsOnce(named(name)).rejectsOnce(named(name)).resolves({})
  expect(await outcomeOf(commit([write('a')]))).toBeUndefined()
  expect(table.commandCalls(PutCommand)).toHaveLength(3)
})

const PASSING = ['TransactionConflictException', 'ThrottlingException', 'RequestLimitExceeded']

test.each(PASSING)('Whatever path meets %s sends it again, and then is busy', async name => {
  const paths = [
    [GetCommand, () => get({ pk: 'm#X', sk: 'a' })],
    [QueryCommand, () => query({ KeyConditionExpression: 'pk = :pk' })],
    [UpdateCommand, () => commit([{ update: { Key: { pk: 'm#X', sk: 'a' } } }])],
    [TransactWriteCommand, () => commit(two)],
  ] as const
  for (const [command, send] of paths) {
    table.on(command as typeof GetCommand).rejects(named(name))
    expect(await outcomeOf<unknown>(send()), command.name).toMatchObject({ code: 'busy', status: 503 })
    expect(table.commandCalls(command as typeof GetCommand).length, command.name).toBeGreaterThan(3)
  }
})

test('A lasting conflict is 503 busy after three seconds, with jitter between the tries', async () => {
  const tries: number[] = []
  table.on(TransactWriteCommand).callsFake(() => {
    tries.push(Date.now())
    throw cancelled('TransactionConflict', 'None')
  })
  const began = Date.now()
  expect(await outcomeOf(commit(two))).toMatchObject({ code: 'busy', status: 503 })
  const waits = tries.slice(1).map((at, nth) => at - (tries[nth] ?? 0))
  expect((tries.at(-1) ?? 0) - began).toBeGreaterThan(3_000)
  expect((tries.at(-1) ?? 0) - began).toBeLessThan(3_500)
  expect(new Set(waits).size).toBeGreaterThan(3)
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(5)
  expect(Math.max(...waits)).toBeLessThan(400)
})

test('A failed condition throws the refusal of its write, and nothing is sent again', async () => {
  const [first, second] = [new Error('first'), new TryAgain()]
  table.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'))
  expect(await outcomeOf(commit([write('a', first), write('b', second)]))).toBe(second)
  table.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'ConditionalCheckFailed'))
  expect(await outcomeOf(commit([write('a', first), write('b', second)]))).toBe(first)
  expect(table.commandCalls(TransactWriteCommand)).toHaveLength(2)
})

test('A failed condition wins over a conflict, and counts on a single write too', async () => {
  const refusal = new TryAgain()
  table.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'ConditionalCheckFailed'))
  expect(await outcomeOf(commit([write('a'), write('b', refusal)]))).toBe(refusal)
  table.on(PutCommand).rejects(named('ConditionalCheckFailedException'))
  expect(await outcomeOf(commit([write('a', refusal)]))).toBe(refusal)
})

test('A failed condition without a refusal, and an unknown error, are thrown unchanged', async () => {
  const withoutRefusal = cancelled('ConditionalCheckFailed', 'None')
  table.on(TransactWriteCommand).rejects(withoutRefusal)
  expect(await outcomeOf(commit(two))).toBe(withoutRefusal)
  const unknown = named('ItemCollectionSizeLimitExceededException')
  table.on(TransactWriteCommand).rejects(unknown)
  expect(await outcomeOf(commit(two))).toBe(unknown)
  expect(table.commandCalls(TransactWriteCommand)).toHaveLength(2)
})

test('A verb that loses every race is busy after three seconds; a refusal is thrown at once', async () => {
  const lost = vi.fn(async () => {
    throw new TryAgain()
  })
  expect(await outcomeOf(retryOnConflict(lost))).toMatchObject({ code: 'busy', status: 503 })
  expect(lost.mock.calls.length).toBeGreaterThan(5)
  const refusal = refuse({ code: 'cart_full', kind: 'conflict' })
  const refused = vi.fn(async () => {
    throw refusal
  })
  expect(await outcomeOf(retryOnConflict(refused))).toBe(refusal)
  expect(refused).toHaveBeenCalledTimes(1)
})

const reserve = () =>
  handler(
    eventOf('POST', '/api/anonymous/booking_request/reserve', {
      shelfPeriodPrice: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
      dateStart: '2026-11-28',
    }),
    contextOf(),
  )

test('An unknown error is logged and answers 500 with internal_error and a request id only', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  table.on(QueryCommand).rejects(named('secret table name reol-live-7'))
  expect(await outcomeOf(reserve())).toMatchObject({
    statusCode: 500,
    body: JSON.stringify({ detail: 'internal_error', requestId: 'request-1' }),
  })
  expect(logged).toHaveBeenCalledTimes(1)
})

test('A table that gives no answer is busy, and nothing is written a second time', async () => {
  vi.spyOn(log, 'warn').mockReturnValue()
  table.on(QueryCommand).rejects(named('TimeoutError'))
  expect(await outcomeOf(reserve())).toMatchObject({ statusCode: 503, headers: { 'retry-after': '1' } })
  table.on(PutCommand).rejects(named('TimeoutError'))
  expect(await outcomeOf(commit([write('a')]))).toMatchObject({ name: 'TimeoutError' })
  expect(table.commandCalls(PutCommand)).toHaveLength(1)
})
