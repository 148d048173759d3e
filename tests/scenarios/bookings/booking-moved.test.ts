/** Staff move a booking: its customer hears by mail where it is, once, and only if it stays there. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays, spokenDay } from '#shared/kit/day.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'moved'
const visitor = visitorOf(cloud, MARKET)
const emailOf = (userNumber: string) => `${userNumber}@booking-moved.example`
let token = ''
let shelves: { id: string; name: string }[] = []
let today = ''

const call = <T>(method: string, path: string, body?: unknown) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token })

beforeAll(async () => {
  await openMarket(MARKET, 6)
  for (const [userNumber, name] of [
    ['100001', 'Mette Moves'],
    ['100002', 'Bo Bytter'],
    ['100003', 'Bo Bytter'],
  ] as const)
    await commit(
      newCustomer(MARKET, {
        userNumber,
        name,
        email: emailOf(userNumber),
        phone: '+4520123456',
        language: 'en',
        verified: true,
        createdTs: 1,
      }),
    )
  token = await staffToken(cloud, MARKET)
  const type = (await visitor.types())[0]?.id
  const { body } = await call<{ results: { id: string; name: string; type: string }[] }>('GET', 'shelves/')
  shelves = body.results.filter(shelf => shelf.type === type)
  today = await visitor.today()
}, 60_000)

let weeks = 0
beforeEach(() => {
  weeks += 1
})

const day = (n: number) => addDays(today, 7 * weeks + n)
const shelf = (n: number) => shelves[n] ?? { id: '', name: '' }

const book = async (at: number, more: object = {}): Promise<ShelfBooking> => {
  const fields = { shelf: shelf(at).id, status: 1, customer: '100001', price: '100.00' }
  const days = { dateStart: day(0), dateEnd: day(5) }
  return (await call<ShelfBooking>('POST', 'shelf_bookings/', { ...fields, ...days, ...more })).body
}

interface To {
  at: number
  from?: string
  to?: string
}

/** Moves bookings at once. Returns them as they are then. */
const move = async (to: readonly (readonly [ShelfBooking, To])[], more: object = {}) => {
  const moves = to.map(([{ id, version, dateStart, dateEnd }, place]) => ({
    id,
    version,
    shelf: shelf(place.at).id,
    dateStart: place.from ?? dateStart,
    dateEnd: place.to ?? dateEnd,
  }))
  const { status, body } = await call<{ results: ShelfBooking[] }>('POST', 'shelf_bookings/move/', {
    moves,
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.results
}

const moveOne = async (booking: ShelfBooking, place: To, more: object = {}): Promise<ShelfBooking> =>
  (await move([[booking, place]], more))[0] ?? booking

const versionOf = async ({ id }: ShelfBooking): Promise<number> =>
  (await call<ShelfBooking>('GET', `shelf_bookings/${id}/`)).body.version

/** The mails about moves that have come since the last look. */
let seen: Record<string, number> = {}
const news = async (userNumber = '100001') => {
  await cloud.idle()
  const mails = (await visitor.mails(emailOf(userNumber))).filter(({ subject }) =>
    /another shelf|new days/.test(subject),
  )
  const fresh = mails.slice(0, mails.length - (seen[userNumber] ?? 0))
  seen = { ...seen, [userNumber]: mails.length }
  return fresh
}

test('A move to another shelf is told after the time for undo, with where it was and a calendar file', async () => {
  const booking = await book(0)
  await moveOne(booking, { at: 1 })
  expect(await news()).toEqual([])
  await cloud.later(61)
  const [mail, ...more] = await news()
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^You have another shelf at /)
  expect(mail?.text).toContain(`Your shelf is now ${shelf(1).name}. It was ${shelf(0).name} before.`)
  expect(mail?.text).not.toContain('Before, it was from')
  expect(mail?.attachments.map(({ name }) => name)).toEqual([`${MARKET}-moved.ics`])
  await cloud.later(120)
  expect(await news()).toEqual([])
})

test('A move and its undo send nothing', async () => {
  const booking = await book(0)
  const moved = await moveOne(booking, { at: 1, from: day(1), to: day(6) })
  await moveOne(moved, { at: 0, from: booking.dateStart, to: booking.dateEnd })
  await cloud.later(61)
  expect(await news()).toEqual([])
})

test('Several moves within a minute are one mail, from where the customer knew it to where it is', async () => {
  const booking = await book(0)
  const once = await moveOne(booking, { at: 1 })
  await cloud.later(40)
  await moveOne(once, { at: 2, from: day(1), to: day(6) })
  // The minute begins anew.
  await cloud.later(40)
  expect(await news()).toEqual([])
  await cloud.later(30)
  const [mail, ...more] = await news()
  expect(more).toEqual([])
  expect(mail?.text).toContain(`Your shelf is now ${shelf(2).name}. It was ${shelf(0).name} before.`)
  const [first, was] = [day(1), day(0)].map(one => spokenDay(one, 'en', true))
  expect(mail?.text).toContain(`from ${first} until`)
  expect(mail?.text).toContain(`Before, it was from ${was} until`)
})

test('Two who change places hear of it, each of their own shelf', async () => {
  const [one, other] = await Promise.all([book(0), book(1, { customer: '100002' })])
  await move([
    [one, { at: 1 }],
    [other, { at: 0 }],
  ])
  await cloud.later(61)
  const mails = [...(await news()), ...(await news('100002'))]
  expect(mails.map(({ text }) => /Your shelf is now (\S+)\./.exec(text)?.[1])).toEqual([
    shelf(1).name,
    shelf(0).name,
  ])
})

test('Who was merged into another customer meanwhile hears of the move under that number', async () => {
  const moved = await moveOne(await book(0, { customer: '100003' }), { at: 1 })
  const { status } = await call('POST', 'customers/100002/merge/', { from: '100003' })
  expect(status).toBe(200)
  await cloud.idle()
  await moveOne({ ...moved, version: await versionOf(moved) }, { at: 2 })
  await cloud.later(90)
  token = await staffToken(cloud, MARKET)
  const [mail, ...others] = await news('100002')
  expect(others).toEqual([])
  expect(mail?.text).toContain(shelf(0).name)
  expect(mail?.text).toContain(shelf(2).name)
})

test('Nobody hears of a move when staff say so, of a hold, of a longer stay on the shelf, or of a booking that is gone', async () => {
  const silent = await moveOne(await book(0), { at: 1 }, { tellCustomer: false })
  await moveOne(await book(2, { status: 3 }), { at: 3 })
  const change = { version: silent.version, shelf: shelf(0).id, tellCustomer: false }
  expect((await call('PUT', `shelf_bookings/${silent.id}/`, change)).status).toBe(200)
  const wider = await book(4)
  const market = { dateStart: day(0), dateEnd: day(6), version: wider.version }
  await call('PUT', `booking_requests/${wider.id}/update_booking_market_dates/`, market)
  const gone = await moveOne(await book(5), { at: 1 })
  expect((await call('DELETE', `shelf_bookings/${gone.id}/`)).status).toBe(204)
  await cloud.later(61)
  expect(await news()).toEqual([])
})

test('Other days by the form are told too, also while a link to pay is out for another shelf', async () => {
  const booking = await book(0)
  const longer = { version: booking.version, dateEnd: day(6) }
  expect((await call('PUT', `shelf_bookings/${booking.id}/`, longer)).status).toBe(200)
  await cloud.later(61)
  expect((await news()).map(({ subject }) => subject.startsWith('Your booking at'))).toEqual([true])
  await call('POST', `shelf_bookings/${booking.id}/send_payment_request_email/`, {})
  const { body } = await call<ShelfBooking>('GET', `shelf_bookings/${booking.id}/`)
  await moveOne(body, { at: 3 })
  await cloud.later(61)
  expect(await news()).toHaveLength(1)
})
