/** A scheduler whose clock is ahead of ours: it sends tasks too early, and keeps a schedule after it fired. */
import { ConflictException, CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WorkName } from '#events/works.ts'
import { readRequests } from '#functions/bookings/table/request.ts'
import { env } from '#functions/kit/env.ts'
import { send } from '#functions/kit/queue.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { mockedClient } from '../../cloud/mocked-client.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const scheduler = mockedClient(SchedulerClient)
const schedules = new Map<string, { Arn?: string; Input?: string }>()

beforeAll(() => openMarket('early', 2))
beforeEach(() => {
  schedules.clear()
  scheduler.on(CreateScheduleCommand).callsFake(({ Name, Target }) => {
    if (schedules.has(Name))
      throw new ConflictException({ Message: 'is there', message: 'is there', $metadata: {} })
    schedules.set(Name, Target)
    return {}
  })
})
afterAll(() => scheduler.restore())

const isOurs = (input = '') => JSON.parse(input).market === 'early'

/** The schedules of a kind that are about a request or a payment. */
const asked = (kind: string, about: string) =>
  [...schedules]
    .filter(([name, { Input = '' }]) => name.startsWith(`${kind}-`) && isOurs(Input) && Input.includes(about))
    .map(([name]) => name)

/** Sends the message of the newest of them. */
const fire = async (kind: string, about: string) => {
  const { Arn = '', Input = '' } = schedules.get(asked(kind, about).at(-1) ?? '') ?? {}
  await send(Arn.slice(env('QUEUE_ARN_PREFIX').length) as WorkName, JSON.parse(Input))
  await cloud.idle()
}

const kept = async (id: string) => (await readRequests('early', [id]))[0]?.status

/** Expects the next check, after the hold's end, to expire the reservation. */
const expectEnd = async (kind: string, id: string, about = id) => {
  await cloud.later(901)
  await fire(kind, about)
  expect(await kept(id)).toBe('expired')
}

test('A hold that is checked too early is checked again', async () => {
  const reserved = await visitorOf(cloud, 'early').reserveOne()
  await cloud.idle()
  await fire('hold', reserved.id)
  expect(await kept(reserved.id)).toBe('reserved')
  expect(asked('hold', reserved.id)).toHaveLength(2)
  await expectEnd('hold', reserved.id)
})

test('A hold that is checked too early, while a card window is open, is checked again', async () => {
  const at = visitorOf(cloud, 'early')
  const reserved = await at.reserveOne()
  const { body } = await at.init(at.checkout([reserved], newGuest()))
  await cloud.idle()
  await fire('hold', reserved.id)
  await at.close('cancel', body.txId, reserved.cartToken)
  await expectEnd('hold', reserved.id)
})

test('An open payment that is checked before its holds end is checked again', async () => {
  const at = visitorOf(cloud, 'early')
  const reserved = await at.reserveOne()
  const { txId } = (await at.init(at.checkout([reserved], newGuest()))).body
  await cloud.idle()
  await fire('payment', txId)
  expect(await kept(reserved.id)).toBe('payment_initiated')
  expect(asked('payment', txId)).toHaveLength(2)
  await expectEnd('payment', reserved.id, txId)
})
