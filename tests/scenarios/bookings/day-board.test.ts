/** Staff open the day board: which shelves to empty and to prepare, what needs them, and who has done what of it. */
import { beforeAll, expect, test } from 'vitest'
import type { DayBoard } from '#shared/bookings/staff-day-board-calls.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests, everyDay, openMarket } from '../../cloud/local-cloud.ts'
import { refundingStaff } from '../../people/refunding.ts'
import { staffToken } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'day-board'
const staff = refundingStaff(cloud, MARKET)
const { visitor, later, call } = staff
const HOUR = 3_600
let shelves: { id: string; name: string; type: string }[] = []
let customer = ''

beforeAll(async () => {
  await openMarket(MARKET, 6, everyDay('10:00', '17:00'))
  await staff.logIn()
  shelves = (await call<{ results: typeof shelves }>('GET', 'shelf_names/')).body.results
}, 60_000)

const board = async (date = '') => {
  const { status, body } = await call<DayBoard>('GET', `day_board/${date && `?date=${date}`}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const tickPath = (on: string, kind: string, id: string) => `day_board/ticks/${on}/${kind}/${id}/`
const shelfNamed = (name: string) => shelves.find(one => one.name === name)?.id

const add = async (shelf: string, from: number, to: number, more: object = {}): Promise<ShelfBooking> => {
  const today = await visitor.today()
  const body = {
    shelf: shelfNamed(shelf),
    status: 1,
    customer,
    price: '100.00',
    dateStart: addDays(today, from),
    dateEnd: addDays(today, to),
    ...more,
  }
  const added = await call<ShelfBooking>('POST', 'shelf_bookings/', body)
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  return added.body
}

test('What visitors paid waits to be confirmed, oldest first; confirmed it waits no more', async () => {
  const first = await staff.buy({ from: 25 })
  const second = await staff.buy({ from: 25 })
  customer = (await staff.request(first.id)).customer as string
  await cloud.idle()
  const { unconfirmed } = await board()
  expect([unconfirmed.count, unconfirmed.results.map(({ id }) => id)]).toEqual([2, [first.id, second.id]])
  for (const { id, version } of unconfirmed.results)
    await call('PUT', `booking_requests/${id}/confirm/`, { version })
  await cloud.idle()
  expect((await board()).unconfirmed).toEqual({ count: 0, results: [] })
})

test('A shelf that ends is emptied, one that starts is prepared with what was bought; an extension leaves both alone', async () => {
  const [type] = await visitor.types()
  const [service] = await visitor.services(type?.id ?? '')
  const today = await visitor.today()
  const ends = await add('A1', 0, 0)
  const starts = await add('A2', 0, 6, { bookingAddons: [{ service: service?.id, quantity: 2 }], status: 2 })
  const stays = await add('A3', 0, 0)
  await add('A3', 1, 7)
  const follows = await add('A1', 1, 7, { customer: null, isBookingForMarket: true, description: 'Vinduet' })
  const { empty, prepare, next, free, holds } = await board()
  const line = empty.find(({ id }) => id === ends.id)
  expect(line).toMatchObject({
    shelf: { name: 'A1' },
    on: today,
    owed: '100.00',
    nextStart: follows.dateStart,
    tick: null,
  })
  expect(empty.map(({ id }) => id)).not.toContain(stays.id)
  expect(prepare.find(({ id }) => id === starts.id)).toMatchObject({
    owed: '0.00',
    services: [{ name: 'Nedpakning', quantity: 2 }],
  })
  expect(next.prepare.map(({ id, name }) => [id, name])).toEqual([[follows.id, 'Vinduet']])
  expect(free.find(({ shelfType }) => shelfType.id === type?.id)).toMatchObject({ shelves: 6 })
  expect(free[0]?.days[0]).toEqual({ day: today, free: 3 })
  expect(holds).toEqual({ count: 0, isUnusual: false })
  // Tomorrow's board has what nobody did today.
  const tomorrow = await board(addDays(today, 1))
  expect(tomorrow.empty.find(({ id }) => id === ends.id)).toMatchObject({ on: today })
})

test('A line is ticked once, whoever is first; both see it, and either takes it back', async () => {
  const today = await visitor.today()
  const { empty } = await board()
  const [line] = empty
  const path = tickPath(today, 'empty', line?.id ?? '')
  const other = { market: MARKET, token: await staffToken(cloud, MARKET, 'anne') }
  const put = await Promise.all([
    call<{ who: string; at: string }>('PUT', path),
    cloud.call<{ who: string; at: string }>('PUT', `/api/admin/${path}`, undefined, other),
  ])
  expect(put.map(({ status }) => status)).toEqual([200, 200])
  expect(put[0].body).toEqual(put[1].body)
  expect((await call('PUT', path)).body).toEqual(put[0].body)
  expect((await board()).empty.find(({ id }) => id === line?.id)?.tick).toEqual(put[0].body)
  expect((await board(addDays(today, 1))).empty.map(({ id }) => id)).not.toContain(line?.id)
  const took = await Promise.all([
    call('DELETE', path),
    cloud.call('DELETE', `/api/admin/${path}`, undefined, other),
  ])
  expect(took.map(({ status }) => status)).toEqual([204, 204])
  expect((await board()).empty.find(({ id }) => id === line?.id)?.tick).toBeNull()
  const { body } = await call<{ results: { changes: { field: string }[] }[] }>(
    'GET',
    `audit/?kind=booking&id=${line?.id}`,
  )
  const noted = body.results.flatMap(({ changes }) => changes).filter(({ field }) => field === 'boardEmptied')
  expect(noted).toHaveLength(2)
})

test.each([
  ['2020-01-01', 'empty', '01ARZ3NDEKTSV4RRFFQ69G5FAV', 400],
  ['2020-02-31', 'empty', '01ARZ3NDEKTSV4RRFFQ69G5FAV', 400],
  ['today', 'sweep', '01ARZ3NDEKTSV4RRFFQ69G5FAV', 400],
  ['today', 'empty', '01ARZ3NDEKTSV4RRFFQ69G5FAV', 404],
])('A tick of %s, %s, %s is refused with %i', async (on, kind, id, status) => {
  const day = on === 'today' ? await visitor.today() : on
  expect((await call('PUT', tickPath(day, kind, id))).status).toBe(status)
})

test('A payment link stands aside, then lapses within a day, then has lapsed; paid in the shop it is gone', async () => {
  const { id } = await add('B1', 12, 18)
  const until = async (hours: number) => {
    const validUntil = new Date(Date.parse((await board()).at) + hours * HOUR * 1_000).toISOString()
    await call('POST', `shelf_bookings/${id}/send_payment_request_email/`, { validUntil })
    await cloud.idle()
    return board()
  }
  const early = await until(30)
  expect(early.links).toMatchObject([{ id, shelf: 'B1', amount: '100.00' }])
  expect(early.needs).toEqual([])
  const soon = await until(4)
  expect([soon.links, soon.needs]).toMatchObject([[], [{ id, kind: 'lapses', tick: null }]])
  await later(5 * HOUR)
  const [lapsed] = (await board()).needs
  expect(lapsed).toMatchObject({ id, kind: 'lapsed' })
  const today = await visitor.today()
  await call('PUT', tickPath(today, 'lapsed', id))
  expect((await board()).needs).toMatchObject([{ id, tick: { who: 'boss' } }])
  await call('PUT', `shelf_bookings/${id}/`, { status: 2 })
  await cloud.idle()
  expect((await board()).needs).toEqual([])
})

test('The board knows no day beyond its ticks', async () => {
  expect((await call('GET', 'day_board/?date=2020-01-01')).status).toBe(400)
  expect((await call('GET', 'day_board/?date=tomorrow')).status).toBe(400)
})
