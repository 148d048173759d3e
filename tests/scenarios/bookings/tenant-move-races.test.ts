/** Races around the moves of tenants, and the ends of wishes that nobody answers. */
import { beforeAll, expect, test } from 'vitest'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { movingAt } from '../../people/moving.ts'
import type { Visitor } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'tenant-move-races'
const moving = movingAt(cloud, MARKET)
const { settings, day, shelf, booked, choices, move, takeBack, request, wish, answer } = moving
let anna: Visitor
let bo: Visitor

const atOnce = () => settings({ tenantMoves: 'atOnce' })
const ask = () => settings({ tenantMoves: 'ask' })

beforeAll(async () => {
  await moving.open(24)
  ;[anna, bo] = [await moving.tenant('100001'), await moving.tenant('100002')]
}, 60_000)

test('Races: two tabs, one move; the tenant takes back while staff accept; staff move while the tenant moves', async () => {
  await atOnce()
  const booking = await booked(15, 10)
  const { version } = (await choices(anna, booking.id)).body
  const tabs = await Promise.all(
    [20, 24].map(from => move(anna, booking.id, { version, dateStart: day(from), shelf: shelf(15).id })),
  )
  expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409])
  const loser = tabs.find(({ status }) => status === 409)?.body
  expect([loser?.detail, loser?.present?.dateStart]).toEqual([
    'changed_meanwhile',
    (await request(booking.id)).dateStart,
  ])
  await ask()
  const wished = await booked(16, 10)
  await move(anna, wished.id, { dateStart: day(20), shelf: shelf(16).id })
  const read = (await wish(wished.id)).body
  const [accepted, gone] = await Promise.all([
    answer(wished.id, 'accept', { version: read.version, shelf: shelf(16).id }),
    takeBack(anna, wished.id),
  ])
  expect(gone.status).toBe(204)
  expect((await request(wished.id)).dateStart).toBe(accepted.status === 200 ? day(20) : day(10))
  await atOnce()
  const [one, other] = [await booked(17, 10), await booked(18, 10, { customer: '100002' })]
  // Both want the same shelf: one has it, the other keeps theirs, and hears nothing of who was faster.
  const both = await Promise.all([
    move(anna, one.id, { dateStart: day(10), shelf: shelf(19).id }),
    move(bo, other.id, { dateStart: day(10), shelf: shelf(19).id }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body).toEqual({
    detail: 'error_booking_period_unavailable',
  })
})
