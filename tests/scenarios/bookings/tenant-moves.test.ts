/** A tenant moves a coming booking, at once or by asking staff; whoever is faster, nobody loses a shelf or a right. */
import { beforeAll, expect, test } from 'vitest'
import { readRequests } from '#functions/bookings/table/request.ts'
import type { DayBoard } from '#shared/bookings/staff-day-board-calls.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { movingAt } from '../../people/moving.ts'
import type { Visitor } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'tenant-moves'
const moving = movingAt(cloud, MARKET)
const {
  settings,
  day,
  shelf,
  booked,
  paid,
  choices,
  move,
  takeBack,
  own,
  request,
  wish,
  answer,
  needs,
  mails,
} = moving
let anna: Visitor
let bo: Visitor

const atOnce = () => settings({ tenantMoves: 'atOnce' })
const ask = () => settings({ tenantMoves: 'ask' })
const audits = async (id: string) =>
  (
    await moving.staff<{ results: { who: string; changes: { field: string; after: unknown }[] }[] }>(
      'GET',
      `audit/?kind=booking&id=${id}`,
    )
  ).body.results

beforeAll(async () => {
  await moving.open(24)
  ;[anna, bo] = [await moving.tenant('100001'), await moving.tenant('100002')]
}, 60_000)

test('At once: another shelf and other days of the same length, in one write, with a mail and the tenant in the audit', async () => {
  await atOnce()
  const booking = await booked(0, 10)
  const { body } = await choices(anna, booking.id, day(20))
  expect(body).toMatchObject({ mode: 'atOnce', until: day(8), days: 7, keepsDays: false, wish: null })
  expect(body.on).toMatchObject({ dateStart: day(20), dateEnd: day(26), asksBeginWish: false })
  expect(body.on.shelves).toContainEqual(shelf(3))
  expect((await own(anna, booking.id)).can.move).toMatchObject({
    isPossible: true,
    mode: 'atOnce',
    why: null,
  })
  const asked = { version: body.version, dateStart: day(20), shelf: shelf(3).id }
  const moved = await move(anna, booking.id, asked, 'the-same-move-once')
  expect([moved.status, moved.body]).toEqual([
    200,
    { outcome: 'moved', shelf: shelf(3), dateStart: day(20), dateEnd: day(26) },
  ])
  // A lost answer, asked for again.
  expect((await move(anna, booking.id, asked, 'the-same-move-once')).body).toEqual(moved.body)
  const after = await request(booking.id)
  expect(after).toMatchObject({ shelf: shelf(3), dateStart: day(20), dateEnd: day(26), totalPrice: '249.00' })
  expect((await audits(booking.id))[0]).toMatchObject({ who: '100001' })
  // The old place is free, the new one is not.
  await booked(0, 10)
  await expect(booked(3, 22)).rejects.toThrow('error_booking_period_unavailable')
  await cloud.later(61)
  const [mail] = await mails('100001')
  expect(mail?.text).toContain(`Your shelf is now ${shelf(3).name}. It was ${shelf(0).name} before.`)
})

test('Who takes any shelf stays on the own one where it is free, and days may overlap with the old ones', async () => {
  await atOnce()
  const booking = await booked(1, 10)
  const moved = await move(anna, booking.id, { dateStart: day(12) })
  expect(moved.body).toMatchObject({ shelf: shelf(1), dateStart: day(12), dateEnd: day(18) })
  const other = await move(anna, booking.id, { dateStart: day(12) })
  expect(other.body.outcome).toBe('moved')
  expect(other.body.shelf?.id).not.toBe(shelf(1).id)
  expect(
    (await move(anna, booking.id, { dateStart: day(12), shelf: other.body.shelf?.id })).body.detail,
  ).toBe('move_nowhere')
})

