/** Messages and answers without end. */
import { beforeAll, expect, test } from 'vitest'
import { LIMITS } from '#functions/messages/inbox/feedback.ts'
import { MOST_REPLIES } from '#shared/messages/staff-calls.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { messagesAt } from '../../people/messages.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'messages-many'
const { open, call, write, list, written, unseen } = messagesAt(cloud, MARKET)

beforeAll(open)

test('A message has twenty of the longest answers at most, and stays whole', async () => {
  const { id } = await written('Kan I fortælle mere?')
  const answer = () => call('POST', `market_messages/${id}/reply/`, { text: 'ø'.repeat(5_000) })
  for (let nth = 0; nth < MOST_REPLIES; nth++) expect((await answer()).status).toBe(201)
  expect(await answer()).toMatchObject({ status: 409, body: { detail: 'too_many_replies' } })
  expect((await call('PATCH', `market_messages/${id}/`, { archived: true })).status).toBe(200)
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
  const mails = await visitorOf(cloud, MARKET).mails(`aase@${MARKET}.example`)
  const { id = '' } = kept[0] ?? {}
  const answered = await call('POST', `market_messages/${id}/reply/`, { text: 'Nu er vi her' })
  expect(answered.status).toBe(201)
  await cloud.idle()
  expect((await visitorOf(cloud, MARKET).mails(`aase@${MARKET}.example`)).length).toBe(mails.length + 1)
  await call('PATCH', `market_messages/${id}/`, { archived: true })
  expect((await list('over=true')).map(one => one.id)).not.toContain(id)
  expect((await list('archived=true')).map(one => one.id)).toContain(id)
})
