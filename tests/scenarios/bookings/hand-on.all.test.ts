/** Customers whom staff merge while a booking is handed on. */
import { beforeAll, expect, test } from 'vitest'
import { readLiveBookings } from '#functions/customers/table/live-bookings.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { handingOnAt } from '../../people/handing-on.ts'

const cloud = cloudForTests()
const MARKET = 'hand-on-merged'

const on = handingOnAt(cloud, MARKET, 'hand-on-merged.example')
const { staff, tenant, offerTo, show, accept, ownOf } = on

beforeAll(on.open, 60_000)

test('Two customers whom staff merge keep apart who has a booking and who paid it', async () => {
  const [anna, mads] = [await tenant(), await tenant(9)]
  const token = await offerTo(anna, '', { email: mads.email })
  expect((await accept(token, (await show(token)).body)).status).toBe(204)
  const numberOf = async (of: typeof anna) =>
    (await of.as.call<{ userNumber: string; version: number }>('GET', 'customer/')).body
  const [payer, holder] = [await numberOf(anna), await numberOf(mads)]
  const merged = await staff.call('POST', `customers/${holder.userNumber}/merge/`, {
    from: payer.userNumber,
    version: holder.version,
    fromVersion: payer.version,
  })
  expect(merged.status, JSON.stringify(merged.body)).toBe(200)
  await cloud.idle()
  expect(await ownOf(mads.as, anna.id)).toMatchObject({ isHandedOn: false, txId: anna.txId })
}, 60_000)

test('Staff merge the tenant into another before the friend accepts, and no event has told it: it lives with the friend alone', async () => {
  const [anna, mads] = [await tenant(), await tenant(9)]
  const token = await offerTo(anna, 'between')
  const seen = (await show(token)).body
  const numberOf = async (of: typeof anna) =>
    (await of.as.call<{ userNumber: string; version: number }>('GET', 'customer/')).body
  const [from, kept] = [await numberOf(anna), await numberOf(mads)]
  await setFault(cloud, 'events', 'drop')
  const versions = { version: kept.version, fromVersion: from.version }
  const path = `customers/${kept.userNumber}/merge/`
  expect((await staff.call('POST', path, { from: from.userNumber, ...versions })).status).toBe(200)
  expect((await accept(token, seen)).status).toBe(204)
  await setFault(cloud, 'events', 'off')
  const livesOf = async (number: string) =>
    (await readLiveBookings(MARKET, number)).bookings.map(({ id }) => id)
  expect(await livesOf(kept.userNumber)).toEqual([mads.id])
  expect(await livesOf(String((await staff.request(anna.id)).customer))).toEqual([anna.id])
  // The sweeper sends what was lost.
  await staff.later(900)
}, 60_000)
