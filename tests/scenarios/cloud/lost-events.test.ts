/** An event or a timer that was lost loses no shelf, no money, no mail and no job: the sweeper finds what is late. */
import { beforeAll, expect, test } from 'vitest'
import { nowSeconds } from '#functions/kit/clock.ts'
import { DUE_PARTITIONS, due, dueAt } from '#functions/kit/due.ts'
import { countOf } from '#functions/kit/list.ts'
import { batch, commit, query, removeAll } from '#functions/kit/table.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { readMarketStates, untilQuiet } from '../../cloud/market-state.ts'
import { loseAll } from '../../people/losing.ts'
import { staffToken } from '../../people/staff.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'
import { violations } from '../../walk/invariants.ts'

const cloud = cloudForTests()

const dueOf = async (market: string) => {
  const items = await Promise.all(
    DUE_PARTITIONS.map(partition =>
      query({
        IndexName: 'due',
        KeyConditionExpression: 'dueIn = :partition',
        ExpressionAttributeValues: { ':partition': partition },
      }),
    ),
  )
  return items.flat().filter(({ pk }) => pk.startsWith(`${market}#`))
}

beforeAll(() => openMarket('lost', 6))

test('A hold whose event was lost ends, and its shelf is free', async () => {
  const at = visitorOf(cloud, 'lost')
  const reserved = await loseAll(cloud, () => at.reserveOne())
  expect(await at.statuses(reserved)).toEqual(['expired'])
  const [state] = await readMarketStates(cloud, ['lost'])
  // The queues are those of all files of this worker.
  expect(state && violations({ ...state, queues: [] })).toEqual({})
})

test('Who paid gets the confirmation and the link to a password, once each', async () => {
  const at = visitorOf(cloud, 'lost')
  const guest = newGuest()
  await loseAll(cloud, async () => {
    const reserved = await at.reserveOne()
    const checkout = at.checkout([reserved], guest)
    const { body } = await at.init(checkout)
    await at.pay(body.paymentId)
    expect((await at.confirm(checkout, body.paymentId)).status).toBe(200)
  })
  expect(await at.mails(guest.customerEmail)).toHaveLength(2)
})

test('A job whose task was lost is done', async () => {
  const token = await staffToken(cloud, 'lost')
  const { body } = await loseAll(cloud, () =>
    cloud.call<{ job: string }>('POST', '/api/admin/customers/export/', {}, { market: 'lost', token }),
  )
  const job = await cloud.call<{ state: string }>('GET', `/api/admin/jobs/${body.job}/`, undefined, {
    market: 'lost',
    token: await staffToken(cloud, 'lost'),
  })
  expect(job.body.state).toBe('done')
})

test('What cannot be sent waits behind what can', async () => {
  const broken = ['no-such-event', 'no-such-other'].map((name, nth) => {
    const id = `01M80YT2PQ4T35TGTQ3TCN4RM${nth}`
    const event = { id, name, version: 1, market: 'lost', at: 'now', payload: null }
    return { pk: `lost#OUTBOX#${id}`, sk: 'OUTBOX', kind: 'outbox', ...event, ...due(id, nowSeconds() - 900) }
  })
  const keys = broken.map(({ pk, sk }) => ({ pk, sk }))
  await commit(broken.map(Item => ({ put: { Item } })))
  const before = dueAt(nowSeconds())
  await cloud.call('POST', '/local/clock/', { advanceSeconds: 300 })
  await untilQuiet(cloud)
  for (const item of await batch(keys))
    expect(item?.dueAt).toSatisfy(at => typeof at === 'string' && at > before)
  await removeAll(keys)
})

test("When all has ended, only the market's next round of reminders is due, and no event waits", async () => {
  expect((await dueOf('lost')).map(({ pk }) => pk)).toEqual(['lost#ROUND'])
  expect(await countOf({ market: 'lost', list: 'REQUESTS#reserved', index: 2 })).toBe(0)
})
