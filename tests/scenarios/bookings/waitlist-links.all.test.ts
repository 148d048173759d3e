/** Waiting with many addresses, past days, and after deletions. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { customerDeleted } from '#events/customers.ts'
import onCustomerDeleted from '#functions/bookings/on-customer-deleted.ts'
import { envelope } from '#functions/kit/outbox.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { told } from '../../cloud/told.ts'
import { visitorOf } from '../../people/visitor.ts'
import { OVER, waitlistAt } from '../../people/waitlist.ts'

const cloud = cloudForTests()
const MARKET = 'waitlist-many'

const {
  open,
  fill,
  free,
  visitor,
  staff,
  list,
  nowOfCloud,
  toTenOClock,
  join,
  joinAll,
  mailsTo,
  offerTo,
  offer,
  take,
  ended,
  price,
} = waitlistAt(cloud, MARKET, 'waitlist-many.example')

beforeAll(async () => {
  await open()
  await toTenOClock()
}, 60_000)
beforeEach(() => fill(), 60_000)

test('One visitor with many mail addresses does not fill the line', async () => {
  const { call } = visitorOf(cloud, MARKET)
  const dateStart = addDays(await visitor.today(), 3)
  const shelfPeriodPrice = price()
  const from = (address: string, nth: number) => {
    const body = { shelfPeriodPrice, dateStart, name: 'Bo', email: `fill${nth}@waitlist-many.example` }
    return call<{ detail?: string }>('POST', 'waitlist/', body, { 'x-forwarded-for': address })
  }
  for (let nth = 0; nth < 20; nth++) expect((await from('198.51.100.7', nth)).status).toBe(201)
  const refused = [await from('198.51.100.7', 20), await from('198.51.100.7', 21)]
  expect(refused.map(told)).toEqual(Array(2).fill([429, { detail: 'too_many_requests' }]))
  expect((await from('198.51.100.8', 22)).status).toBe(201)
  expect((await list()).places).toHaveLength(21)
}, 60_000)

test('Staff take somebody off the line: what was held goes on, and the history says who did it', async () => {
  await joinAll('removed', 'kept')
  await free()
  expect((await offer(await offerTo('removed'))).status).toBe(200)
  const [place] = (await list()).places
  const path = `waitlist/${place?.shelfType.id}/${place?.id}/`
  expect((await staff('DELETE', path)).status).toBe(204)
  expect((await staff('DELETE', path)).status).toBe(404)
  await cloud.idle()
  expect((await offer(await offerTo('kept'))).status).toBe(200)
  const audit = await staff<{ results: unknown[] }>('GET', 'audit/')
  expect(JSON.stringify(audit.body.results[0])).toContain('Anna removed')
}, 60_000)

test('Whose wanted days pass without a shelf leaves the line, and counts as turnover missed', async () => {
  const before = await ended('missed')
  await join('missed', { dateStart: addDays(await visitor.today(), 1) })
  await toTenOClock()
  await toTenOClock()
  const { places, months } = await list()
  expect(places).toEqual([])
  expect(await ended('missed')).toBe(before + 1)
  expect(months.some(({ missed }) => missed.count > 0 && Number(missed.turnover) > 0)).toBe(true)
}, 60_000)

test('A shelf that staff book for the first in line ends their wait without a mail', async () => {
  await joinAll('phoned')
  await free()
  const token = await offerTo('phoned')
  const { id } = (await offer(token)).body.bookingRequest
  const held = (await staff<ShelfBooking>('GET', `shelf_bookings/${id}/`)).body
  const booked = await staff('PUT', `shelf_bookings/${id}/`, {
    version: held.version,
    status: 2,
    isBookingForMarket: true,
  })
  expect(booked.status, JSON.stringify(booked.body)).toBe(200)
  expect(told(await take(token))).toEqual(OVER)
  await toTenOClock()
  await toTenOClock()
  expect((await list()).places).toEqual([])
  expect((await mailsTo('phoned')).some(({ subject }) => subject.includes('somebody else'))).toBe(false)
  expect((await staff('DELETE', `shelf_bookings/${id}/`)).status).toBe(204)
}, 60_000)

test('A customer who is deleted leaves every line that they joined by their address, without a login', async () => {
  await joinAll('erased', 'other')
  const typed = { name: 'Ida Holm', email: 'erased@waitlist-many.example', phone: '20123456', country: 'dk' }
  const { userNumber } = (await staff<{ userNumber: string }>('POST', 'customers/', typed)).body
  expect((await staff('DELETE', `customers/${userNumber}/`)).status).toBe(204)
  await cloud.idle()
  expect((await list()).places.map(({ name }) => name)).toEqual(['Anna other'])
})

test('Who joins anew with the address of a deleted customer stays in line when the deletion is delivered late', async () => {
  await list()
  await cloud.idle()
  const deleted = envelope(MARKET, customerDeleted, {
    userNumber: '100078',
    email: 'anew@waitlist-many.example',
  })
  await cloud.later(60)
  await joinAll('anew')
  await onCustomerDeleted.receive(deleted)
  expect((await list()).places.map(({ name }) => name)).toEqual(['Anna anew'])
  await onCustomerDeleted.receive({ ...deleted, at: new Date(await nowOfCloud()).toISOString() })
  expect((await list()).places).toEqual([])
})
