import type { Context, SQSEvent } from 'aws-lambda'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountConfirmed } from '#events/identity.ts'
import { log } from '#functions/kit/log.ts'
import { envelope } from '#functions/kit/outbox.ts'
import { send } from '#functions/kit/queue.ts'
import { onEvent, RetryAfter, RetryLater } from '#functions/kit/subscriber.ts'
import { worker } from '#functions/kit/worker.ts'

vi.mock('#functions/kit/queue.ts', () => ({ send: vi.fn(async () => {}) }))

const first = vi.fn(async () => {})
const second = vi.fn(async () => {})
const error = vi.spyOn(log, 'error').mockReturnValue()
vi.spyOn(log, 'info').mockReturnValue()
vi.spyOn(log, 'warn').mockReturnValue()

beforeEach(() => {
  vi.clearAllMocks()
})

const subscriber = (handle: () => Promise<void>) =>
  onEvent({ on: accountConfirmed, work: 'customers', grants: [], handle })

const message = envelope('demo', accountConfirmed, { username: '100026', email: 'gaest@example.com' })

/** Returns the ids of the messages to redeliver. */
const failed = async (...bodies: unknown[]) => {
  const Records = bodies.map((body, nth) => ({
    messageId: String(nth),
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }))
  const handle = worker([subscriber(first), subscriber(second)])
  const { batchItemFailures } = await handle({ Records } as SQSEvent, {} as Context)
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)
}

test('Every subscriber of a message receives it, with its payload checked', async () => {
  expect(await failed(message)).toEqual([])
  const { id, market, payload } = message
  const delivery = { id, market, at: Date.parse(message.at), payload }
  expect(first).toHaveBeenCalledExactlyOnceWith(delivery)
  expect(second).toHaveBeenCalledExactlyOnceWith(delivery)
})

test('A subscriber that fails stops neither the other subscriber nor the other messages', async () => {
  first.mockRejectedValueOnce(new Error('broken'))
  expect(await failed(message, message)).toEqual(['0'])
  expect(second).toHaveBeenCalledTimes(2)
  expect(error).toHaveBeenCalledTimes(1)
})

test('A message that comes too early is redelivered without an error', async () => {
  second.mockRejectedValueOnce(new RetryLater('busy'))
  expect(await failed(message)).toEqual(['0'])
  expect(error).not.toHaveBeenCalled()
})

test('A message that must wait for hours is sent anew, so that the wait uses up no try', async () => {
  second.mockRejectedValueOnce(new RetryAfter('the mails of a day are used up', 900))
  expect(await failed(message)).toEqual([])
  expect(send).toHaveBeenCalledExactlyOnceWith('customers', message, { delaySeconds: 900 })
})

test('A failure beside one that must wait uses up a try, and nothing is sent anew', async () => {
  first.mockRejectedValueOnce(new Error('broken'))
  second.mockRejectedValueOnce(new RetryAfter('the mails of a day are used up', 900))
  expect(await failed(message)).toEqual(['0'])
  expect(send).not.toHaveBeenCalled()
})

test('A failure is logged also when another subscriber asks for redelivery', async () => {
  first.mockRejectedValueOnce(new RetryLater('busy'))
  second.mockRejectedValueOnce(new Error('broken'))
  expect(await failed(message)).toEqual(['0'])
  expect(error).toHaveBeenCalledTimes(1)
})

test.each([
  ['has no subscriber here', { ...message, name: 'no-such-event' }],
  ['has a payload that its contract refuses', { ...message, payload: { username: 7 } }],
  ['is not one of our messages', { hello: 'world' }],
  ['is not JSON', '{'],
])(
  'A message that %s is logged as an error and fails, so that it ends in the dead letters',
  async (_, body) => {
    expect(await failed(body)).toEqual(['0'])
    expect(error).toHaveBeenCalledTimes(1)
    expect(first).not.toHaveBeenCalled()
  },
)
