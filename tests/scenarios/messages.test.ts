/** Visitors write to a market; staff read, mark, archive, answer and delete. */
import { beforeAll, expect, test } from 'vitest'
import { LIMITS } from '#functions/messages/feedback.ts'
import { MOST_REPLIES } from '#shared/messages/staff-calls.ts'
import { type Caller, cloudForTests, openMarket } from '../cloud/local-cloud.ts'
import { staffToken } from '../people/staff.ts'
import { visitorOf } from '../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'messages'
const OTHER = 'messages-next-door'
let staff: Caller
let others: Caller
beforeAll(async () => {
  for (const market of [MARKET, OTHER]) await openMarket(market, 1)
  staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
  others = { market: OTHER, token: await staffToken(cloud, OTHER) }
})

interface Message extends Record<string, unknown> {
  id: string
  seen: boolean
  archived: boolean
  version: number
}

const call = <T = Message>(method: string, path: string, body?: unknown, as = staff) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, as)

let visitors = 0
const write = (more: object = {}, from?: string) => {
  visitors += 1
  const body = {
    name: 'Åse Møller-Holm',
    email: 'aase@example.com',
    phone: '20 12 34 56',
    notes: 'Må jeg komme\nkl. 9?',
    marketId: MARKET,
    ...more,
  }
  const address = from ?? `10.9.${visitors >> 8}.${visitors & 255}`
  return cloud.call('POST', '/api/market_feedback/', body, { headers: { 'x-forwarded-for': address } })
}

const list = async (query = '', as = staff): Promise<Message[]> => {
  await cloud.idle()
  return (await call<{ results: Message[] }>('GET', `market_messages/?${query}`, undefined, as)).body.results
}

const written = async (notes: string): Promise<Message> => {
  expect((await write({ notes })).status).toBe(200)
  const found = (await list()).find(({ message }) => message === notes)
  if (!found) throw new Error('the message is not in the list')
  return found
}

const unseen = async () => {
  await cloud.idle()
  return (await call<{ unseenMessagesNumber: number }>('GET', 'badges/')).body.unseenMessagesNumber
}

test('A message reaches the market’s staff, counts as unseen until somebody has seen it, and is found by its words', async () => {
  const before = await unseen()
  const message = await written('Har I en hylde med elektricitet?')
  expect(message).toMatchObject({
    name: 'Åse Møller-Holm',
    phone: '+4520123456',
    seen: false,
    archived: false,
    replies: [],
  })
  expect(await unseen()).toBe(before + 1)
  for (const search of ['elektri', 'moeller', '2012'])
    expect((await list(`search=${search}`)).map(({ id }) => id)).toContain(message.id)
  expect((await list('seen=false')).map(({ id }) => id)).toContain(message.id)
  const seen = await call('PATCH', `market_messages/${message.id}/`, { seen: true, version: message.version })
  expect(seen.body).toMatchObject({ seen: true, version: message.version + 1 })
  expect(await unseen()).toBe(before)
  expect((await list('seen=false')).map(({ id }) => id)).not.toContain(message.id)
})

test('An archived message is in the archive alone, and comes back', async () => {
  const before = await unseen()
  const { id } = await written('Til arkivet')
  expect((await call('PATCH', `market_messages/${id}/`, { archived: true })).body).toMatchObject({
    seen: true,
  })
  const ids = async (query = '') => (await list(query)).map(one => one.id)
  expect(await ids()).not.toContain(id)
  expect(await ids('archived=true')).toContain(id)
  expect(await ids('archived=true&search=arkivet')).toEqual([id])
  expect(await unseen()).toBe(before)
  await call('PATCH', `market_messages/${id}/`, { archived: false })
  expect(await ids()).toContain(id)
})

test('Several are marked or deleted at once; those that are gone are left out', async () => {
  const some = [await written('Flere 1'), await written('Flere 2'), await written('Flere 3')]
  const ids = some.map(({ id }) => id)
  const gone = '01M00000000000000000000000'
  const marked = await call('PATCH', 'market_messages/update_selected/', { ids: [...ids, gone], seen: true })
  expect(marked).toEqual({ status: 200, body: { changed: 3 } })
  const [first, ...rest] = ids
  expect(await call('DELETE', `market_messages/${first}/`)).toMatchObject({ status: 204 })
  expect(await call('DELETE', 'market_messages/delete_selected/', { ids })).toEqual({
    status: 200,
    body: { deleted: rest.length },
  })
  expect((await list()).filter(({ id }) => ids.includes(id))).toEqual([])
  const tooMany = { ids: Array.from({ length: 101 }, () => gone), seen: true }
  expect((await call('PATCH', 'market_messages/update_selected/', tooMany)).body).toEqual({
    ids: ['too_long'],
  })
})

