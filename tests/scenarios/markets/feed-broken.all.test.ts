/** The connection with Instagram ends or changes while its posts are being fetched, in further ways. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Caller, cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { feedOf, whileFetching } from '../../people/feed.ts'
import { staffToken } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'feed-broken-more'

let staff: Caller
beforeAll(async () => {
  await openMarket(MARKET, 1)
  staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
})
afterEach(() => vi.unstubAllGlobals())

const feed = feedOf(cloud, MARKET, () => staff)

test.each([
  ['the list is read', /\/me\/media/, 1],
  ['files are copied', /\/media\/|\/files?\/|\.(jpe?g|mp4|png)/, 3],
])('Who disconnects while %s leaves no post', async (_, what, nth) => {
  const back = await feed.returned()
  let ended = 0
  whileFetching(what, nth, async () => {
    ended = (await cloud.call('DELETE', '/api/admin/disconnect/', undefined, staff)).status
  })
  expect((await feed.connectWith(back)).status).toBe(200)
  expect(await feed.posts()).toEqual([])
  expect(ended).toBe(204)
  expect(await feed.list()).toEqual({ username: null, results: [] })
})

test('A code and a state that were used connect nothing again, and a changed state connects nothing', async () => {
  const back = await feed.returned()
  expect((await feed.connectWith(back)).status).toBe(200)
  expect((await feed.connectWith(back)).body).toMatchObject({ detail: 'instagram_refused' })
  const stolen = new URL(back)
  stolen.searchParams.set('code', (await feed.returned()).searchParams.get('code') ?? '')
  stolen.searchParams.set('state', `${back.searchParams.get('state')?.slice(0, -4)}AAAA`)
  expect((await feed.connectWith(stolen)).body).toMatchObject({ detail: 'link_invalid' })
})

test('While files come too slowly for one run, all posts are there, and a later run has their files', async () => {
  await cloud.call('DELETE', '/api/admin/disconnect/', undefined, staff)
  await cloud.idle()
  const back = await feed.returned()
  // Reading the list takes no time; the first file takes longer than a run may copy.
  whileFetching(/\/media\/|\/files?\/|\.(jpe?g|mp4|png)/, 1, () => later(200))
  expect((await feed.connectWith(back)).status).toBe(200)
  await cloud.idle()
  await expect.poll(async () => (await feed.list()).results.length).toBe(6)
  vi.unstubAllGlobals()
  await cloud.later(3_700)
  await expect
    .poll(async () => (await feed.list()).results.every(({ picture }) => picture !== null))
    .toBe(true)
})

const later = (advanceSeconds: number) => cloud.call('POST', '/local/clock/', { advanceSeconds })
