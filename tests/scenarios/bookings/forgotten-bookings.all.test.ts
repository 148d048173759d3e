/** What bookings keep of who is deleted: nothing that was typed of them, also in the history. The books stay. */
import { beforeAll, expect, test } from 'vitest'
import { readLogin } from '#functions/identity/table/login.ts'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { allItems } from '../../cloud/market-state.ts'
import { handingOnAt, type Tenant } from '../../people/handing-on.ts'

const cloud = cloudForTests()
const MARKET = 'forgotten-bookings'
const on = handingOnAt(cloud, MARKET, 'forgotten-bookings.example')
const { staff, tenant, offerTo, show, accept, confirm } = on

beforeAll(on.open, 60_000)

/** The kinds of items of bookings and of their history that have one of these texts. */
const kindsWith = async (...texts: string[]): Promise<Set<unknown>> => {
  await cloud.idle()
  const found = (await allItems())
    .filter(({ kind }) => ['booking-request', 'plan-row', 'audit'].includes(String(kind)))
    .filter(item => item.pk.startsWith(`${MARKET}#`))
    .filter(item => texts.some(text => JSON.stringify(item).includes(text)))
  return new Set(found.map(({ kind }) => kind))
}

const remove = async ({ email }: Tenant): Promise<number> => {
  const login = await readLogin(MARKET, email)
  return (await staff.call('DELETE', `customers/${login?.username}/`)).status
}

test('Who is deleted is forgotten in their bookings: where the receipt of a withdrawal went, what they wrote, and in the history', async () => {
  const anna = await tenant(20)
  const wish = { dateStart: addDays(anna.dateStart, 7), note: 'Jeg skal på ferie' }
  expect((await anna.as.call('POST', `booking_requests/${anna.id}/move/`, wish)).status).toBe(200)
  expect((await confirm(anna, anna.totalPrice)).status).toBe(200)
  const typed = [anna.email, anna.name, wish.note]
  expect(await kindsWith(...typed)).toEqual(new Set(['booking-request', 'audit']))
  expect(await remove(anna)).toBe(204)
  expect(await kindsWith(...typed)).toEqual(new Set())
  const path = `audit/?kind=booking&id=${anna.id}`
  const history = await staff.call<{ results: { changes: { field: string }[] }[] }>('GET', path)
  const fields = history.body.results.flatMap(({ changes }) => changes.map(({ field }) => field))
  expect(fields).toContain('refundedAmount')
}, 60_000)

test('Who handed a booking on, withdrew and is deleted is forgotten there; the friend is not', async () => {
  const anna = await tenant(20)
  const token = await offerTo(anna, 'keeps')
  expect((await accept(token, (await show(token)).body)).status).toBe(204)
  expect((await confirm(anna, anna.totalPrice)).status).toBe(200)
  expect((await kindsWith(anna.email)).has('booking-request')).toBe(true)
  expect(await remove(anna)).toBe(204)
  expect(await kindsWith(anna.email, anna.name)).toEqual(new Set())
  expect(await kindsWith(on.addressOf('keeps'))).toEqual(new Set(['booking-request']))
}, 60_000)
