/** The links of the waitlist, who may stand in it, and how a place ends without a shelf. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { customerDeleted } from '#events/customers.ts'
import { emit } from '#functions/kit/outbox.ts'
import { commit } from '#functions/kit/table.ts'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { told } from '../../cloud/told.ts'
import { waitlistAt } from '../../people/waitlist.ts'

const cloud = cloudForTests()
const MARKET = 'waitlist-links'
const {
  open,
  fill,
  free,
  visitor,
  list,
  toTenOClock,
  join,
  joinAll,
  changePlaces,
  mailsTo,
  offerTo,
  leavingOf,
  offer,
  leave,
  price,
} = waitlistAt(cloud, MARKET, 'waitlist-links.example')

beforeAll(async () => {
  await open()
  await toTenOClock()
}, 60_000)
beforeEach(() => fill(), 60_000)

test('Who leaves by the link is out of the line, also when they open it again; who has an offer keeps it', async () => {
  await joinAll('linked', 'leaver')
  const leaving = await leavingOf('leaver')
  await free()
  const token = await offerTo('linked')
  expect((await leave(leaving)).status).toBe(204)
  expect((await leave(leaving)).status).toBe(204)
  expect((await list()).places.map(({ name }) => name)).toEqual(['Anna linked'])
  expect((await offer(token)).status).toBe(200)
}, 60_000)

test('Who asks twice waits once, an answer never tells who waits, and days that nobody sells are refused', async () => {
  const answers = [await join('twice'), await join('twice'), await join('other', { daysLater: 2 })]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(answers[1]?.body).toEqual(answers[0]?.body)
  expect((await list()).places.map(({ name }) => name)).toEqual(['Anna twice', 'Anna other'])
  expect(await mailsTo('twice')).toHaveLength(1)
  const today = await visitor.today()
  for (const dateStart of [addDays(today, -1), addDays(today, 70)])
    expect((await join('never', { dateStart })).body).toEqual({ dateStart: ['date_out_of_range'] })
  expect((await join('never', { name: undefined })).status).toBe(400)
  expect((await join('never', { shelfPeriodPrice: '01M845MXDN0MFNGVB3PWCW6ZGC' })).status).toBe(404)
})

test('Who takes any day after the market has closed waits from tomorrow on', async () => {
  await toTenOClock()
  await cloud.later(10 * 3_600)
  const today = await visitor.today()
  const [first, lastStart] = [addDays(today, 1), addDays(today, 20)]
  const joined = await join('evening', { dateStart: today, daysLater: 20 })
  expect([joined.status, joined.body]).toEqual([201, { dateStart: first, lastStart }])
  expect((await list()).places).toMatchObject([{ name: 'Anna evening', dateStart: first, lastStart }])
  expect((await join('never', { dateStart: today })).body).toEqual({ dateStart: ['date_out_of_range'] })
}, 60_000)

test('Nobody has a free shelf held by asking for it: it can be booked', async () => {
  await free()
  expect(told(await join('quick'))).toEqual([409, { detail: 'shelf_is_free' }])
  expect(told(await join('quick', { daysLater: 14 }))).toEqual([409, { detail: 'shelf_is_free' }])
  expect((await list()).places).toEqual([])
})

test('Nobody has a free shelf held by putting it into a cart, waiting for it and letting it go', async () => {
  await free()
  const dateStart = addDays(await visitor.today(), 3)
  const { id: bookingRequest, cartToken } = (await visitor.reserve({ shelfPeriodPrice: price(), dateStart }))
    .body
  expect(told(await join('trick'))).toEqual([409, { detail: 'shelf_in_a_cart' }])
  expect((await list()).places).toEqual([])
  await visitor.call('DELETE', 'booking_request/delete/', { bookingRequest, cartToken })
  expect(told(await join('trick'))).toEqual([409, { detail: 'shelf_is_free' }])
})

test('A customer who is deleted leaves every line', async () => {
  await joinAll('gone', 'stays')
  await changePlaces(place => (place.name === 'Anna gone' ? { ...place, customer: '100077' } : place))
  await commit([emit(MARKET, customerDeleted, { userNumber: '100077' })])
  await cloud.idle()
  expect((await list()).places.map(({ name }) => name)).toEqual(['Anna stays'])
})