test('What cannot be moved says why: too late, running, not paid, another’s, switched off, a day that is not sold', async () => {
  await atOnce()
  const [soon, runs, unpaid, fine] = [
    await booked(2, 1),
    await booked(3, 0),
    await booked(4, 10, { status: 1 }),
    await booked(5, 10),
  ]
  await moving.staff('POST', `shelf_bookings/${unpaid.id}/send_payment_request_email/`, {})
  const why = async (id: string, as = anna) => {
    const { status, body } = await choices(as, id)
    expect((await move(as, id, { dateStart: day(20) })).body.detail).toBe(body.detail)
    return [status, body.detail]
  }
  expect(await why(soon.id)).toEqual([409, 'move_too_late'])
  expect(await why(runs.id)).toEqual([409, 'move_running'])
  expect(await why(unpaid.id)).toEqual([409, 'move_unpaid'])
  expect(await why(fine.id, bo)).toEqual([404, 'not_found'])
  expect((await own(anna, soon.id)).can.move).toMatchObject({ isPossible: false, why: 'move_too_late' })
  const outside = await move(anna, fine.id, { dateStart: day(200) })
  expect([outside.status, outside.body.dateStart]).toEqual([400, ['date_out_of_range']])
  await settings({ closingDays: [day(21)] })
  expect((await choices(anna, fine.id, day(21))).body.dateStart).toEqual(['closed_on_date'])
  expect((await choices(anna, fine.id, day(20))).body.on).toMatchObject({
    dateEnd: day(27),
    eligibleClosingDays: [day(21)],
  })
  await settings({ closingDays: [], tenantMoves: 'off' })
  expect(await why(fine.id)).toEqual([409, 'not_enabled'])
})

test('A booking and its extension keep their days, and may have other shelves', async () => {
  await atOnce()
  const parent = await booked(6, 10)
  const { version } = await request(parent.id)
  await moving.staff('POST', `booking_requests/${parent.id}/extend/`, {
    version,
    dateEnd: day(20),
    price: '100.00',
    status: 2,
  })
  expect((await choices(anna, parent.id)).body.keepsDays).toBe(true)
  expect((await choices(anna, parent.id, day(12))).body.detail).toBe('move_shelf_only')
  expect((await move(anna, parent.id, { dateStart: day(12) })).body.detail).toBe('move_shelf_only')
  const moved = await move(anna, parent.id, { dateStart: day(10), shelf: shelf(7).id })
  expect(moved.body).toMatchObject({ outcome: 'moved', shelf: shelf(7), dateEnd: day(16) })
  expect((await own(anna, parent.id)).goesOn?.shelf).toEqual(shelf(6))
})

test('A start within the right of withdrawal needs the wish to begin; a move to a later day wins back no tier', async () => {
  await atOnce()
  const online = await paid(anna, 24)
  const body = { dateStart: day(5) }
  expect((await choices(anna, online.id, day(5))).body.on.asksBeginWish).toBe(true)
  const without = await move(anna, online.id, body)
  expect([without.status, without.body.beginWish]).toEqual([400, ['required']])
  expect((await move(anna, online.id, { ...body, beginWish: true })).body.outcome).toBe('moved')
  expect((await request(online.id)).beginWishAt).not.toBeNull()
  expect((await own(anna, online.id)).can.withdraw.kind).toBe('withdrawal')
  // The market's tiers count from the first day that was bought (tests/shared/bookings/moves.test.ts).
  const later = await booked(21, 24)
  expect((await move(anna, later.id, { dateStart: day(30) })).body.outcome).toBe('moved')
  const [stored] = await readRequests(MARKET, [later.id])
  expect([stored?.boughtStart, stored?.dateStartCustomer]).toEqual([day(24), day(30)])
})

