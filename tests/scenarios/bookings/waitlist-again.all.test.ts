/** Who waits for a shelf type and asks again, for other days or another period, has one place and keeps their turn. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { changeLine, readLine } from '#functions/bookings/table/waitlist.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { newToken } from '#functions/kit/ids.ts'
import { mayMail } from '#functions/kit/may-mail.ts'
import { commit } from '#functions/kit/table.ts'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { told } from '../../cloud/told.ts'
import { visitorOf } from '../../people/visitor.ts'
import { ROUND, waitlistAt } from '../../people/waitlist.ts'
import { writtenTenant } from '../../people/written-tenant.ts'

const cloud = cloudForTests()
const MARKET = 'waitlist-again'
const HOST = `${MARKET}.example`
const line = waitlistAt(cloud, MARKET, HOST)
const { visitor, staff, list, join, joinAll, mailsTo, price } = line

beforeAll(async () => {
  await line.open()
  await line.toTenOClock()
}, 60_000)
beforeEach(() => line.fill(), 60_000)

const AGAIN = /^Your place on the waitlist at/

test('Other days or another period take the place of the former wish, and the turn stays', async () => {
  const [, longer] = await visitor.prices((await visitor.types())[0]?.id)
  await joinAll('first', 'second')
  const dateStart = addDays(await visitor.today(), 3)
  const later = await join('first', { daysLater: 14 })
  expect([later.status, later.body]).toEqual([201, { dateStart, lastStart: addDays(dateStart, 14) }])
  expect((await join('FIRST', { shelfPeriodPrice: longer?.id, daysLater: 14 })).status).toBe(201)
  const { places } = await list()
  expect(places.map(({ email, lastStart }) => [email.toLowerCase(), lastStart])).toEqual([
    [`first@${HOST}`, addDays(dateStart, 14)],
    [`second@${HOST}`, dateStart],
  ])
  expect(places[0]?.bookingPeriod).not.toEqual(places[1]?.bookingPeriod)
  expect(places[0]?.price).not.toBe(places[1]?.price)
  expect((await mailsTo('first')).filter(({ subject }) => AGAIN.test(subject))).toHaveLength(2)
  // The link to leave of the first mail still works.
  expect((await line.leave(await line.leavingOf('first'))).status).toBe(204)
  expect((await list()).places.map(({ name }) => name)).toEqual(['Anna second'])
}, 60_000)

test('Who takes any day, and asks on the next day again, is in line once', async () => {
  const any = async () => join('any', { dateStart: await visitor.today(), daysLater: 20 })
  expect((await any()).status).toBe(201)
  await line.toTenOClock()
  expect((await any()).status).toBe(201)
  const [place, ...others] = (await list()).places
  expect([place?.dateStart, others]).toEqual([await visitor.today(), []])
}, 60_000)

test('While a shelf is held for them the wish stays, and the offer is mailed again', async () => {
  await joinAll('held')
  await line.free()
  const token = await line.offerTo('held')
  expect((await join('held', { daysLater: 1 })).status).toBe(201)
  const offers = (await mailsTo('held')).filter(({ links }) =>
    links.some(link => link.includes('waitlist-offer')),
  )
  expect(offers).toHaveLength(2)
  const { places } = await list()
  expect(places.map(({ dateStart, lastStart }) => dateStart === lastStart)).toEqual([true])
  expect((await line.offer(token)).status).toBe(200)
}, 60_000)

test('Who asks again after staff have given the held shelf to another waits anew, and the next round keeps them', async () => {
  await joinAll('again', 'second')
  await line.free()
  await line.offerTo('again')
  const { places } = await list()
  const hold = places[0]?.offer?.bookingRequest
  expect((await staff('DELETE', `shelf_bookings/${hold}/`)).status).toBe(204)
  await line.block()
  expect((await join('again', { daysLater: 1 })).status).toBe(201)
  const waiting = async () => (await list()).places.map(({ name, offer }) => [name, offer])
  const anew = [
    ['Anna second', null],
    ['Anna again', null],
  ]
  expect(await waiting()).toEqual(anew)
  await cloud.later(ROUND)
  expect(await waiting()).toEqual(anew)
  // No mail says that they are no longer in line.
  expect((await mailsTo('again')).filter(({ subject }) => subject.includes('somebody else'))).toEqual([])
}, 60_000)

test('A stranger who types the address of a customer changes nothing, and learns nothing; the customer does', async () => {
  const email = `ida@${HOST}`
  const typed = { name: 'Ida Holm', email, phone: '20123456', country: 'dk' }
  const { userNumber: username } = (await staff<{ userNumber: string }>('POST', 'customers/', typed)).body
  await setPassword({ market: MARKET, username }, 'Correct-horse-1', 'customers')
  const login = { username, password: 'Correct-horse-1', market_id: MARKET }
  const { accessToken: token } = (await cloud.call<{ accessToken: string }>('POST', '/api/token/', login))
    .body
  const customer = visitorOf(cloud, MARKET, { token })
  const dateStart = addDays(await visitor.today(), 3)
  const wish = { shelfPeriodPrice: price(), dateStart, language: 'en' }
  const asCustomer = (more: object) => customer.call('POST', 'waitlist/', { ...wish, ...more })
  const wanted = async () =>
    (await list()).places.map(place => [place.customer, place.dateStart, place.lastStart])

  // What a visitor with the same address waits for becomes the customer's.
  expect((await join('ida')).status).toBe(201)
  expect((await asCustomer({ daysLater: 5 })).status).toBe(201)
  const own = [[username, dateStart, addDays(dateStart, 5)]]
  expect(await wanted()).toEqual(own)
  await cloud.idle()
  const before = (await visitor.mails(email)).length
  const spoilt = addDays(dateStart, 20)
  const stranger = await join('ida', { dateStart: spoilt })
  expect(told(stranger)).toEqual([201, { dateStart: spoilt, lastStart: spoilt }])
  expect(await wanted()).toEqual(own)
  await cloud.idle()
  expect(await visitor.mails(email)).toHaveLength(before + 1)
  expect((await asCustomer({ daysLater: 7 })).status).toBe(201)
  expect(await wanted()).toEqual([[username, dateStart, addDays(dateStart, 7)]])
}, 60_000)

test('Of several places that one address has from before, the first is kept', async () => {
  await joinAll('double', 'other')
  const kept = await readLine(MARKET, (await list()).places[0]?.shelfType.id ?? '')
  const [place] = kept.places
  if (!place) throw new Error('nobody is in line')
  const second = {
    ...place,
    id: newToken(),
    dateStart: addDays(place.dateStart, 1),
    joinedMs: place.joinedMs + 60_000,
  }
  await commit(changeLine(MARKET, kept, { ...kept, places: [...kept.places, second] }))
  expect((await list()).places).toHaveLength(3)
  expect((await join('double', { daysLater: 2 })).status).toBe(201)
  expect((await list()).places.map(({ name }) => name)).toEqual(['Anna double', 'Anna other'])
}, 60_000)

test('A stranger who types the address of a visitor ends nothing sooner: the later last day of both counts', async () => {
  await joinAll('victim')
  const today = await visitor.today()
  expect((await join('victim', { dateStart: today })).body).toEqual({ dateStart: today, lastStart: today })
  expect((await list()).places.map(({ dateStart, lastStart }) => [dateStart, lastStart])).toEqual([
    [today, addDays(today, 3)],
  ])
}, 60_000)

test('A customer who is logged in waits, and changes the wish, also when strangers used up the mails to them', async () => {
  const email = `bo@${HOST}`
  const bo = await writtenTenant(cloud, MARKET, { userNumber: '200001', name: 'Bo', email })
  for (let nth = 0; nth < 20; nth++) await mayMail(MARKET, email, `10.66.${nth}.1`)
  const dateStart = addDays(await visitor.today(), 3)
  const wish = { shelfPeriodPrice: price(), dateStart, language: 'en' }
  for (const daysLater of [0, 2]) {
    expect((await bo.call('POST', 'waitlist/', { ...wish, daysLater })).status).toBe(201)
    expect((await list()).places.map(({ lastStart }) => lastStart)).toEqual([addDays(dateStart, daysLater)])
  }
}, 60_000)
