/** The connection with Instagram lives for as long as staff want it. */
import { beforeAll, expect, test } from 'vitest'
import { type Caller, cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { feedOf } from '../../people/feed.ts'
import { staffToken } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'feed-for-long'
let staff: Caller
const { connection, connect, ids, act } = feedOf(cloud, MARKET, () => staff)

/** A session ends within the hour, so staff log in again. */
const logIn = async () => {
  staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
}

beforeAll(async () => {
  await openMarket(MARKET, 1)
  await logIn()
})

test('A token is renewed every week, long before its 60 days are over', async () => {
  await connect()
  const posts = await ids()
  expect(posts.length).toBeGreaterThan(0)
  for (let day = 0; day < 10; day += 1) await cloud.later(86_400)
  await act({ expire: 'reol.demo', olderThanDays: 5 })
  await cloud.later(3_600 + 120)
  await logIn()
  expect((await connection()).connection).toMatchObject({ isLost: false })
  expect(await ids()).toEqual(posts)
})
