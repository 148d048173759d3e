/** Visitors write to a market; staff read, mark, archive, answer and delete. */
import { beforeAll, expect, test } from 'vitest'
import { type Caller, cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { messagesAt } from '../../people/messages.ts'
import { staffToken } from '../../people/staff.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'messages'
let others: Caller
const { open, staff, call, write, list, written, unseen } = messagesAt(cloud, MARKET)

const OTHER = 'messages-next-door'
beforeAll(async () => {
  await open()
  await openMarket(OTHER, 1)
  others = { market: OTHER, token: await staffToken(cloud, OTHER) }
})

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
  const as = { ...staff(), headers: { 'idempotency-key': 'messages-one-answer' } }
  const text = 'Ja, det kan vi.\n\nHilsen os'
  const first = await call('POST', `market_messages/${id}/reply/`, { text }, as)
  expect(await call('POST', `market_messages/${id}/reply/`, { text }, as)).toEqual(first)
  expect(first).toMatchObject({ status: 201, body: { seen: true, replies: [{ who: 'boss', text }] } })
  await cloud.idle()
  const mails = (await visitorOf(cloud, MARKET).mails(`aase@${MARKET}.example`)).filter(mail =>
    mail.subject.startsWith('Svar fra'),
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Hilsen os')
  expect(mails[0]?.text).toContain('Kan I svare?')
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
