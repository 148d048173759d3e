/** Moves of tenants and money that comes late, and the ends of wishes that nobody answers. */
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { movingAt } from '../../people/moving.ts'
import { staffToken } from '../../people/staff.ts'
import type { Visitor } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'tenant-moves-late'

const moving = movingAt(cloud, MARKET)
const { at, settings, day, booked, move, takeBack, own, request, needs } = moving
let anna: Visitor

const atOnce = () => settings({ tenantMoves: 'atOnce' })
const ask = () => settings({ tenantMoves: 'ask' })

beforeAll(async () => {
  await moving.open(24)
  anna = await moving.tenant('100001')
}, 60_000)

test('Money for an extension that comes after its hold, when the booking was moved, goes back', async () => {
  await atOnce()
  const booking = await moving.paid(anna, 20)
  const [choice] = (
    await anna.call<{ choices: { shelfPeriodPrice: string }[] }>(
      'GET',
      `booking_requests/${booking.id}/extension_choices/`,
    )
  ).body.choices
  const { body: extension } = await anna.reserve({
    shelfPeriodPrice: choice?.shelfPeriodPrice,
    dateStart: addDays(booking.dateEnd, 1),
    type: 'extension',
    parentBookingRequest: booking.id,
  })
  const checkout = anna.checkout([extension], {})
  const { paymentId } = (await anna.init(checkout)).body
  await cloud.later(905)
  expect((await move(anna, booking.id, { dateStart: addDays(booking.dateStart, 4) })).status).toBe(200)
  await anna.pay(paymentId)
  const { bookingRequests } = (await anna.confirm(checkout, paymentId)).body
  expect(bookingRequests.map(({ status }) => status)).toEqual(['refund_initiated'])
  // The booking can be moved again: nothing extends it.
  expect((await move(anna, booking.id, { dateStart: addDays(booking.dateStart, 2) })).status).toBe(200)
  at.token = await staffToken(cloud, MARKET)
})

test('Who asks all day is stopped, and what nobody answered ends with the day before the start', async () => {
  await ask()
  const booking = await booked(20, 4)
  const statuses: number[] = []
  for (let n = 0; n < 7; n++) {
    statuses.push((await move(anna, booking.id, { dateStart: day(22) })).status)
    if (n < 5) await takeBack(anna, booking.id)
    if (n === 5) expect((await own(anna, booking.id)).wish).not.toBeNull()
    if (n === 5) await takeBack(anna, booking.id)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  const last = await booked(21, 3)
  await move(anna, last.id, { dateStart: day(22) })
  expect((await request(last.id)).wish?.lastDay).toBe(day(2))
  await cloud.later(3 * 86_400)
  at.token = await staffToken(cloud, MARKET)
  expect((await request(last.id)).wish).toBeNull()
  expect((await needs()).filter(({ kind }) => kind === 'move')).toEqual([])
})
