/** Staff decide about a shelf that is held for the first in line: they give it more time or less, book it, or delete it. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { told } from '../../cloud/told.ts'
import { OVER, ROUND, waitlistAt } from '../../people/waitlist.ts'

const cloud = cloudForTests()
const HOST = 'waitlist-staff.example'
const { open, fill, staff, list, toTenOClock, joinAll, mailsTo, offerTo, ...line } = waitlistAt(
  cloud,
  'waitlist-staff',
  HOST,
)
const { changeHold, offer, take, ended, offered, passes } = line

beforeAll(async () => {
  await open()
  await toTenOClock()
}, 60_000)
beforeEach(() => fill(), 60_000)

const HOUR = 3_600

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
