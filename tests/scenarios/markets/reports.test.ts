/** Staff ask who leaves when, what the bookings earned and how full the market is. */
import { beforeAll, expect, test } from 'vitest'
import type { reportCalls } from '#shared/bookings/staff-report-calls.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { daysBetween } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { RUNS, reportingStaff } from '../../people/reporting.ts'

const cloud = cloudForTests()
const staff = reportingStaff(cloud, 'reports', 'reports')
const { state, visitor, call, day, on, book, ends, earned, range } = staff

beforeAll(staff.open, 60_000)

test('The list says whose shelf must be empty when, who goes on, and who comes next', async () => {
  // The demo's market is closed on Sundays.
  await book(on(0, 0), 0, 6, { price: '300.00' })
  await book(on(0, 0), 20, 27, { customer: '100002', price: '200.00' })
  await book(on(0, 1), 0, 4, { customer: '100002', price: '100.00', status: 2 })
  await book(on(0, 1), 5, 11, { customer: '100002', price: '150.00' })
  await book(on(1, 0), 1, 3, { customer: null, isBookingForMarket: true, description: 'Jul' })
  await book(on(1, 1), 1, 4, { status: 3, customer: null, description: 'Ringer' })
  const { body } = await call<Answer<typeof reportCalls.endDateReport>>(
    'GET',
    `end_date_report/?${range(0, 6)}`,
  )
  expect(body).toMatchObject({
    dateFrom: day(0),
    dateTo: day(6),
    nextUntil: day(66),
    sums: { bookings: 3, leaving: 2, goingOn: 1 },
  })
  expect(body.results).toMatchObject([
    { emptyBy: day(3), isBookingForMarket: true, name: 'Jul', customer: null, phone: '', next: null },
    { emptyBy: day(4), customer: '100002', goesOnUntil: day(11), status: 2, next: null },
    {
      emptyBy: day(5),
      dateEnd: day(6),
      customer: '100001',
      name: RUNS,
      phone: '+4520123456',
      email: '100001@reports.example',
      goesOnUntil: null,
      status: 1,
      next: { dateStart: day(20), name: 'Bo Lund' },
    },
  ])
})

test('The list is narrowed down by type and by who goes on, and is of the next fourteen days by itself', async () => {
  expect((await ends(`${range(0, 6)}&shelfType=${state.types[1]?.id}`)).results).toHaveLength(1)
  expect((await ends(`${range(0, 6)}&goesOn=true`)).results.map(({ customer }) => customer)).toEqual([
    '100002',
  ])
  expect((await ends(`${range(0, 6)}&goesOn=false`)).sums).toMatchObject({ leaving: 2, goingOn: 0 })
  const usual = await ends('')
  expect([usual.dateFrom, daysBetween(usual.dateFrom, usual.dateTo)]).toEqual([await visitor.today(), 13])
})

test('A booking that is moved, or deleted, is where it is then', async () => {
  const booking = await book(on(0, 3), 0, 2)
  const ending = async () => (await ends(range(0, 6))).results.find(({ id }) => id === booking.id)?.emptyBy
  expect(await ending()).toBe(day(2))
  const moved = await call<ShelfBooking>('PUT', `shelf_bookings/${booking.id}/`, {
    version: booking.version,
    dateEnd: day(3),
  })
  expect(moved.status).toBe(200)
  expect(await ending()).toBe(day(3))
  expect((await call('DELETE', `shelf_bookings/${booking.id}/`)).status).toBe(204)
  expect(await ending()).toBeUndefined()
})

test('Turnover counts on the first day; own use and holds stand apart; the groups add up', async () => {
  const report = await earned(`${range(0, 27)}&group=week`)
  expect(report.total).toMatchObject({
    bookings: 4,
    online: 0,
    byStaff: 4,
    turnover: '750.00',
    unpaid: '650.00',
  })
  expect(report).toMatchObject({
    vatPercent: 25,
    vat: '150.00',
    net: '600.00',
    shelves: state.shelves.length,
  })
  expect(report.groups.map(({ first, turnover }) => [first, turnover])).toEqual([
    [day(0), '550.00'],
    [day(7), '0.00'],
    [day(14), '200.00'],
    [day(21), '0.00'],
  ])
  // Monday to Saturday on the first shelf, and so on; Sundays do not count.
  expect(report.total.rentedDays).toBe(6 + 5 + 6 + 6)
  expect(report.own).toEqual({ bookings: 1, days: 3 })
  expect(report.held).toEqual({ bookings: 1, days: 4 })
  expect(report.total.shelfDays).toBe(24 * state.shelves.length)
  // The types stand in the order of their shelves: A1, B1, C1.
  expect(report.byType.map(({ turnover }) => turnover)).toEqual(['750.00', '0.00', '0.00'])
})

