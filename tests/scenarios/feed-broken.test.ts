/** The connection with Instagram ends or changes while its posts are being fetched. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Caller, cloudForTests, openMarket } from '../cloud/local-cloud.ts'
import { allItems } from '../cloud/market-state.ts'
import { ACCOUNTS, feedOf } from '../people/feed.ts'
import { staffToken } from '../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'feed-broken'
let staff: Caller
beforeAll(async () => {
  await openMarket(MARKET, 1)
  staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
})
afterEach(() => vi.unstubAllGlobals())

const feed = feedOf(cloud, MARKET, () => staff)

const posts = async () => {
  await cloud.idle()
  return (await allItems()).filter(({ pk, kind }) => pk.startsWith(`${MARKET}#`) && kind === 'feed-post')
}

/** Does something once, while a worker reads the list of posts or copies the nth file. */
const during = (what: RegExp, nth: number, act: () => Promise<unknown>): void => {
  const send = globalThis.fetch
  let seen = 0
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const url = String(asked[0] instanceof Request ? asked[0].url : asked[0])
    if (what.test(url)) {
      seen += 1
      if (seen === nth) await act()
    }
    return send(...asked)
  })
}

test.each([
  ['the list is read', /\/me\/media/, 1],
  ['files are copied', /\/media\/|\/files?\/|\.(jpe?g|mp4|png)/, 3],
])('Who disconnects while %s leaves no post', async (_, what, nth) => {
  const back = await feed.returned()
  let ended = 0
  during(what, nth, async () => {
    ended = (await cloud.call('DELETE', '/api/admin/disconnect/', undefined, staff)).status
  })
  expect((await feed.connectWith(back)).status).toBe(200)
  expect(await posts()).toEqual([])
  expect(ended).toBe(204)
  expect(await feed.list()).toEqual({ username: null, results: [] })
})

test('Another account that is connected while posts are copied is the only one shown and kept', async () => {
  const [first, second] = [await feed.returned(), await feed.returned(ACCOUNTS.berlin)]
  during(/\/me\/media/, 1, () => feed.connectWith(second))
  expect((await feed.connectWith(first)).status).toBe(200)
  await cloud.idle()
  const shown = await feed.list()
  expect(shown.username).toBe('regal.berlin')
  expect(shown.results).toHaveLength(2)
  expect((await posts()).map(({ id }) => id).sort()).toEqual(shown.results.map(({ id }) => id).sort())
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
  during(/\/media\/|\/files?\/|\.(jpe?g|mp4|png)/, 1, () => later(200))
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
