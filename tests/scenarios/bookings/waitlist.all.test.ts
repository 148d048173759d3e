/** Who waits for a full type gets the next free shelf offered: held for them, in order, each offer with one true end. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { offerEnd } from '#shared/bookings/waitlist.ts'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { told } from '../../cloud/told.ts'
import { newGuest } from '../../people/visitor.ts'
import { OVER, ROUND, waitlistAt } from '../../people/waitlist.ts'
import { writtenTenant } from '../../people/written-tenant.ts'
import { soak } from '../../run/soak.ts'

const cloud = cloudForTests()
const {
  open,
  fill,
  free,
  letFree,
  join,
  visitor,
  staff,
  list,
  nowOfCloud,
  toTenOClock,
  joinAll,
  mailsTo,
  offerTo,
  offer,
  take,
  decline,
  ended,
  price,
  shelf,
} = waitlistAt(cloud, 'waitlist', 'waitlist.example')
const ZONE = 'Europe/Copenhagen'

beforeAll(async () => {
  await open()
  await toTenOClock()
}, 60_000)
beforeEach(() => fill(), 60_000)

test('An offer that nobody answers lapses, also with the mail, and the next in line has the shelf', async () => {
  await joinAll('late', 'next')
  await free()
  const first = await offerTo('late')
  const { until } = (await offer(first)).body
  await cloud.later(Math.ceil((Date.parse(until) - (await nowOfCloud())) / 1_000) + 90)
  expect(told(await offer(first))).toEqual(OVER)
  expect(told(await take(first))).toEqual(OVER)
  const [lapsed] = await mailsTo('late')
  expect(lapsed?.subject).toMatch(/has gone to somebody else$/)
  const next = await offerTo('next')
  expect((await offer(next)).status).toBe(200)
  expect((await list()).places.map(({ name }) => name)).toEqual(['Anna next'])

  // Who declines lets the next one have it at once; here nobody waits any more.
  expect((await decline(next)).status).toBe(204)
  await cloud.idle()
  expect((await list()).places).toEqual([])
  expect(await visitor.startDay(price(), 3)).toBe(addDays(await visitor.today(), 3))
}, 60_000)

test("A shelf that frees is the line's at once: a newcomer is refused before any round, and the first in line gets the offer", async () => {
  await joinAll('patient')
  await letFree()
  const dateStart = addDays(await visitor.today(), 3)
  const rival = await visitor.reserve({ shelfPeriodPrice: price(), dateStart })
  expect([rival.status, rival.body.detail]).toEqual([409, 'error_booking_period_unavailable'])
  // Who is refused may wait too: the shelf is not free for them.
  expect(await join('newcomer')).toMatchObject({ status: 201 })
  const token = await offerTo('patient')
  expect((await offer(token)).status).toBe(200)
  expect((await list()).places.map(({ name, offer: held }) => [name, held !== null])).toEqual([
    ['Anna patient', true],
    ['Anna newcomer', false],
  ])
}, 60_000)

test('A tenant who moves a booking is not before those in line for a shelf that frees', async () => {
  const email = 'mover@waitlist.example'
  const userNumber = '200001'
  const tenant = await writtenTenant(cloud, 'waitlist', { userNumber, name: 'Mia Move', email })
  await joinAll('waiting')
  const first = addDays(await visitor.today(), 300)
  const week = { shelf: shelf(), customer: userNumber, status: 2, price: '249.00' }
  const made = await staff<ShelfBooking>('POST', 'shelf_bookings/', {
    ...week,
    dateStart: first,
    dateEnd: addDays(first, 6),
  })
  expect(made.status).toBe(201)
  await letFree()
  const dateStart = addDays(await visitor.today(), 3)
  const move = await tenant.call<{ detail: string }>('POST', `booking_requests/${made.body.id}/move/`, {
    dateStart,
  })
  expect([move.status, move.body.detail]).toEqual([409, 'error_booking_period_unavailable'])
}, 60_000)

test('Declining gives the shelf to the next in line at once, and a taken offer that is not paid is offered again', async () => {
  await joinAll('no', 'yes', 'third')
  await free()
  expect((await decline(await offerTo('no'))).status).toBe(204)
  await cloud.idle()
  const second = await take(await offerTo('yes'))
  expect(second.status).toBe(201)
  await cloud.later(960 + ROUND)
  expect(await visitor.statuses(second.body)).toEqual(['expired'])
  expect((await offer(await offerTo('third'))).status).toBe(200)
}, 60_000)

test('Who joins while everybody in line has an offer is served as soon as a shelf frees', async () => {
  await joinAll('sooner')
  await free()
  const token = await offerTo('sooner')
  await joinAll('later')
  await cloud.idle()
  const { id: bookingRequest, cartToken } = (await take(token)).body
  await visitor.call('DELETE', 'booking_request/delete/', { bookingRequest, cartToken })
  await cloud.later(ROUND)
  expect((await offer(await offerTo('later'))).status).toBe(200)
}, 60_000)

/** In turn an offer lapses and is declined. */
const RACES = Array.from({ length: soak(4) }, (_, nth) => nth)

