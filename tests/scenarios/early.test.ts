/** A scheduler whose clock runs ahead of ours: it sends too early, and still knows a schedule after it fired. */
import { ConflictException, CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WorkName } from '#events/works.ts'
import { readRequests } from '#functions/bookings/table/request.ts'
import { env } from '#functions/kit/env.ts'
import { send } from '#functions/kit/queue.ts'
import { cloudForTests, openMarket } from '../local-cloud.ts'
import { newGuest, visitorOf } from '../visitor.ts'

const cloud = cloudForTests()
const scheduler = mockClient(SchedulerClient)
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

const asked = (kind: string) =>
  [...schedules]
    .filter(([name, { Input }]) => name.startsWith(`${kind}-`) && isOurs(Input))
    .map(([name]) => name)

/** Sends what the last schedule of a kind carries. */
const fire = async (kind: string) => {
  const { Arn = '', Input = '' } = schedules.get(asked(kind).at(-1) ?? '') ?? {}
  await send(Arn.slice(env('QUEUE_ARN_PREFIX').length) as WorkName, JSON.parse(Input))
  await cloud.idle()
}

const kept = async (id: string) => (await readRequests('early', [id]))[0]?.status

/** After its time it is looked at for good. */
const expectEnd = async (kind: string, id: string) => {
  await cloud.later(901)
  await fire(kind)
  expect(await kept(id)).toBe('expired')
}

test('a hold that is looked at before it ends is looked at again', async () => {
  const reserved = await visitorOf(cloud, 'early').reserveOne()
  await cloud.idle()
  await fire('hold')
  expect(await kept(reserved.id)).toBe('reserved')
  expect(asked('hold')).toHaveLength(2)
  await expectEnd('hold', reserved.id)
})

test('so is one whose card window is closed after that', async () => {
  const at = visitorOf(cloud, 'early')
  const reserved = await at.reserveOne()
  const { body } = await at.init(at.checkout([reserved], newGuest()))
  await cloud.idle()
  await fire('hold')
  await at.call('POST', `payment_transaction/${body.txId}/cancel/`)
  await expectEnd('hold', reserved.id)
})

test('an open payment that is asked about before its holds end is asked about again', async () => {
  const at = visitorOf(cloud, 'early')
  const reserved = await at.reserveOne()
  await at.init(at.checkout([reserved], newGuest()))
  await cloud.idle()
  await fire('payment')
  expect(await kept(reserved.id)).toBe('payment_initiated')
  expect(asked('payment')).toHaveLength(2)
  await expectEnd('payment', reserved.id)
})
