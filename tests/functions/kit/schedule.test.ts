import { ConflictException, CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { bookingReserved } from '#events/bookings.ts'
import { nowSeconds } from '#functions/kit/clock.ts'
import { envelope } from '#functions/kit/outbox.ts'
import { schedule } from '#functions/kit/schedule.ts'
import { startScheduler } from '#infra/local/scheduler.ts'
import { openStore } from '#infra/local/store.ts'

const scheduler = mockClient(SchedulerClient)
const queues = mockClient(SQSClient)

vi.useFakeTimers({ now: Date.parse('2026-11-28T10:00:00.700Z'), toFake: ['Date'] })
vi.stubEnv('QUEUE_URL_PREFIX', 'https://queues/reol-')
vi.stubEnv('QUEUE_ARN_PREFIX', 'arn:aws:sqs:eu-central-1:111122223333:reol-')
vi.stubEnv('SCHEDULE_GROUP', 'reol')
vi.stubEnv('SCHEDULE_ROLE_ARN', 'arn:aws:iam::111122223333:role/schedules')

beforeEach(() => {
  scheduler.reset()
  queues.reset()
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const message = envelope('demo', bookingReserved, { bookingRequest: '1', expiresOn: 2 })
const ask = (seconds: number) => schedule('hold-1', nowSeconds() + seconds, 'bookings-on-hold-due', message)

test('a moment to come is told a second after it', async () => {
  await ask(900)
  expect(scheduler.commandCalls(CreateScheduleCommand)[0]?.args[0].input).toMatchObject({
    Name: 'hold-1',
    ScheduleExpression: 'at(2026-11-28T10:15:01)',
    Target: { Arn: 'arn:aws:sqs:eu-central-1:111122223333:reol-bookings-on-hold-due' },
  })
  expect(queues.calls()).toHaveLength(0)
})

test('one that is nearly there is put so far ahead that it still is when it is read', async () => {
  await ask(1)
  const [asked] = scheduler.commandCalls(CreateScheduleCommand)
  expect(asked?.args[0].input.ScheduleExpression).toBe('at(2026-11-28T10:00:10)')
})

test.each([0, -1, -90_000])('one that came %i s ago is sent at once', async seconds => {
  await ask(seconds)
  expect(scheduler.calls()).toHaveLength(0)
  expect(queues.commandCalls(SendMessageCommand)[0]?.args[0].input).toEqual({
    QueueUrl: 'https://queues/reol-bookings-on-hold-due',
    MessageBody: JSON.stringify(message),
  })
})

test('the same name asked for again changes nothing; any other trouble is told', async () => {
  scheduler
    .on(CreateScheduleCommand)
    .rejectsOnce(new ConflictException({ Message: 'is there', message: 'is there', $metadata: {} }))
    .rejects(new Error('no'))
  await ask(900)
  await expect(ask(900)).rejects.toThrow('no')
})

test('the local scheduler refuses a moment in the past', async () => {
  const store = openStore(undefined)
  const local = startScheduler(store, () => true)
  const create = async (moment: string) => {
    const body = JSON.stringify({ ScheduleExpression: `at(${moment})`, Target: { Arn: 'a', RoleArn: 'r' } })
    const answered = await local.answer({
      method: 'POST',
      path: `/schedules/${moment.replaceAll(':', '-')}`,
      query: '',
      headers: {},
      rawHeaders: [],
      remote: '',
      body: async () => Buffer.from(body),
    })
    return [answered?.status, answered?.headers?.['x-amzn-errortype']]
  }
  expect(await create('2026-11-28T10:00:00')).toEqual([400, 'ValidationException'])
  expect(await create('2026-11-28T10:00:01')).toEqual([200, undefined])
  local.stop()
  store.close()
})
