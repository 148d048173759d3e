/** Staff connect the market with Instagram; visitors see its posts, all from our own site. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setFault } from '../../cloud/fault.ts'
import { type Caller, cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { ACCOUNTS, feedOf } from '../../people/feed.ts'
import { staffToken } from '../../people/staff.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'feed'
const OTHER = 'feed-next-door'
const HOUR = 3_600
const REMOVED = '17900000000000006'
const [PICTURE, VIDEO, ALBUM] = ['17900000000000001', '17900000000000002', '17900000000000003']
let staff: Caller
let others: Caller
const logIn = async () => {
  staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
  others = { market: OTHER, token: await staffToken(cloud, OTHER) }
}
beforeAll(async () => {
  for (const market of [MARKET, OTHER]) await openMarket(market, 1)
  await logIn()
})

/** The accounts of the sandbox are there for the other files of the worker too. */
afterAll(() => act({ restore: REMOVED }))

/** A session ends within the hour, so staff log in again. */
const later = async (seconds: number) => {
  await cloud.later(seconds)
  await logIn()
}

const { connection, returned, connectWith, connect, disconnect, list, ids, read, act } = feedOf(
  cloud,
  MARKET,
  () => staff,
)

const statusOf = async (file: string | null | undefined) => (await fetch(cloud.url() + file)).status

test('Staff connect an account, and visitors see its pictures, video and album from our own site', async () => {
  expect(await list()).toEqual({ username: null, results: [] })
  const back = await returned()
  expect(back.origin + back.pathname).toBe(`${cloud.url()}/admin_section`)
  expect((await connectWith(back)).body).toMatchObject({ username: 'reol.demo', isLost: false })
  await cloud.idle()
  const { username, results } = await list()
  expect(username).toBe('reol.demo')
  expect(results).toHaveLength(6)
  expect(results[0]).toMatchObject({ id: PICTURE, type: 'IMAGE' })
  expect(results[0]?.text).toMatch(/^Nyt på hylde 12 .+ …$/)
  expect(JSON.stringify(results)).not.toMatch(/https?:/)
  const video = (await read(VIDEO)).body
  expect(video).toMatchObject({ type: 'VIDEO', permalink: 'https://www.instagram.com/p/000002/' })
  expect(video.items[0]?.video).toMatch(/^\/files\/feed\/.+\.mp4$/)
  const album = (await read(ALBUM)).body
  expect(album.items).toHaveLength(3)
  for (const { picture, video } of [...album.items, ...(await read(VIDEO)).body.items]) {
    const answer = await fetch(cloud.url() + picture)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    if (video) expect((await fetch(cloud.url() + video)).headers.get('content-type')).toBe('video/mp4')
  }
  expect((await connection()).connection).toMatchObject({ username: 'reol.demo', isLost: false })
})

test('A code works once, and a refusal of the owner gives none', async () => {
  const back = await returned()
  await connectWith(back)
  expect(await connectWith(back)).toEqual({ status: 409, body: { detail: 'instagram_refused' } })
  const denied = await returned('deny')
  expect(denied.searchParams.get('error')).toBe('access_denied')
  expect(denied.searchParams.get('code')).toBeNull()
})

test('A state of nobody, of another market, of another member of staff or of long ago connects nothing', async () => {
  const refused = { status: 400, body: { detail: 'link_invalid' } }
  const [theirs, mine] = [await returned(ACCOUNTS.berlin, others), await returned()]
  expect(await connectWith(theirs)).toEqual(refused)
  const colleague = { market: MARKET, token: await staffToken(cloud, MARKET, 'colleague') }
  expect(await connectWith(mine, colleague)).toEqual(refused)
  const forged = new URL(mine)
  forged.searchParams.set('state', [...(mine.searchParams.get('state') ?? '')].reverse().join(''))
  expect(await connectWith(forged)).toEqual(refused)
  await later(16 * 60)
  expect(await connectWith(mine)).toEqual(refused)
})

test('Tenants and visitors connect nothing, and a post of one market is not another’s', async () => {
  expect((await connectWith(await returned(), { market: MARKET })).status).toBe(401)
  expect((await cloud.call('DELETE', '/api/admin/disconnect/', undefined, { market: MARKET })).status).toBe(
    401,
  )
  expect((await read(PICTURE, OTHER)).status).toBe(404)
  expect(await list(OTHER)).toEqual({ username: null, results: [] })
  expect(await disconnect(others)).toMatchObject({ status: 204 })
  expect(await ids()).toHaveLength(6)
})

