/** Holds that staff change while somebody waits: shortened, without an end, with a name. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { expire } from '#functions/bookings/cart/expire.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { told } from '../../cloud/told.ts'
import { OVER, waitlistAt } from '../../people/waitlist.ts'

const cloud = cloudForTests()
const MARKET = 'waitlist-held'

const HOST = `${MARKET}.example`
const line = waitlistAt(cloud, MARKET, HOST)
const { open, fill, staff, list, nowOfCloud, toTenOClock, changeHold, offer, take, offered, passes } = line

beforeAll(async () => {
  await open()
  await toTenOClock()
}, 60_000)
beforeEach(() => fill(), 60_000)

const HOUR = 3_600

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
