/** A shelf that staff have not ticked as emptied: who begins today gets another one first, at the till and on the web. */
import { beforeAll, expect, test } from 'vitest'
import type { DayBoard } from '#shared/bookings/staff-day-board-calls.ts'
import type { ShelfBooking, shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests, everyDay, openMarket } from '../../cloud/local-cloud.ts'
import { refundingStaff } from '../../people/refunding.ts'

const cloud = cloudForTests()
const MARKET = 'not-emptied'
const staff = refundingStaff(cloud, MARKET)
const { visitor, call } = staff
let shelves: { id: string; name: string; type: string }[] = []

beforeAll(async () => {
  await openMarket(MARKET, 3, everyDay('00:00', '24:00'))
  await staff.logIn()
  shelves = (await call<{ results: typeof shelves }>('GET', 'shelf_names/')).body.results
}, 60_000)

const free = async (from: number) => {
  const today = await visitor.today()
  const [type] = await visitor.types()
  const days = `dateStart=${addDays(today, from)}&dateEnd=${addDays(today, from + 6)}`
  const { body } = await call<Answer<typeof shelfBookingsCalls.listShelfBookings>>(
    'GET',
    `shelf_bookings/?shelfType=${type?.id}&${days}`,
  )
  return body.availableShelves.map(({ name, isNotEmptied }) => [name, isNotEmptied])
}

test('A shelf that nobody ticked as emptied comes last and marked for today, until it is ticked', async () => {
  const before = await visitor.today()
  const [type] = await visitor.types()
  const [price] = await visitor.prices(type?.id)
  const left = await call<ShelfBooking>('POST', 'shelf_bookings/', {
    shelf: shelves.find(({ name }) => name === 'A2')?.id,
    status: 1,
    isBookingForMarket: true,
    dateStart: before,
    dateEnd: addDays(before, 1),
  })
  expect(left.status, JSON.stringify(left.body)).toBe(201)
  await cloud.later(4 * 86_400)
  await staff.logIn()
  const today = await visitor.today()
  // The others fit equally, so nothing says which of them is first.
  const offered = await free(0)
  expect(offered.slice(0, 2).sort()).toEqual([
    ['A1', false],
    ['A3', false],
  ])
  expect(offered.slice(2)).toEqual([['A2', true]])
  // By tomorrow it is emptied, and nothing is read for it.
  expect((await free(1)).map(([, isNotEmptied]) => isNotEmptied)).toEqual([false, false, false])

  const names: string[] = []
  for (let nth = 0; nth < 3; nth++) {
    const reserved = await visitor.reserve({ shelfPeriodPrice: price?.id ?? '', dateStart: today })
    expect(reserved.status, JSON.stringify(reserved.body)).toBe(201)
    names.push(reserved.body.shelf.name)
    if (nth < 2) continue
    const { id: bookingRequest, cartToken } = reserved.body
    await visitor.call('DELETE', 'booking_request/delete/', { bookingRequest, cartToken })
  }
  expect(names.slice(0, 2).sort()).toEqual(['A1', 'A3'])
  expect(names[2]).toBe('A2')

  const { empty } = (await call<DayBoard>('GET', 'day_board/')).body
  const line = empty.find(({ id }) => id === left.body.id)
  expect(line).toMatchObject({ shelf: { name: 'A2' }, tick: null })
  expect((await call('PUT', `day_board/ticks/${line?.on}/empty/${left.body.id}/`)).status).toBe(200)
  expect(await free(0)).toEqual([['A2', false]])
}, 60_000)
