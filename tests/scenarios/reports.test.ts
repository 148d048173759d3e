/** Staff ask who leaves when, what the bookings earned and how full the market is, and take it with them as files. */
import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import type { reportCalls } from '#shared/bookings/report-calls.ts'
import type { ShelfBooking } from '#shared/bookings/shelf-bookings-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { addDays, daysBetween, weekday } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import { cloudForTests, openMarket } from '../local-cloud.ts'
import { readPdf } from '../read-pdf.ts'
import { readXlsx, serialOf } from '../read-xlsx.ts'
import { staffToken } from '../staff.ts'
import { visitorOf } from '../visitor.ts'

const cloud = cloudForTests()
const MARKET = 'reports'
const visitor = visitorOf(cloud, MARKET)
/** A formula, if a spreadsheet took it for one. */
const RUNS = '=Anna+1'

type Ends = Answer<typeof reportCalls.endDateReport>
type Bookings = Answer<typeof reportCalls.bookingsReport>

let token = ''
let monday = ''
let types: { id: string; name: string }[] = []
let shelves: { id: string; name: string; type: string }[] = []
let period = { id: '', name: '' }

const call = <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token, headers })

const on = (type: number, n: number): string =>
  shelves.filter(shelf => shelf.type === types[type]?.id)[n]?.id ?? ''

/** Days from a Monday three weeks ahead. */
const day = (n: number): string => addDays(monday, n)