test('A post that was removed on Instagram is gone an hour later, with its files', async () => {
  const { items } = (await read(REMOVED)).body
  expect(await statusOf(items[0]?.picture)).toBe(200)
  await act({ remove: REMOVED })
  expect(await ids()).toContain(REMOVED)
  await later(HOUR + 120)
  expect(await ids()).not.toContain(REMOVED)
  expect((await read(REMOVED)).status).toBe(404)
  expect(await statusOf(items[0]?.picture)).toBe(404)
  expect(await ids()).toHaveLength(5)
})

test('While Instagram is down the posts stay, and a quarter of an hour later it is asked again', async () => {
  const before = await list()
  await setFault(cloud, 'instagram', 'down')
  await later(HOUR + 120)
  expect(await list()).toEqual(before)
  const { fetchedAt, isLost } = (await connection()).connection ?? {}
  expect(isLost).toBe(false)
  await setFault(cloud, 'instagram', 'off')
  await later(16 * 60)
  expect((await connection()).connection?.fetchedAt).not.toBe(fetchedAt)
})

test('A timer that was lost stops nothing: the sweeper finds what is due', async () => {
  const fetched = async () => (await connection()).connection?.fetchedAt
  const before = await fetched()
  await setFault(cloud, 'events', 'drop')
  await later(HOUR + 120)
  expect(await fetched()).toBe(before)
  await setFault(cloud, 'events', 'off')
  for (let run = 0; run < 3; run += 1) await later(5 * 60)
  expect(await fetched()).not.toBe(before)
})

test('An address of Instagram that does not answer refuses to connect for now', async () => {
  const back = await returned()
  await setFault(cloud, 'instagram', 'down', 1)
  expect(await connectWith(back)).toEqual({ status: 503, body: { detail: 'instagram_unavailable' } })
})

test('When Instagram ends the token, staff read it, the posts stay, and connecting again goes on', async () => {
  const before = await list()
  const picture = (await read(ALBUM)).body.items[0]?.picture
  await act({ expire: 'reol.demo' })
  await later(HOUR + 120)
  expect((await connection()).connection).toMatchObject({ isLost: true })
  expect(await list()).toEqual(before)
  await connect()
  expect((await connection()).connection).toMatchObject({ isLost: false })
  expect((await read(ALBUM)).body.items[0]?.picture).toBe(picture)
})

test('Another account takes the place of the first one’s posts', async () => {
  expect((await connect(ACCOUNTS.berlin)).body).toMatchObject({ username: 'regal.berlin' })
  expect((await list()).results.map(({ text }) => text)[0]).toContain('Emaille')
  expect(await ids()).toHaveLength(2)
})

test('Who disconnects forgets the account, its posts and their files; the history says who did', async () => {
  const [first] = (await list()).results
  expect(await disconnect()).toMatchObject({ status: 204 })
  expect((await connection()).connection).toBeNull()
  expect(await list()).toEqual({ username: null, results: [] })
  expect((await read(first?.id)).status).toBe(404)
  expect(await statusOf(first?.picture)).toBe(404)
  const { body } = await cloud.call<{ results: { who: string; changes: object[] }[] }>(
    'GET',
    '/api/admin/audit/?kind=market',
    undefined,
    staff,
  )
  expect(body.results[0]).toMatchObject({ who: 'boss' })
  expect(body.results[0]?.changes).toContainEqual({
    field: 'instagramAccount',
    before: 'regal.berlin',
    after: null,
  })
  expect(JSON.stringify(body)).not.toContain('IGAA')
})

test('A visitor asks about a post, and staff learn which one', async () => {
  await connect()
  const body = {
    name: 'Åse',
    email: 'aase.feed@example.com',
    phone: '20 12 34 56',
    notes: 'Er lampen der endnu?',
    marketId: MARKET,
    instagramMediaId: PICTURE,
  }
  expect((await visitorOf(cloud, MARKET).call('GET', 'instagram_media/')).status).toBe(200)
  expect((await cloud.call('POST', '/api/market_feedback/', body)).status).toBe(200)
  await cloud.idle()
  const messages = await cloud.call<{ results: { instagramMediaId: string }[] }>(
    'GET',
    '/api/admin/market_messages/',
    undefined,
    staff,
  )
  const about = messages.body.results[0]?.instagramMediaId
  const post = await cloud.call<{ id: string; type: string }>(
    'GET',
    `/api/admin/instagram_media/${about}/`,
    undefined,
    staff,
  )
  expect(post.body).toMatchObject({ id: PICTURE, type: 'IMAGE' })
})