test('A tenant asks: staff get a mail and a line, the wish holds nothing, and accepting is the move', async () => {
  await ask()
  const booking = await booked(8, 10)
  const { body } = await choices(anna, booking.id)
  const wanted = { version: body.version, dateStart: day(22), shelf: shelf(9).id, note: 'Jeg rejser\nførst' }
  const asked = await move(anna, booking.id, wanted)
  expect(asked.body).toEqual({ outcome: 'asked', shelf: shelf(9), dateStart: day(22), dateEnd: day(28) })
  expect((await own(anna, booking.id)).wish).toMatchObject({ shelf: shelf(9), lastDay: day(9) })
  expect((await move(anna, booking.id, wanted)).body.detail).toBe('changed_meanwhile')
  expect((await move(anna, booking.id, { dateStart: day(23) })).body.detail).toBe('move_waits')
  expect((await mails(`shop@${MARKET}.example`))[0]).toMatchObject({
    subject: `En kunde vil gerne flytte: Lejer 100001, ${shelf(8).name}`,
  })
  await cloud.idle()
  expect((await needs()).filter(({ id }) => id === booking.id)).toMatchObject([
    { kind: 'move', shelf: shelf(8).name, wish: { dateStart: day(22), note: 'Jeg rejser\nførst' } },
  ])
  // Nothing is held: another takes the wanted shelf, and staff choose one that is free.
  await booked(9, 22, { customer: '100002' })
  const seen = (await wish(booking.id)).body
  expect(seen.shelves).not.toContainEqual(shelf(9))
  const accept = { version: seen.version, shelf: shelf(9).id }
  expect((await answer(booking.id, 'accept', accept)).body.detail).toBe('error_booking_period_unavailable')
  const accepted = await answer(booking.id, 'accept', { ...accept, shelf: shelf(10).id })
  expect(accepted.body).toMatchObject({ shelf: shelf(10), dateStart: day(22), dateEnd: day(28), wish: null })
  expect((await answer(booking.id, 'accept', accept)).body.detail).toBe('changed_meanwhile')
  await cloud.idle()
  expect((await needs()).filter(({ id }) => id === booking.id)).toEqual([])
  await cloud.later(61)
  const told = (await mails('100001')).map(({ text }) => text)
  expect(told.some(text => text.includes(`Your shelf is now ${shelf(10).name}.`))).toBe(true)
})

test('A wish of a booking with a payment link is on the board, whenever the link lapses', async () => {
  await ask()
  const waiting = async (id: string) => {
    await cloud.idle()
    const { needs, links } = (await moving.staff<DayBoard>('GET', 'day_board/')).body
    return [needs, links].map(list => list.filter(one => one.id === id))
  }
  const booking = await booked(15, 20, { status: 1 })
  await move(anna, booking.id, { dateStart: day(24) })
  const send = (n: number) =>
    moving.staff('POST', `shelf_bookings/${booking.id}/send_payment_request_email/`, {
      validUntil: `${day(n)}T12:00:00Z`,
    })
  expect((await send(12)).status).toBe(200)
  expect(await waiting(booking.id)).toMatchObject([[{ kind: 'move', wish: { dateStart: day(24) } }], []])
  expect((await send(4)).status).toBe(200)
  expect(await waiting(booking.id)).toMatchObject([[{ kind: 'move' }], [{ id: booking.id }]])
  expect((await takeBack(anna, booking.id)).status).toBe(204)
  expect(await waiting(booking.id)).toMatchObject([[], [{ id: booking.id }]])
})

test('Staff decline with a word; the tenant reads it, and that the booking is as it was', async () => {
  await ask()
  const booking = await booked(11, 10)
  await move(anna, booking.id, { dateStart: day(22) })
  const { version } = await request(booking.id)
  const declined = await answer(booking.id, 'decline', { version, words: 'Vi flytter om den uge.' })
  expect(declined.body).toMatchObject({ wish: null, dateStart: day(10), shelf: shelf(11) })
  const [mail] = await mails('100001')
  expect(mail?.subject).toMatch(/^Your booking at .+ cannot be moved$/)
  expect(mail?.text).toContain('Vi flytter om den uge.')
  expect((await audits(booking.id))[0]?.changes).toContainEqual(
    expect.objectContaining({ field: 'moveDeclined', after: true }),
  )
})
