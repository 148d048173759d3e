/** Staff book shelves themselves: for a customer, for the market, or as a hold; they move, change and delete bookings. */
import { beforeAll, expect, test } from 'vitest'
import { readAccountDays } from '#functions/balances/table/ledger.ts'
import { readWithheld } from '#functions/bookings/table/plan.ts'
import { type BookingRequest, readRequest } from '#functions/bookings/table/request.ts'
import { takeWithheld } from '#functions/bookings/table/withheld.ts'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import { readMarket } from '#functions/markets/table/market.ts'
import type { PlanRowAnswer } from '#shared/bookings/staff-plan-calls.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays, monthsFrom } from '#shared/kit/day.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'counter'
const visitor = visitorOf(cloud, MARKET)
let token = ''
let type = ''
let shelves: { id: string; name: string }[] = []
let today = ''
let weekPrice = { id: '', price: '', bookingPeriod: { id: '' } }

const call = <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, {
    market: MARKET,
    token,
    ...(headers ? { headers } : {}),
  })

beforeAll(async () => {
  await openMarket(MARKET, 4)
  for (const [userNumber, name] of [
    ['100001', 'Anna Holm'],
    ['100002', 'Bo Lund'],
  ] as const)
    await commit(
      newCustomer(MARKET, {
        userNumber,
        name,
        email: `${userNumber}@staff-bookings.example`,
        phone: '+4520123456',
        language: 'da',
        verified: true,
        createdTs: 1,
      }),
    )
  token = await staffToken(cloud, MARKET)
  type = (await visitor.types())[0]?.id ?? ''
  const { body } = await call<{ results: { id: string; name: string; type: string }[] }>('GET', 'shelves/')
  shelves = body.results.filter(shelf => shelf.type === type)
  today = await visitor.today()
  weekPrice = (await visitor.prices(type))[0] as unknown as typeof weekPrice
}, 60_000)

const at = (n: number) => shelves[n]?.id ?? ''
const day = (n: number) => addDays(today, n)

const add = (body: object, key?: string) =>
  call<ShelfBooking & { blockedBy?: { id: string; name: string }[] }>(
    'POST',
    'shelf_bookings/',
    { shelf: at(0), status: 1, customer: '100001', dateStart: day(10), dateEnd: day(16), ...body },
    key ? { 'idempotency-key': key } : undefined,
  )

const plan = async (from = 0, to = 60): Promise<PlanRowAnswer[]> => {
  const query = `shelfType=${type}&dateStart=${day(from)}&dateEnd=${day(to)}`
  return (await call<{ results: PlanRowAnswer[] }>('GET', `booking_plan/?${query}`)).body.results
}

const remove = (id: string) => call('DELETE', `shelf_bookings/${id}/`)

test('A booking for a customer takes its shelf, stands in the plan and in the history, and answers the same twice', async () => {
  const key = 'a'.repeat(24)
  const { status, body } = await add({ bookingPeriod: weekPrice.bookingPeriod.id, dateEnd: undefined }, key)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    status: 1,
    requestStatus: 'confirmed',
    customer: '100001',
    customerName: 'Anna Holm',
    dateStart: day(10),
    dateStartCustomer: day(10),
    listPrice: weekPrice.price,
    version: 0,
  })
  const again = await add({ bookingPeriod: weekPrice.bookingPeriod.id, dateEnd: undefined }, key)
  expect(again.body.id).toBe(body.id)
  expect(await plan()).toMatchObject([{ id: body.id, status: 1, name: 'Anna Holm', shelf: at(0) }])
  const refused = await add({ customer: '100002' })
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    detail: 'error_booking_period_unavailable',
    blockedBy: [{ id: body.id, name: 'Anna Holm' }],
  })
  const { body: history } = await call<{ results: { who: string; kind: string }[] }>(
    'GET',
    `audit/?kind=booking&id=${body.id}`,
  )
  expect(history.results).toMatchObject([{ who: 'boss' }])
  expect((await remove(body.id)).status).toBe(204)
  expect(await plan()).toEqual([])
})

test.each([
  [{ customer: null }, 'customer', 'required'],
  [{ customer: '999999' }, 'customer', 'unknown'],
  [{ isBookingForMarket: true }, 'customer', 'invalid'],
  [{ shelf: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }, 'shelf', 'unknown'],
  [{ bookingPeriod: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }, 'bookingPeriod', 'unknown'],
  [{ dateEnd: undefined }, 'dateEnd', 'required'],
  [{ dateEnd: '2020-01-01' }, 'dateEnd', 'date_out_of_range'],
  [{ dateStart: '2020-01-01' }, 'dateStart', 'date_out_of_range'],
  [{ dateEnd: '2150-01-01' }, 'dateStart', 'date_out_of_range'],
  [{ status: 3, validUntil: '2020-01-01T00:00:00Z' }, 'validUntil', 'invalid'],
  [{ status: 5 }, 'status', 'invalid'],
])('Staff cannot book %j: %s %s', async (body, field, code) => {
  const answer = await add(body)
  expect([answer.status, (answer.body as unknown as Record<string, string[]>)[field]]).toEqual([400, [code]])
})

