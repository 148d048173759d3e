/** Staff decide about a shelf that is held for the first in line: they give it more time or less, book it, or delete it. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { expire } from '#functions/bookings/cart/expire.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { cloudForTests } from '../cloud/local-cloud.ts'
import { told } from '../cloud/told.ts'
import { OVER, ROUND, waitlistAt } from '../people/waitlist.ts'

const cloud = cloudForTests()
const MARKET = 'waitlist-staff'
const HOST = `${MARKET}.example`
const { open, fill, free, staff, list, nowOfCloud, toTenOClock, joinAll, mailsTo, offerTo, ...line } =
  waitlistAt(cloud, 'waitlist-staff', HOST)
const { changeHold, offer, take, ended } = line

beforeAll(async () => {
  await open()
  await toTenOClock()
}, 60_000)
beforeEach(() => fill(), 60_000)

const HOUR = 3_600

const offered = async (name: string) => {
  await joinAll(name)
  await free()
  const token = await offerTo(name)
  const { bookingRequest, until } = (await offer(token)).body
  return { token, id: bookingRequest.id, until: Date.parse(until) }
}

/** Lets time pass until a second after a moment, in milliseconds, and a round see it. */
const passes = async (moment: number): Promise<void> => {
  await cloud.later(Math.ceil((moment - (await nowOfCloud())) / 1_000) + 1)
  await cloud.later(ROUND)
}

const lapsedMails = async (name: string) =>
  (await mailsTo(name)).filter(({ subject }) => subject.includes('somebody else')).length

test('A hold that staff give more time can be taken so long, and lapses at its new end', async () => {
  const { token, id, until } = await offered('longer')
  const later = until + 2 * HOUR * 1_000
  await changeHold(id, { validUntil: new Date(later).toISOString() })
  await passes(until)
  const seen = await offer(token)
  expect([seen.status, Date.parse(seen.body.until)]).toEqual([200, later])
  expect((await list()).places.map(place => Date.parse(place.offer?.until ?? ''))).toEqual([later])
  expect(await lapsedMails('longer')).toBe(0)
  await passes(later)
  expect(told(await offer(token))).toEqual(OVER)
  expect(await lapsedMails('longer')).toBe(1)
  expect((await list()).places).toEqual([])
}, 60_000)

test('A hold that staff leave without an end is taken long after its first one', async () => {
  const { token, id, until } = await offered('patient')
  await changeHold(id, { validUntil: null })
  await passes(until)
  // The timer of the former end came, and sets no other.
  expect(await expire(MARKET, id)).toBeUndefined()
  expect((await take(token)).status).toBe(201)
  expect((await list()).places).toEqual([])
  await cloud.later(960)
}, 60_000)

test('A hold that staff shorten is over at its new end, for the person and for the line', async () => {
  const short = await offered('shorter')
  const sooner = (await nowOfCloud()) + HOUR * 1_000
  await changeHold(short.id, { validUntil: new Date(sooner).toISOString() })
  await passes(sooner)
  expect(told(await take(short.token))).toEqual(OVER)
  await cloud.later(HOUR)
  expect((await list()).places).toEqual([])
}, 60_000)

test('A hold that staff delete is over at once, and within the hour the line knows it', async () => {
  const deleted = await offered('deleted')
  expect((await staff('DELETE', `shelf_bookings/${deleted.id}/`)).status).toBe(204)
  expect(told(await take(deleted.token))).toEqual(OVER)
  expect((await list()).places).toMatchObject([{ offer: null }])
  await cloud.later(HOUR + ROUND)
  expect((await list()).places).toEqual([])
}, 60_000)

test('Staff book the held shelf and ask for its money by mail: the wait counts as booked, and nobody hears that it is gone', async () => {
  const before = { taken: await ended('taken'), letGo: await ended('letGo') }
  const { id, token, until } = await offered('asked')
  const typed = { name: 'Anna asked', email: `asked@${HOST}`, phone: '20123456', country: 'dk' }
  const { userNumber: customer } = (await staff<{ userNumber: string }>('POST', 'customers/', typed)).body
  await changeHold(id, { status: 1, customer, price: '250.00' })
  const { version } = (await staff<ShelfBooking>('GET', `shelf_bookings/${id}/`)).body
  const sent = await staff('POST', `shelf_bookings/${id}/send_payment_request_email/`, { version })
  expect([sent.status, sent.body]).toMatchObject([200, { status: 'payment_request' }])
  expect(told(await take(token))).toEqual(OVER)
  await passes(until)
  expect((await list()).places).toEqual([])
  expect(await lapsedMails('asked')).toBe(0)
  expect([await ended('taken'), await ended('letGo')]).toEqual([before.taken + 1, before.letGo])
  expect((await staff('DELETE', `booking_requests/${id}/payment_request/`)).status).toBe(200)
  expect((await staff('DELETE', `shelf_bookings/${id}/`)).status).toBe(204)
}, 60_000)

test.each(['decline', 'take'] as const)(
  'A customer whom staff name on the hold is shown to nobody, and can be deleted after a %s',
  async answer => {
    const name = `named-${answer}`
    const typed = { name: 'Ida Holm', email: `ida-${answer}@${HOST}`, phone: '20123456', country: 'dk' }
    const { userNumber: customer } = (await staff<{ userNumber: string }>('POST', 'customers/', typed)).body
    const { token, id } = await offered(name)
    await changeHold(id, { customer })
    const hidden = { customer: null, customerEmail: null, customerName: null }
    expect((await offer(token)).body.bookingRequest).toMatchObject(hidden)
    if (answer === 'decline') expect((await line.decline(token)).status).toBe(204)
    else {
      const { cartToken } = (await take(token)).body
      expect(await line.visitor.cart(cartToken)).toMatchObject([hidden])
      await cloud.later(960)
    }
    await list()
    const deleted = await staff('DELETE', `customers/${customer}/`)
    expect(deleted.status, JSON.stringify(deleted.body)).toBe(204)
  },
  60_000,
)