test('An answer goes out by mail once, is kept with the message, and names who wrote it', async () => {
  const { id } = await written('Kan I svare?')
  const as = { ...staff, headers: { 'idempotency-key': 'messages-one-answer' } }
  const text = 'Ja, det kan vi.\n\nHilsen os'
  const first = await call('POST', `market_messages/${id}/reply/`, { text }, as)
  expect(await call('POST', `market_messages/${id}/reply/`, { text }, as)).toEqual(first)
  expect(first).toMatchObject({ status: 201, body: { seen: true, replies: [{ who: 'boss', text }] } })
  await cloud.idle()
  const mails = (await visitorOf(cloud, MARKET).mails('aase@example.com')).filter(mail =>
    mail.subject.startsWith('Svar fra'),
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Hilsen os')
  expect(mails[0]?.text).toContain('Kan I svare?')
})

test('A message has twenty of the longest answers at most, and stays whole', async () => {
  const { id } = await written('Kan I fortælle mere?')
  const answer = () => call('POST', `market_messages/${id}/reply/`, { text: 'ø'.repeat(5_000) })
  for (let nth = 0; nth < MOST_REPLIES; nth++) expect((await answer()).status).toBe(201)
  expect(await answer()).toMatchObject({ status: 409, body: { detail: 'too_many_replies' } })
  expect((await call('PATCH', `market_messages/${id}/`, { archived: true })).status).toBe(200)
})

test('Of two staff at once the slower one sees what the faster one did', async () => {
  const { id, version } = await written('To ad gangen')
  const [first, second] = await Promise.all([
    call('PATCH', `market_messages/${id}/`, { seen: true, version }),
    call('PATCH', `market_messages/${id}/`, { archived: true, version }),
  ])
  const refused = [first, second].filter(({ status }) => status === 409)
  expect(refused).toHaveLength(1)
  expect(refused[0]?.body).toMatchObject({
    detail: 'changed_meanwhile',
    present: { id, version: version + 1 },
  })
})

test.each([
  ['name', '', 'required'],
  ['name', 'Ida 2', 'no_letters'],
  ['name', '<b>Ida</b>', 'no_letters'],
  ['email', 'ida@', 'invalid_email'],
  ['phone', '12', 'invalid_phone'],
  ['notes', ' ', 'required'],
  ['notes', 'x'.repeat(5001), 'too_long'],
])('%s %j is refused with %s', async (field, value, code) => {
  expect(await write({ [field]: value })).toEqual({ status: 400, body: { [field]: [code] } })
})

test('For a market that is not there the answer is the same', async () => {
  const received = { status: 200, body: { detail: 'feedback_received' } }
  expect(await write({ marketId: 'nobody-here' })).toEqual(received)
})

test('A message over the limit is kept in a drawer of its own, of which nobody hears; a flood has an end there too', async () => {
  const details: unknown[] = []
  let before = 0
  for (let nth = 0; nth < 10 + LIMITS.keptOfVisitor.most + 2; nth++) {
    if (nth === 10) before = await unseen()
    const { body } = await write({ notes: `Hastværk ${nth}` }, '10.99.0.1')
    details.push((body as { detail: string }).detail)
  }
  expect(details).toEqual([
    ...Array(10).fill('feedback_received'),
    ...Array(LIMITS.keptOfVisitor.most).fill('feedback_kept'),
    ...Array(2).fill('too_many_messages'),
  ])
  expect(await list('search=hastværk')).toHaveLength(10)
  expect(await unseen()).toBe(before)
  const kept = await list('over=true')
  expect(kept).toHaveLength(LIMITS.keptOfVisitor.most)
  expect(await list('over=true&search=hastværk')).toHaveLength(LIMITS.keptOfVisitor.most)
  const mails = await visitorOf(cloud, MARKET).mails('aase@example.com')
  const { id = '' } = kept[0] ?? {}
  const answered = await call('POST', `market_messages/${id}/reply/`, { text: 'Nu er vi her' })
  expect(answered.status).toBe(201)
  await cloud.idle()
  expect((await visitorOf(cloud, MARKET).mails('aase@example.com')).length).toBe(mails.length + 1)
  await call('PATCH', `market_messages/${id}/`, { archived: true })
  expect((await list('over=true')).map(one => one.id)).not.toContain(id)
  expect((await list('archived=true')).map(one => one.id)).toContain(id)
})

test('Another market’s staff neither see nor change a message', async () => {
  const { id } = await written('Kun for os')
  expect(await list('', others)).toEqual([])
  for (const [method, path, body] of [
    ['GET', `market_messages/${id}/`, undefined],
    ['PATCH', `market_messages/${id}/`, { seen: true }],
    ['DELETE', `market_messages/${id}/`, undefined],
    ['POST', `market_messages/${id}/reply/`, { text: 'Hej' }],
  ] as const)
    expect((await call(method, path, body, others)).status).toBe(404)
  const all = await call('DELETE', 'market_messages/delete_selected/', { ids: [id] }, others)
  expect(all.body).toEqual({ deleted: 0 })
  expect((await call('GET', `market_messages/${id}/`)).body).toMatchObject({ seen: false })
})
