import { expect, test } from 'vitest'
import type { EventContract, TaskContract } from '#events/envelope.ts'
import { domainOf, WORK_NAMES } from '#events/works.ts'
import type { Subscriber } from '#functions/kit/subscriber.ts'
import { loadContracts } from '#infra/contracts.ts'
import { filesLike, load } from '#infra/modules.ts'
import { allOf, ENDPOINTS, loadParts, SUBSCRIBERS } from '#infra/parts.ts'
import { pathFor } from '#shared/kit/contract.ts'

const parts = await loadParts()
const contracts = (await loadContracts()) as (EventContract | TaskContract)[]
const files = filesLike(SUBSCRIBERS)
const subscribers = new Map(
  await Promise.all(
    files.map(async file => [file, (await load<{ default: Subscriber }>(file)).default] as const),
  ),
)

test.each([...subscribers])(
  '%s is named after its event and does work of its own domain',
  (file, subscriber) => {
    const [, domain, ...rest] = file.split('/')
    expect(domain).toBe(domainOf(subscriber.work))
    expect(rest.at(-1)).toBe(`on-${subscriber.on.name}.ts`)
  },
)

test('A subscriber in a folder that nobody looks into would be lost: there is none', () => {
  expect(filesLike('functions/**/on-*.ts')).toEqual(files)
})

test('Every subscriber is in one worker, and every kind of work has a subscriber', () => {
  const used = parts.workers.flatMap(({ entry }) => ('subscribers' in entry ? entry.subscribers : []))
  expect(used.sort()).toEqual(files)
  expect(parts.workers.map(({ work }) => work)).toEqual(WORK_NAMES)
  for (const { entry } of parts.workers) expect(entry).toHaveProperty(['subscribers', 0])
})

test('A worker has the grants of its subscribers, and where it mails it may put its own messages off', () => {
  for (const { work, grants } of parts.workers) {
    const own = [...subscribers.values()].filter(subscriber => subscriber.work === work)
    const wanted = new Set(own.flatMap(subscriber => subscriber.grants))
    if (wanted.has('mail')) wanted.add(`queue:${work}`)
    expect(grants).toEqual([...wanted].sort())
  }
})

test('The relay knows every message, and sends an event to each kind of work and a task to its own', () => {
  const [relay] = parts.readers
  const listeners = relay && 'listeners' in relay.entry ? relay.entry.listeners : {}
  expect(Object.keys(listeners).sort()).toEqual(contracts.map(({ name }) => name).sort())
  for (const { name, work } of contracts) {
    const wanted = [...subscribers.values()]
      .filter(({ on }) => on.name === name)
      .map(subscriber => subscriber.work)
    expect([...(listeners[name] ?? [])].sort()).toEqual(work ? [work] : [...new Set(wanted)].sort())
  }
})

test.each(contracts.flatMap(({ name, work }) => (work ? [{ name, work }] : [])))(
  'The task $name has a subscriber in its kind of work',
  ({ name, work }) => {
    const works = [...subscribers.values()].filter(({ on }) => on.name === name).map(found => found.work)
    expect(works).toEqual([work])
  },
)

test('A stream has two readers at most', () => expect(parts.readers.length).toBeLessThanOrEqual(2))

test('No two functions have the same name', () => {
  const names = allOf(parts).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('What a call makes stale is what another call reads', () => {
  const reads = ENDPOINTS.filter(({ method }) => method === 'GET')
  const read = new Set(reads.map(({ route, audience }) => pathFor(route, audience)))
  const stale = ENDPOINTS.flatMap(({ route }) => route.makesStale ?? [])
  expect(stale.length).toBeGreaterThan(0)
  expect(stale.filter(path => !read.has(path))).toEqual([])
})