test('A booking that was paid online counts with its services, less what is paid back', async () => {
  const guest = {
    customerName: 'Ida Krog',
    customerEmail: 'ida@reports.example',
    customerPhone: '20 12 34 56',
  }
  const [type, price] = [state.types[0], (await visitor.prices(state.types[0]?.id))[0]]
  const [service] = await visitor.services(type?.id ?? '')
  const dateStart = await visitor.startDay(price?.id ?? '', 9)
  const { status, body: reserved } = await visitor.reserve({
    shelfPeriodPrice: price?.id,
    dateStart,
    bookingAddons: [{ service: service?.id, quantity: 1 }],
  })
  expect(status, JSON.stringify(reserved)).toBe(201)
  const query = `dateFrom=${dateStart}&dateTo=${dateStart}&shelfType=${type?.id}`
  // A hold of minutes is neither money nor a taken shelf.
  expect((await earned(query)).total).toMatchObject({ bookings: 0, rentedDays: 0 })
  const checkout = visitor.checkout([reserved], guest)
  const { paymentId } = (await visitor.init(checkout)).body
  await visitor.pay(paymentId)
  const paid = await visitor.confirm(checkout, paymentId)
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  await cloud.idle()
  const before = (await earned(query)).total
  expect(before).toMatchObject({ bookings: 1, online: 1, unpaid: '0.00', rentedDays: 1 })
  const total = fromWire(before.turnover)
  expect(total).toBe(fromWire(before.rent) + fromWire(before.services))
  expect(fromWire(before.services)).toBeGreaterThan(0)
  await cloud.later(14 * 3_600)
  await staff.logIn()
  const refund = await call('POST', `booking_requests/${reserved.id}/refund/`, {
    refundAddons: true,
    amount: '10.00',
    reason: 'Kulanse',
  })
  expect(refund.status, JSON.stringify(refund.body)).toBeLessThan(300)
  await cloud.idle()
  const after = (await earned(query)).total
  expect(after).toMatchObject({ bookings: 1, refunded: '10.00' })
  expect(fromWire(after.turnover)).toBe(total - 1_000)
})

test('Bookings of one period are asked for by themselves', async () => {
  await book(on(2, 0), 0, 0, { dateEnd: undefined, bookingPeriod: state.period.id, price: '80.00' })
  const report = await earned(`${range(0, 27)}&bookingPeriod=${state.period.id}`)
  expect(report.total).toMatchObject({ bookings: 1, turnover: '80.00' })
  expect(report.byPeriod).toMatchObject([{ period: { id: state.period.id }, bookings: 1 }])
  const all = await earned(range(0, 27))
  expect(all.byPeriod.map(({ period: { id } }) => id)).toEqual(['', state.period.id])
})

test.each([
  [`end_date_report/?dateFrom=2026-01-01&dateTo=2026-04-04`, 'dateTo'],
  ['end_date_report/?dateFrom=2026-01-02&dateTo=2026-01-01', 'dateTo'],
  ['bookings_report/?dateFrom=2026-01-01&dateTo=2027-02-01', 'dateTo'],
  ['bookings_report/?dateFrom=2026-01-02&dateTo=2026-01-01', 'dateTo'],
])('%s is out of range', async (path, field) => {
  const { status, body } = await call<Record<string, string[]>>('GET', path)
  expect([status, body[field]]).toEqual([400, ['date_out_of_range']])
})

test('The longest ranges are answered', async () => {
  expect((await call('GET', 'end_date_report/?dateFrom=2026-01-01&dateTo=2026-04-03')).status).toBe(200)
  const year = await earned('dateFrom=2026-01-01&dateTo=2027-01-31&group=day')
  expect(year.groups).toHaveLength(396)
})
