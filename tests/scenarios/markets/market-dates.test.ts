/** Staff take the shelf of a booking for longer than the customer bought it (D11). */
import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'market-dates'
const visitor = visitorOf(cloud, MARKET)
let token = ''
let shelf = ''
let today = ''

const call = <T>(method: string, path: string, body?: unknown) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token })

beforeAll(async () => {
  await openMarket(MARKET, 2)
  const ida = { name: 'Ida Holm', email: 'ida@market-dates.example', phone: '+4520123456' }
  await commit(
    newCustomer(MARKET, { ...ida, userNumber: '100001', language: 'da', verified: true, createdTs: 1 }),
  )
  token = await staffToken(cloud, MARKET)
  const { body } = await call<{ results: { id: string }[] }>('GET', 'shelves/')
  shelf = body.results[0]?.id ?? ''
  today = await visitor.today()
}, 60_000)

const day = (n: number) => addDays(today, n)

const book = async (from: number, to: number): Promise<ShelfBooking> => {
  const place = { shelf, dateStart: day(from), dateEnd: day(to) }
  const body = { ...place, status: 1, customer: '100001', price: '100.00' }
  return (await call<ShelfBooking>('POST', 'shelf_bookings/', body)).body
}

const take = ({ id }: ShelfBooking, from: number, to: number) =>
  call<{ detail?: string; dateStart?: string | string[] }>(
    'PUT',
    `booking_requests/${id}/update_booking_market_dates/`,
    { dateStart: day(from), dateEnd: day(to) },
  )

test('The shelf is taken for longer, as far back as calendars know, and not into another booking', async () => {
  const booking = await book(1, 7)
  expect(await take(booking, -1, 9)).toMatchObject({ status: 200, body: { dateStart: day(-1) } })
  expect(await take(booking, 2, 9)).toMatchObject({ status: 409, body: { detail: 'below_customer_dates' } })
  // Who had the shelf before, no calendar says.
  expect(await take(booking, -30, 9)).toMatchObject({
    status: 400,
    body: { dateStart: ['date_out_of_range'] },
  })
  await book(10, 16)
  expect(await take(booking, -1, 10)).toMatchObject({
    status: 409,
    body: { detail: 'error_booking_period_unavailable' },
  })
})
