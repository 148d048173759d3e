/** The connection with Instagram ends or changes while its posts are being fetched. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Caller, cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { ACCOUNTS, feedOf, whileFetching } from '../../people/feed.ts'
import { staffToken } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'feed-broken'
let staff: Caller
beforeAll(async () => {
  await openMarket(MARKET, 1)
  staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
})
afterEach(() => vi.unstubAllGlobals())

const feed = feedOf(cloud, MARKET, () => staff)

test('Another account that is connected while posts are copied is the only one shown and kept', async () => {
  const [first, second] = [await feed.returned(), await feed.returned(ACCOUNTS.berlin)]
  whileFetching(/\/me\/media/, 1, () => feed.connectWith(second))
  expect((await feed.connectWith(first)).status).toBe(200)
  await cloud.idle()
  const shown = await feed.list()
  expect(shown.username).toBe('regal.berlin')
  expect(shown.results).toHaveLength(2)
  expect((await feed.posts()).map(({ id }) => id).sort()).toEqual(shown.results.map(({ id }) => id).sort())
})