test('The market books for itself, and holds a shelf until a moment: then it is free by itself', async () => {
  const own = await add({ customer: null, isBookingForMarket: true, description: 'Juleudstilling' })
  expect(own.body).toMatchObject({ status: 1, customer: null, isBookingForMarket: true, totalPrice: '0.00' })
  const validUntil = new Date(Date.parse(`${today}T00:00:00Z`) + 30 * 3_600_000).toISOString()
  const hold = await add({
    status: 3,
    customer: null,
    shelf: at(1),
    description: 'Ringer i morgen',
    validUntil,
  })
  expect(hold.body).toMatchObject({ status: 3, requestStatus: 'reserved', customer: null })
  const forGood = await add({ status: 3, shelf: at(2) })
  expect(forGood.body).toMatchObject({ status: 3, validUntil: null, customer: '100001' })
  await cloud.later(40 * 3_600)
  token = await staffToken(cloud, MARKET)
  expect((await plan()).map(({ id }) => id).sort()).toEqual([own.body.id, forGood.body.id].sort())
  const booked = await call<ShelfBooking>('PUT', `shelf_bookings/${forGood.body.id}/`, {
    status: 2,
    version: forGood.body.version,
  })
  expect(booked.body).toMatchObject({ status: 2, requestStatus: 'confirmed' })
  expect(booked.body.paidAt).not.toBeNull()
  const back = await call('PUT', `shelf_bookings/${forGood.body.id}/`, { status: 3 })
  expect([back.status, back.body]).toMatchObject([409, { detail: 'status_not_possible' }])
  for (const { id } of [own.body, forGood.body]) await remove(id)
})

test('Two bookings change places in one write; one of two that were moved at once is told', async () => {
  const one = (await add({})).body
  const other = (await add({ shelf: at(1), customer: '100002' })).body
  const swap = (versions: [number, number]) =>
    call<{ results: ShelfBooking[] }>('POST', 'shelf_bookings/move/', {
      moves: [
        { id: one.id, version: versions[0], shelf: at(1), dateStart: day(10), dateEnd: day(16) },
        { id: other.id, version: versions[1], shelf: at(0), dateStart: day(10), dateEnd: day(16) },
      ],
    })
  const { body } = await swap([one.version, other.version])
  expect(body.results.map(({ shelf, version }) => [shelf.id, version])).toEqual([
    [at(1), 1],
    [at(0), 1],
  ])
  const late = await swap([one.version, other.version])
  expect([late.status, late.body]).toMatchObject([
    409,
    { detail: 'changed_meanwhile', present: { version: 1 } },
  ])
  const onTop = await call('POST', 'shelf_bookings/move/', {
    moves: [{ id: one.id, shelf: at(0), dateStart: day(16), dateEnd: day(20) }],
  })
  expect([onTop.status, onTop.body]).toMatchObject([
    409,
    { detail: 'error_booking_period_unavailable', blockedBy: [{ id: other.id, name: 'Bo Lund' }] },
  ])
  expect(await plan()).toHaveLength(2)
  for (const { id } of [one, other]) await remove(id)
})

test('What a visitor paid for keeps its days: it moves, may be lengthened, and is refunded, not deleted', async () => {
  const reserved = await visitor.reserveOne({ from: 20 })
  expect((await plan()).map(({ status }) => status)).toEqual([4])
  const held = await remove(reserved.id)
  expect([held.status, held.body]).toMatchObject([409, { detail: 'held_by_visitor' }])
  const guest = {
    customerName: 'Cia Vang',
    customerEmail: 'cia@staff-bookings.example',
    customerPhone: '+4520123457',
  }
  const body = visitor.checkout([reserved], guest)
  const { paymentId } = (await visitor.init(body)).body
  await visitor.pay(paymentId)
  await visitor.confirm(body, paymentId)
  const [row] = await plan()
  expect(row).toMatchObject({ id: reserved.id, status: 5, requestStatus: 'paid', name: 'Cia Vang' })
  const put = (more: object) => call<ShelfBooking>('PUT', `shelf_bookings/${reserved.id}/`, more)
  const short = await put({ dateEnd: addDays(reserved.dateEnd, -1) })
  expect([short.status, short.body]).toMatchObject([409, { detail: 'below_customer_dates' }])
  const wide = await put({ dateEnd: addDays(reserved.dateEnd, 2) })
  expect(wide.body).toMatchObject({
    dateEnd: addDays(reserved.dateEnd, 2),
    dateEndCustomer: reserved.dateEnd,
    status: 5,
  })
  const later = await put({
    dateStart: addDays(reserved.dateStart, 7),
    dateEnd: addDays(reserved.dateEnd, 9),
  })
  expect(later.body).toMatchObject({ dateStartCustomer: addDays(reserved.dateStart, 7) })
  expect((await put({ price: '1.00' })).body).toMatchObject({ detail: 'refund_first' })
  const gone = await remove(reserved.id)
  expect([gone.status, gone.body]).toMatchObject([409, { detail: 'refund_first' }])
})

