/** What becomes of the places in a line when staff merge the customers who wait. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { waitlistAt } from '../../people/waitlist.ts'

const HOST = 'waitlist-merged.example'
const cloud = cloudForTests()
const MARKET = 'waitlist-merged'
const {
  open,
  fill,
  free,
  staff,
  list,
  nowOfCloud,
  toTenOClock,
  joinAll,
  changePlaces,
  mailsTo,
  offerTo,
  offer,
} = waitlistAt(cloud, MARKET, HOST)

beforeAll(async () => {
  await open()
  await toTenOClock()
}, 60_000)
beforeEach(() => fill(), 60_000)

interface Customer {
  userNumber: string
  version: number
}

const created = async (name: string): Promise<Customer> => {
  const typed = { name: 'Ida Holm', phone: '20123456', country: 'dk', email: `${name}@${HOST}` }
  return (await staff<Customer>('POST', 'customers/', typed)).body
}

/** Gives the places, in the order of the line, to these customers. Undefined: it stays a guest's. */
const give = (...customers: (Customer | undefined)[]) =>
  changePlaces((place, nth) => ({ ...place, customer: customers[nth]?.userNumber ?? null }))

const merge = async (kept: Customer, from: Customer): Promise<void> => {
  const versions = { version: kept.version, fromVersion: from.version }
  const merged = { from: from.userNumber, ...versions }
  expect((await staff('POST', `customers/${kept.userNumber}/merge/`, merged)).status).toBe(200)
  await cloud.idle()
}

const inLine = async () => (await list()).places.map(({ name, customer }) => [name, customer])

test('A customer who is merged into another keeps their place in every line, and has the offer at the address kept', async () => {
  await joinAll('merged')
  const [kept, from] = [await created('kept'), await created('from')]
  await give(from)
  await merge(kept, from)
  expect(await inLine()).toEqual([['Anna merged', kept.userNumber]])
  await free()
  expect(await offerTo('merged')).toBe('')
  const token = await offerTo('kept')
  const { until } = (await offer(token)).body
  await cloud.later(Math.ceil((Date.parse(until) - (await nowOfCloud())) / 1_000) + 90)
  const [lapsed] = await mailsTo('kept')
  expect(lapsed?.subject).toMatch(/has gone to somebody else$/)
})

test.each(['kept', 'from'])(
  'Of two places of customers who are merged the first one stays: that of the %s',
  async who => {
    await joinAll(`${who}-first`, `${who}-other`, `${who}-second`)
    const [kept, from] = [await created(`${who}-a`), await created(`${who}-b`)]
    await give(...(who === 'kept' ? [kept, undefined, from] : [from, undefined, kept]))
    await merge(kept, from)
    expect(await inLine()).toEqual([
      [`Anna ${who}-first`, kept.userNumber],
      [`Anna ${who}-other`, null],
    ])
  },
)

test('Of two places of customers who are merged the one stays for which a shelf is held', async () => {
  await joinAll('waits', 'holds')
  const [kept, from] = [await created('waiting'), await created('holding')]
  // The first one wants a period that the market does not sell.
  const shelfPeriodPrice = '01M00000000000000000000000'
  await changePlaces((place, nth) => (nth ? place : { ...place, shelfPeriodPrice }))
  await free()
  const token = await offerTo('holds')
  await give(kept, from)
  await merge(kept, from)
  expect(await inLine()).toEqual([['Anna holds', kept.userNumber]])
  expect((await offer(token)).status).toBe(200)
}, 60_000)

test('Of two places of customers who are merged the first stays when staff have deleted the hold of the other', async () => {
  await joinAll('first-waits', 'lost-hold')
  const [kept, from] = [await created('patient'), await created('unlucky')]
  const shelfPeriodPrice = '01M00000000000000000000000'
  await changePlaces((place, nth) => (nth ? place : { ...place, shelfPeriodPrice }))
  await free()
  const token = await offerTo('lost-hold')
  const { bookingRequest } = (await offer(token)).body
  expect((await staff('DELETE', `shelf_bookings/${bookingRequest.id}/`)).status).toBe(204)
  await give(kept, from)
  await merge(kept, from)
  expect(await inLine()).toEqual([['Anna first-waits', kept.userNumber]])
}, 60_000)

test('Of two places of customers who are merged the second stays when staff have deleted the hold of the first', async () => {
  await joinAll('dead-hold', 'waits-on')
  const [kept, from] = [await created('calm'), await created('refused')]
  await free()
  const { bookingRequest } = (await offer(await offerTo('dead-hold'))).body
  expect((await staff('DELETE', `shelf_bookings/${bookingRequest.id}/`)).status).toBe(204)
  await give(from, kept)
  await merge(kept, from)
  expect(await inLine()).toEqual([['Anna waits-on', kept.userNumber]])
}, 60_000)