const book = async (shelf: string, from: number, to: number, more: object = {}): Promise<ShelfBooking> => {
  const asked = { shelf, status: 1, customer: '100001', dateStart: day(from), dateEnd: day(to), ...more }
  const { status, body } = await call<ShelfBooking>('POST', 'shelf_bookings/', asked)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const ends = async (query: string): Promise<Ends> =>
  (await call<Ends>('GET', `end_date_report/?${query}`)).body

const earned = async (query: string): Promise<Bookings> =>
  (await call<Bookings>('GET', `bookings_report/?${query}`)).body

const range = (from: number, to: number): string => `dateFrom=${day(from)}&dateTo=${day(to)}`

const fileOf = async (path: string, body: object): Promise<{ name: string; bytes: Buffer }> => {
  const { status, body: answer } = await call<{ url: string }>('POST', path, body)
  expect(status, JSON.stringify(answer)).toBe(200)
  expect(new URL(answer.url).searchParams.get('X-Amz-Expires')).toBe('900')
  const response = await fetch(answer.url)
  const name = /filename="(.*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  return { name, bytes: Buffer.from(await response.arrayBuffer()) }
}

beforeAll(async () => {
  await openMarket(MARKET, 5)
  for (const [userNumber, name] of [
    ['100001', RUNS],
    ['100002', 'Bo Lund'],
  ] as const)
    await commit(
      newCustomer(MARKET, {
        userNumber,
        name,
        email: `${userNumber}@reports.example`,
        phone: '+4520123456',
        language: 'da',
        verified: true,
        createdTs: 1,
      }),
    )
  token = await staffToken(cloud, MARKET)
  types = await visitor.types()
  shelves = (await call<{ results: typeof shelves }>('GET', 'shelves/')).body.results
  const today = await visitor.today()
  monday = addDays(today, 22 - weekday(today))
  period = ((await visitor.prices(types[0]?.id)) as unknown as { bookingPeriod: typeof period }[])[0]
    ?.bookingPeriod ?? { id: '', name: '' }
}, 60_000)

test('The list says whose shelf must be empty when, who goes on, and who comes next', async () => {
  // The demo's market is closed on Sundays.
  await book(on(0, 0), 0, 6, { price: '300.00' })
  await book(on(0, 0), 20, 27, { customer: '100002', price: '200.00' })
  await book(on(0, 1), 0, 4, { customer: '100002', price: '100.00', status: 2 })
  await book(on(0, 1), 5, 11, { customer: '100002', price: '150.00' })
  await book(on(1, 0), 1, 3, { customer: null, isBookingForMarket: true, description: 'Jul' })
  await book(on(1, 1), 1, 4, { status: 3, customer: null, description: 'Ringer' })
  const { body } = await call<Ends>('GET', `end_date_report/?${range(0, 6)}`)
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
  expect((await ends(`${range(0, 6)}&shelfType=${types[1]?.id}`)).results).toHaveLength(1)
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
  expect(report).toMatchObject({ vatPercent: 25, vat: '150.00', net: '600.00', shelves: shelves.length })
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
  expect(report.total.shelfDays).toBe(24 * shelves.length)
  expect(report.byType.map(({ turnover }) => turnover)).toEqual(['750.00', ...types.slice(1).map(() => '0.00')])
})

test('A booking that was paid online counts with its services, less what is paid back', async () => {
  const guest = { customerName: 'Ida Krog', customerEmail: 'ida@reports.example', customerPhone: '20 12 34 56' }
  const [type, price] = [types[0], (await visitor.prices(types[0]?.id))[0]]
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
  token = await staffToken(cloud, MARKET)
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
  await book(on(0, 4), 0, 0, { dateEnd: undefined, bookingPeriod: period.id, price: '80.00' })
  const report = await earned(`${range(0, 27)}&bookingPeriod=${period.id}`)
  expect(report.total).toMatchObject({ bookings: 1, turnover: '80.00' })
  expect(report.byPeriod).toMatchObject([{ period: { id: period.id }, bookings: 1 }])
  const all = await earned(range(0, 27))
  expect(all.byPeriod.map(({ period: { id } }) => id)).toEqual(['', period.id])
})

test('The workbook has real numbers and days under a head that stays, in the reader’s language', async () => {
  const { name, bytes } = await fileOf('end_date_report/xlsx/', {
    dateFrom: day(0),
    dateTo: day(6),
    language: 'de',
  })
  expect(name).toBe(`enddaten-${day(0)}-${day(6)}.xlsx`)
  const [list, about] = readXlsx(bytes)
  expect([list?.name, list?.frozen, about?.name]).toEqual(['Enddaten', 1, 'Zu den Zahlen'])
  const [head = [], ...rows] = list?.rows ?? []
  expect(head.map(({ value }) => value).slice(0, 4)).toEqual(['Leer bis', 'Regal', 'Regaltyp', 'Kunde'])
  const anna = rows.find(row => row[3]?.value === RUNS) ?? []
  expect(anna[0]?.value).toBe(serialOf(day(5)))
  expect(anna[5]?.value).toBe('+4520123456')
  expect(rows.flat().some(({ isFormula }) => isFormula)).toBe(false)
})

test('The bookings report is a workbook of three tables with their totals, and one CSV file', async () => {
  const body = { dateFrom: day(0), dateTo: day(27), group: 'week', language: 'da' }
  const { name, bytes } = await fileOf('bookings_report/xlsx/', body)
  expect(name).toBe(`bookinger-${day(0)}-${day(27)}.xlsx`)
  const sheets = readXlsx(bytes)
  expect(sheets.map(sheet => sheet.name)).toEqual([
    'Over tid',
    'Hyldetyper',
    'Bookingperioder',
    'Om tallene',
  ])
  const report = await earned(`${range(0, 27)}&group=week`)
  const at = sheets[0]?.rows[0]?.findIndex(({ value }) => value === 'Omsætning') ?? -1
  const turnover = sheets[0]?.rows.slice(1).map(row => row[at]?.value)
  expect(turnover).toEqual([...report.groups, report.total].map(one => fromWire(one.turnover) / 100))
  expect(sheets[3]?.rows.flat().map(({ value }) => value)).toContainEqual(
    expect.stringMatching(/^Heraf moms 25 %: /),
  )
  const csv = await fileOf('bookings_report/csv/', body)
  expect(csv.name).toBe(`bookinger-${day(0)}-${day(27)}.csv`)
  const lines = csv.bytes.toString('utf8').split('\r\n')
  expect(lines[0]).toMatch(/^\ufeffOver tid;Fra;Til;Bookinger;/)
  expect(lines.find(line => line.startsWith('Hyldetyper;I alt;'))).toContain(
    `;${report.total.turnover.replace('.', ',')};`,
  )
})

test('A name that a spreadsheet would run is text in the CSV file too', async () => {
  const { bytes } = await fileOf('end_date_report/csv/', { dateFrom: day(0), dateTo: day(6), language: 'en' })
  const text = bytes.toString('utf8')
  expect(text).toContain(`;"'${RUNS}";`)
  expect(text).toContain(day(5).split('-').reverse().join('-'))
})

test('A month of the calendar is printed with letters for colours, in the reader’s language', async () => {
  const { name, bytes } = await fileOf('booking_plan/pdf/', { day: day(0), language: 'de' })
  expect(name).toBe(`kalender-${day(0).slice(0, 7)}.pdf`)
  const pages = readPdf(bytes)
  expect(pages).toHaveLength(types.length)
  const [page = []] = pages
  expect(page).toEqual(expect.arrayContaining(['Nicht bezahlt', 'Geschlossen', 'Online bezahlt']))
  expect(page.some(text => text.startsWith('N') && text.includes(RUNS.slice(0, 4)))).toBe(true)
  const one = await fileOf('booking_plan/pdf/', { shelfType: types[1]?.id, language: 'en' })
  expect(readPdf(one.bytes)).toHaveLength(1)
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