test.each(RACES)(
  'An offer is taken while it lapses or is declined (%i): one true end',
  async nth => {
    await joinAll(`race${nth}`, `after${nth}`)
    await free()
    const token = await offerTo(`race${nth}`)
    const { until } = (await offer(token)).body
    const left = Math.ceil((Date.parse(until) - (await nowOfCloud())) / 1_000)
    const lapses = nth % 2 === 0
    if (lapses) await cloud.later(left - 2)
    const ends = lapses ? cloud.later(2) : decline(token)
    const [one, other] = await Promise.all([take(token), take(token), ends])
    await cloud.idle()
    const winners = [one, other].filter(({ status }) => status === 201)
    for (const lost of [one, other].filter(answer => !winners.includes(answer)))
      expect(told(lost)).toEqual(OVER)
    expect(winners.length).toBeLessThanOrEqual(1)
    const [winner] = winners
    if (!winner) await cloud.later(ROUND)
    const next = await offerTo(`after${nth}`)
    if (winner) {
      expect(next).toBe('')
      expect(await visitor.statuses(winner.body)).toEqual(['reserved'])
      await visitor.call('DELETE', 'booking_request/delete/', {
        bookingRequest: winner.body.id,
        cartToken: winner.body.cartToken,
      })
    } else expect((await offer(next)).status).toBe(200)
    const { places } = await list()
    expect(places.map(({ name }) => name)).toEqual([`Anna after${nth}`])
  },
  60_000,
)

test('A shelf frees: the first in line has it for four hours, takes it, pays; nobody else could book it', async () => {
  await toTenOClock()
  const before = await ended('taken')
  await joinAll('first', 'second')
  const [mail] = await mailsTo('first')
  expect(mail?.subject).toMatch(/^You are on the waitlist at/)
  expect((await list()).places.map(({ name, nth, offer: held }) => [name, nth, held])).toEqual([
    ['Anna first', 1, null],
    ['Anna second', 2, null],
  ])
  await free()
  const token = await offerTo('first')
  const seen = await offer(token)
  expect(seen.status, JSON.stringify(seen.body)).toBe(200)
  const { until, bookingRequest } = seen.body
  const made = Date.parse(until) - 4 * 3_600_000
  expect(offerEnd(ZONE, made, 4)).toBe(Date.parse(until))
  expect(bookingRequest).toMatchObject({ customerName: null, customer: null })
  expect(JSON.stringify(seen.body)).not.toContain('Anna')
  expect(await offerTo('second')).toBe('')

  const held = (await staff<ShelfBooking>('GET', `shelf_bookings/${bookingRequest.id}/`)).body
  expect([held.status, held.description]).toEqual([3, 'Venteliste: Anna first'])
  const rival = await visitor.reserve({ shelfPeriodPrice: price(), dateStart: bookingRequest.dateStart })
  expect([rival.status, rival.body.detail]).toEqual([409, 'error_booking_period_unavailable'])

  const taken = await take(token)
  expect(taken.status, JSON.stringify(taken.body)).toBe(201)
  const { id, expiresOn, reservedTs, cartToken } = taken.body
  expect([id, expiresOn - reservedTs]).toEqual([bookingRequest.id, 900])
  expect(told(await offer(token))).toEqual(OVER)
  expect(told(await take(token))).toEqual(OVER)
  expect(told(await decline(token))).toEqual(OVER)

  const guest = newGuest()
  const checkout = visitor.checkout([taken.body], guest)
  const { paymentId } = (await visitor.init(checkout)).body
  await visitor.pay(paymentId)
  expect((await visitor.confirm(checkout, paymentId)).body.bookingRequests).toMatchObject([
    { status: 'paid' },
  ])
  await cloud.later(3_600)
  expect(await visitor.statuses({ cartToken })).toEqual(['paid'])
  const { places } = await list()
  expect(places.map(({ name }) => name)).toEqual(['Anna second'])
  expect(await ended('taken')).toBe(before + 1)
}, 60_000)
