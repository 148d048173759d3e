/** The links by which friends take bookings over, and what happens to a booking meanwhile: one true end each. */
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { linkToken } from '#functions/kit/link.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import type { MyData } from '#shared/messages/my-data.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { INVALID, told } from '../../cloud/told.ts'
import { handingOnAt, OVER, type Tenant } from '../../people/handing-on.ts'
import { type Visitor, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'hand-on-links'
const on = handingOnAt(cloud, MARKET, 'hand-on-links.example')
const { staff, tenant, offerTo, takeBack, show, accept, decline, mailsTo, addressOf } = on

beforeAll(on.open, 60_000)

const holderOf = async ({ id }: Tenant) => (await staff.request(id)).customerEmail

test('An offer that was declined, taken back or made anew is over for its link, and the tenant hears of a no', async () => {
  const anna = await tenant()
  const first = await offerTo(anna, 'declines')
  const { body } = await show(first)
  expect((await decline(first)).status).toBe(204)
  expect(told(await decline(first))).toEqual(OVER)
  expect((await mailsTo(anna.email))[0]?.subject).toBe('Mette sagde nej tak til din booking')
  const second = await offerTo(anna, 'second')
  expect((await takeBack(anna)).status).toBe(204)
  expect((await takeBack(anna)).status).toBe(204)
  const third = await offerTo(anna, 'third')
  for (const over of [first, second]) {
    expect(told(await show(over))).toEqual(OVER)
    expect(told(await accept(over, body))).toEqual(OVER)
  }
  expect((await accept(third, body)).status).toBe(204)
  expect(told(await decline(third))).toEqual(OVER)
  expect((await takeBack(anna)).status).toBe(404)
}, 60_000)

test('The former tenant extends nothing by an earlier link, and staff find the booking by the friend alone', async () => {
  const anna = await tenant()
  const link = await linkToken(
    { purpose: 'extend-booking-request', market: MARKET, bookingRequest: anna.id, dateEnd: anna.dateEnd },
    3_600,
  )
  const byLink = () => staff.visitor.call('GET', `booking_request/by_link/?token=${encodeURIComponent(link)}`)
  expect((await byLink()).status).toBe(200)
  const token = await offerTo(anna, 'extends')
  expect((await accept(token, (await show(token)).body)).status).toBe(204)
  expect(told(await byLink())).toEqual(INVALID)
  await cloud.idle()
  const found = async (search: string) =>
    (
      await staff.call<{ results: { id: string }[] }>('GET', `booking_requests/?search=${search}`)
    ).body.results.some(({ id }) => id === anna.id)
  expect(await found(addressOf('extends'))).toBe(true)
  expect(await found(anna.email)).toBe(false)
}, 60_000)

test('A booking that staff move meanwhile is accepted as it is now, not as it was read', async () => {
  const anna = await tenant()
  const token = await offerTo(anna, 'moved')
  const read = (await show(token)).body
  const { version } = (await staff.call<ShelfBooking>('GET', `shelf_bookings/${anna.id}/`)).body
  const [dateStart, dateEnd] = [addDays(anna.dateStart, 1), addDays(anna.dateEnd, 1)]
  const moved = await staff.call('PUT', `shelf_bookings/${anna.id}/`, { version, dateStart, dateEnd })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  expect(told(await accept(token, read))).toEqual([409, { detail: 'hand_over_changed' }])
  const now = (await show(token)).body
  expect([now.dateStart, now.dateEnd]).toEqual([dateStart, dateEnd])
  expect((await accept(token, now)).status).toBe(204)
}, 60_000)

test('Of acceptances at the same moment there is one effect: one customer, one mail', async () => {
  const anna = await tenant()
  const token = await offerTo(anna, 'twice')
  const { body } = await show(token)
  const all = await Promise.all(Array.from({ length: 5 }, () => accept(token, body)))
  expect(all.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
  const mails = await mailsTo(addressOf('twice'))
  expect(mails.filter(({ subject }) => subject.includes('er nu din'))).toHaveLength(1)
  const { results } = (
    await staff.call<{ results: unknown[] }>('GET', `customers/?search=${addressOf('twice')}`)
  ).body
  expect(results).toHaveLength(1)
}, 60_000)

test(
  'Accepted while it is withdrawn by who paid: it has one tenant, and its money one way',
  () => on.acceptWhile(anna => on.confirm(anna, anna.totalPrice)),
  60_000,
)

test('The data of both have what is theirs: the payment with who paid, the booking with the friend', async () => {
  const anna = await tenant(5, true)
  const token = await offerTo(anna, 'data')
  expect((await accept(token, (await show(token)).body)).status).toBe(204)
  const mette = await on.loggedIn(addressOf('data'))
  const wish = { dateStart: addDays(anna.dateStart, 20), note: 'Min mor kommer' }
  const asked = await mette.call('POST', `booking_requests/${anna.id}/move/`, { ...wish, beginWish: true })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const dataOf = async (as: Visitor): Promise<MyData> => {
    const { job } = (await as.call<{ job: string }>('POST', 'my_data/')).body
    await cloud.idle()
    const { result } = (await as.call<{ result: { url: string } }>('GET', `jobs/${job}/`)).body
    const files = unzipSync(new Uint8Array(await (await fetch(result.url)).arrayBuffer()))
    return JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
  }
  const [annas, mettes] = [await dataOf(anna.as), await dataOf(mette)]
  expect(annas.payments.map(({ id }) => id)).toEqual([anna.txId])
  expect(annas.documents).toHaveLength(1)
  const wished = { wishToBeginAt: expect.any(String) }
  expect(annas.bookings).toMatchObject([{ id: anna.id, buyerName: '', email: '', ...wished }])
  expect(JSON.stringify(annas)).not.toContain(addressOf('data'))
  expect(JSON.stringify(annas)).not.toContain(wish.note)
  expect(mettes.payments).toEqual([])
  expect(mettes.documents).toEqual([])
  expect(mettes.bookings).toMatchObject([{ id: anna.id, buyerName: 'Mette Munk', wishToBeginAt: null }])
  expect(mettes.mails.every(({ to }) => to === addressOf('data'))).toBe(true)
  expect(JSON.stringify(mettes)).not.toContain(anna.email)
}, 60_000)

test('An offer without an answer ends after seven days: the tenant hears of it and may offer again', async () => {
  const anna = await tenant(20)
  const soon = await tenant(3)
  const [token, begins] = [await offerTo(anna, 'silent'), await offerTo(soon, 'begins')]
  await staff.later(2 * 86_400 + 43_200)
  await staff.later(86_400)
  expect(told(await show(begins))).toEqual(OVER)
  expect((await mailsTo(soon.email)).map(({ subject }) => subject)).toContain('Mette nåede ikke at svare')
  expect((await show(token)).status).toBe(200)
  await staff.later(4 * 86_400)
  expect(told(await show(token))).toEqual(OVER)
  expect((await mailsTo(anna.email)).map(({ subject }) => subject)).toContain('Mette nåede ikke at svare')
  expect(await holderOf(anna)).toBe(anna.email)
  const fresh = visitorOf(cloud, MARKET)
  expect((await fresh.call('POST', 'hand_over/decline/', { token })).status).toBe(409)
}, 60_000)
