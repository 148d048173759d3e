import { ConflictException, CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { holdDue } from '#events/bookings.ts'
import { nowSeconds } from '#functions/kit/clock.ts'
import { schedule } from '#functions/kit/schedule.ts'
import { type Scheduler, startScheduler } from '#infra/local/scheduler.ts'
import { openStore } from '#infra/local/store.ts'
import { mockedClient } from '../../cloud/mocked-client.ts'

const scheduler = mockedClient(SchedulerClient)
const queues = mockedClient(SQSClient)

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

const ask = (seconds: number) =>
  schedule('demo', holdDue, { bookingRequest: '1' }, { at: nowSeconds() + seconds, by: '1' })

const MESSAGE = {
  id: expect.any(String),
  name: 'hold-due',
  version: 1,
  market: 'demo',
  at: '2026-11-28T10:00:00.700Z',
  payload: { bookingRequest: '1' },
}

test('A later task is scheduled one second after its moment, to the queue of its kind of work', async () => {
  await ask(900)
  const [asked] = scheduler.commandCalls(CreateScheduleCommand)
  expect(asked?.args[0].input).toMatchObject({
    Name: 'hold-due-1',
    ScheduleExpression: 'at(2026-11-28T10:15:01)',
    Target: {
      Arn: 'arn:aws:sqs:eu-central-1:111122223333:reol-bookings',
      DeadLetterConfig: { Arn: 'arn:aws:sqs:eu-central-1:111122223333:reol-bookings-dead' },
    },
  })
  expect(JSON.parse(asked?.args[0].input.Target?.Input ?? '')).toEqual(MESSAGE)
  expect(queues.calls()).toHaveLength(0)
})

test('A task that is due soon is scheduled ten seconds ahead, so that the scheduler accepts it', async () => {
  await ask(1)
  const [asked] = scheduler.commandCalls(CreateScheduleCommand)
  expect(asked?.args[0].input.ScheduleExpression).toBe('at(2026-11-28T10:00:10)')
})

test.each([0, -1, -90_000])('A task that is due in %i s is sent at once', async seconds => {
  await ask(seconds)
  expect(scheduler.calls()).toHaveLength(0)
  const [sent] = queues.commandCalls(SendMessageCommand)
  expect(sent?.args[0].input.QueueUrl).toBe('https://queues/reol-bookings')
  expect(JSON.parse(sent?.args[0].input.MessageBody ?? '')).toEqual(MESSAGE)
})

test('A second schedule of the same name changes nothing; any other error is thrown', async () => {
  scheduler
    .on(CreateScheduleCommand)
    .rejectsOnce(new ConflictException({ Message: 'is there', message: 'is there', $metadata: {} }))
    .rejects(new Error('no'))
  await ask(900)
  await expect(ask(900)).rejects.toThrow('no')
})

const createIn = async (local: Scheduler, moment: string, Target: object) => {
  const body = JSON.stringify({ ScheduleExpression: `at(${moment})`, Target })
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

test('The local scheduler refuses a moment in the past', async () => {
  const store = openStore(undefined)
  const local = startScheduler(store, () => true)
  const create = (moment: string) => createIn(local, moment, { Arn: 'a', RoleArn: 'r' })
  expect(await create('2026-11-28T10:00:00')).toEqual([400, 'ValidationException'])
  expect(await create('2026-11-28T10:00:01')).toEqual([200, undefined])
  local.stop()
  store.close()
})

test('The local scheduler sends a task to the dead letters when its queue is gone', async () => {
  const store = openStore(undefined)
  const sent: string[] = []
  const local = startScheduler(store, (arn, body) => arn === 'dead' && sent.push(body) > 0)
  const target = { Arn: 'gone', RoleArn: 'r', Input: 'task', DeadLetterConfig: { Arn: 'dead' } }
  await createIn(local, '2026-11-28T10:00:01', target)
  vi.setSystemTime(Date.parse('2026-11-28T10:00:02Z'))
  await local.runDue()
  expect(sent).toEqual(['task'])
  local.stop()
  store.close()
})
