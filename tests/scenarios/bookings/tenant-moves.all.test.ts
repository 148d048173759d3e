/** A tenant’s wish to move a booking ends in each of the ways in which it can. */
import { beforeAll, expect, test } from 'vitest'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { movingAt } from '../../people/moving.ts'
import type { Visitor } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'tenant-moves-ends'

const moving = movingAt(cloud, MARKET)
const { settings, day, shelf, booked, paid, move, takeBack, request, wish, needs } = moving
let anna: Visitor
let bo: Visitor

const ask = () => settings({ tenantMoves: 'ask' })
beforeAll(async () => {
  await moving.open(24)
  ;[anna, bo] = [await moving.tenant('100001'), await moving.tenant('100002')]
}, 60_000)

test('A wish ends when it is taken back, when staff move the booking, and when it is refunded', async () => {
  await ask()
  const [back, moved, refunded] = [await booked(12, 10), await booked(13, 10), await paid(anna, 17)]
  for (const { id } of [back, moved, refunded])
    expect((await move(anna, id, { dateStart: day(25), beginWish: true })).body.outcome).toBe('asked')
  expect((await takeBack(anna, back.id)).status).toBe(204)
  expect((await takeBack(anna, back.id)).status).toBe(204)
  expect((await takeBack(bo, back.id)).status).toBe(404)
  const { version } = await request(moved.id)
  await moving.staff('POST', 'shelf_bookings/move/', {
    moves: [{ id: moved.id, version, shelf: shelf(14).id, dateStart: day(10), dateEnd: day(16) }],
  })
  await moving.staff('POST', `booking_requests/${refunded.id}/refund/`, { refundAddons: false })
  for (const { id } of [back, moved, refunded]) {
    expect((await request(id)).wish).toBeNull()
    expect((await wish(id)).body.detail).toBe('move_gone')
  }
  await cloud.idle()
  expect((await needs()).filter(({ kind }) => kind === 'move')).toEqual([])
})