test('The bookings of a range come with the shelves that are free in it', async () => {
  const { id } = (await add({ dateStart: day(40), dateEnd: day(46) })).body
  const query = `dateStart=${day(42)}&dateEnd=${day(43)}&shelfType=${type}`
  const { body } = await call<{
    results: ShelfBooking[]
    isAvailable: boolean
    availableShelfIds: string[]
    bookingRequestDates: string[]
  }>('GET', `shelf_bookings/?${query}`)
  expect(body.results).toMatchObject([{ id, customer: '100001', status: 1 }])
  expect(body.isAvailable).toBe(true)
  expect(body.availableShelfIds.toSorted()).toEqual(
    shelves
      .slice(1)
      .map(shelf => shelf.id)
      .toSorted(),
  )
  const changing = await call<typeof body>('GET', `shelf_bookings/?${query}&bookingRequest=${id}`)
  expect(changing.body.availableShelfIds).toHaveLength(shelves.length)
  const priced = await call<typeof body>('GET', `shelf_bookings/?${query}&shelfPeriodPrice=${weekPrice.id}`)
  expect(priced.body.bookingRequestDates).toHaveLength(7)
  await remove(id)
})

const withhold = async (more: object = {}) =>
  (await add({ withholdFromSales: true, price: '249.00', ...more })).body

test('A booking that is withheld from sales stands among those of the next settlement as long as it is one', async () => {
  const { id } = await withhold()
  const early = await withhold({ shelf: at(1), dateStart: day(5), dateEnd: day(8), customer: '100002' })
  const name = shelves[0]?.name
  const row = { id, customer: '100001', dateStart: day(10), price: 24_900, name, shelf: name }
  expect(await readWithheld(MARKET)).toEqual([expect.objectContaining({ id: early.id }), row])
  await remove(early.id)
  const put = async (body: object) => {
    expect((await call('PUT', `shelf_bookings/${id}/`, body)).status).toBe(200)
    return readWithheld(MARKET)
  }
  const next = { dateStart: day(11), name: shelves[1]?.name, shelf: shelves[1]?.name }
  expect(await put({ shelf: at(1), dateStart: day(11), dateEnd: day(16) })).toEqual([{ ...row, ...next }])
  const another = { ...row, ...next, price: 30_000, customer: '100002' }
  expect(await put({ price: '300.00', customer: '100002' })).toEqual([another])
  expect(await put({ status: 2 })).toEqual([])
  expect(await put({ status: 1 })).toEqual([another])
  expect(await put({ withholdFromSales: false })).toEqual([])
  expect(await put({ withholdFromSales: true })).toEqual([another])
  await remove(id)
  expect(await readWithheld(MARKET)).toEqual([])
})

test('What a settlement takes is paid without an entry of its own, and staff refund it before they end it', async () => {
  const ids = [(await withhold()).id, (await withhold({ dateStart: day(50), dateEnd: day(56) })).id]
  const market = await readMarket(MARKET)
  const read = () => Promise.all(ids.map(id => readRequest(MARKET, id)))
  const take = (bookings: readonly BookingRequest[]) =>
    takeWithheld(market, bookings, { settlement: 'S-1', caller: { username: 'boss' } })
  const before = await read()
  const writes = await take(before)
  const months = before.flatMap(({ dateStart, dateEnd }) => monthsFrom(dateStart, dateEnd))
  expect(writes).toHaveLength(2 * 3 + months.length + 1)
  await commit(writes)
  expect(await readWithheld(MARKET)).toEqual([])
  expect((await plan()).filter(({ id }) => ids.includes(id))).toMatchObject([{ status: 2 }, { status: 2 }])
  await expect(take(await read())).rejects.toThrow()
  await expect(commit(writes)).rejects.toThrow()
  const counter = async () => {
    await cloud.idle()
    return readAccountDays(MARKET, market.currencyCode, 'counter')
  }
  const was = await counter()
  const path = `shelf_bookings/${ids[0]}/`
  const refused = { status: 409, body: { detail: 'refund_first' } }
  for (const body of [{ status: 1 }, { price: '1.00' }, { customer: '100002' }, { withholdFromSales: false }])
    expect(await call('PUT', path, body)).toMatchObject(refused)
  expect(await call('DELETE', path)).toMatchObject(refused)
  expect((await call('PUT', path, { shelf: at(2) })).status).toBe(200)
  expect(await counter()).toEqual(was)
  const refund = { description: 'Kontant' }
  for (const id of ids)
    expect((await call('POST', `booking_requests/${id}/refunded_otherwise/`, refund)).status).toBe(200)
  expect(await counter()).not.toEqual(was)
})
