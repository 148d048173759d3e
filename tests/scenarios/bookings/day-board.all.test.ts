/** What needs staff on the day board: money that could not be given back, and links that lapse among many that lapsed. */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import type { DayBoard } from '#shared/bookings/staff-day-board-calls.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests, everyDay, openMarket } from '../../cloud/local-cloud.ts'
import { refundingStaff } from '../../people/refunding.ts'
import { allShelves } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'day-board-needs'
const staff = refundingStaff(cloud, MARKET)
const { visitor, later, call } = staff
const HOUR = 3_600

beforeAll(async () => {
  await openMarket(MARKET, 6, everyDay('10:00', '17:00'))
  await staff.logIn()
}, 60_000)

afterEach(() => setFault(cloud, 'elavon', 'off'))

const board = async () => {
  const { status, body } = await call<DayBoard>('GET', 'day_board/')
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

test('Money that could not be given back needs staff, of a whole booking and of a part, until it is given back', async () => {
  const [whole, part] = [await staff.buy(), await staff.buy()]
  await later(14 * HOUR)
  await setFault(cloud, 'elavon', 'poor')
  await staff.refund(whole.id, {})
  await staff.refund(part.id, { amount: '5.00' })
  await cloud.idle()
  expect((await board()).needs).toEqual([])
  await later(5 * 86_400 + HOUR)
  const failed = (await board()).needs
  expect(failed.map(({ id, kind, amount }) => [id, kind, amount]).sort()).toEqual(
    [
      [whole.id, 'refund', whole.totalPrice],
      [part.id, 'refund', '5.00'],
    ].sort(),
  )
  await setFault(cloud, 'elavon', 'off')
  for (const { id } of [whole, part]) await call('POST', `booking_requests/${id}/retry_refund/`, {})
  await cloud.idle()
  expect((await board()).needs).toEqual([])
})

test('Many links that lapsed hide none that will lapse', async () => {
  const ida = { name: 'Ida Holm', email: `ida@${MARKET}.example`, phone: '+4520123456' }
  await commit(
    newCustomer(MARKET, { ...ida, userNumber: '900001', language: 'da', verified: true, createdTs: 1 }),
  )
  const shelf = (await allShelves(call)).at(-1)?.id
  const [now, today] = [await board(), await visitor.today()]
  const send = async (week: number, hours: number) => {
    const [dateStart, dateEnd] = [addDays(today, 20 + 7 * week), addDays(today, 26 + 7 * week)]
    const booking = { shelf, dateStart, dateEnd, status: 1, customer: '900001', price: '100.00' }
    const { id } = (await call<ShelfBooking>('POST', 'shelf_bookings/', booking)).body
    const validUntil = new Date(Date.parse(now.at) + hours * 3_600_000).toISOString()
    await call('POST', `shelf_bookings/${id}/send_payment_request_email/`, { validUntil })
    return id
  }
  for (let week = 0; week < 26; week++) await send(week, 1)
  const waiting = await send(26, 20)
  await later(2 * HOUR)
  const { needs } = await board()
  expect(needs.filter(({ kind }) => kind === 'lapsed').length).toBe(25)
  expect(needs).toContainEqual(expect.objectContaining({ id: waiting, kind: 'lapses' }))
})
