/** An import that is killed, cancelled or run twice at once: all rows have their fate, and nobody is created twice. */
import { expect, test } from 'vitest'
import { customersImport } from '#events/customers.ts'
import onCustomersImport from '#functions/customers/on-customers-import.ts'
import { readJob, startJob } from '#functions/kit/job.ts'
import { envelope } from '#functions/kit/outbox.ts'
import { client, commit } from '#functions/kit/table.ts'
import { isOfJob, killedAt } from '../../cloud/killed-at.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { type Importing, importingAt, listOfCustomers, type Seen } from '../../people/customer-import.ts'

const cloud = cloudForTests()

/** Starts the job without its task, so that no worker but the test runs it. */
const heldBack = async (at: Importing, market: string, list: string): Promise<string> => {
  const { upload, columns } = (await at.upload(list)).body
  const boss = {
    kind: 'admin',
    market,
    username: 'boss',
    mustChange: false,
    loggedInTs: 0,
    role: 'owner',
  } as const
  const asked = {
    upload,
    columns: columns.map(({ column }) => column),
    sendMails: false,
    language: 'da',
    by: 'boss',
  }
  const { id, writes } = startJob(market, customersImport, boss, asked)
  await commit(writes.slice(0, 1))
  return id
}

const deliver = (job: string, market: string): Promise<void> =>
  onCustomersImport.receive(envelope(market, customersImport, { job }))

test('A worker that is killed in the middle is followed by one that goes on: all rows, nobody twice', async () => {
  const market = 'imports-killed'
  const at = await importingAt(cloud, market)
  const job = await heldBack(at, market, listOfCustomers(300))
  await killedAt(job, 3, 'before', () => deliver(job, market))
  expect(await readJob(market, job)).toMatchObject({ state: 'running', done: 38 })
  await killedAt(job, 4, 'after', () => deliver(job, market))
  expect(await readJob(market, job)).toMatchObject({ state: 'running', done: 114 })
  await deliver(job, market)
  expect(await at.ended(job)).toMatchObject({
    state: 'done',
    done: 300,
    total: 300,
    counts: { made: 270, known: 0, wrong: 30 },
  })
  expect(await at.total()).toBe(270)
}, 60_000)

test('A cancelled import stops between two steps: its counts are what there is', async () => {
  const market = 'imports-back'
  const at = await importingAt(cloud, market)
  const job = await heldBack(at, market, listOfCustomers(100))
  let steps = 0
  let cancelled: unknown
  client.middlewareStack.add(
    (next, { commandName }) =>
      async args => {
        // The third step has decided what to write when staff cancel.
        if (isOfJob(commandName, args, job) && ++steps === 3) {
          client.middlewareStack.remove('cancelling')
          cancelled = (await at.call<Seen>('POST', `jobs/${job}/cancel/`, {})).body
        }
        return next(args)
      },
    { step: 'build', name: 'cancelling' },
  )
  await deliver(job, market)
  const counts = { made: 38 - 4, known: 0, wrong: 4 }
  expect(cancelled).toMatchObject({ state: 'cancelled', done: 38, counts })
  expect(cancelled).not.toHaveProperty('result')
  await deliver(job, market)
  const ended = await at.ended(job)
  expect(ended).toMatchObject({ state: 'cancelled', done: 38, counts, isClosing: false })
  expect(await at.total()).toBe(34)
  // The heads and the four rows that were refused until then.
  const csv = await (await fetch(ended.result?.url ?? '')).text()
  expect(csv.trimEnd().split('\r\n')).toHaveLength(1 + 4)
  const again = await at.call<Seen>('POST', `jobs/${job}/cancel/`, {})
  expect(again.body).toMatchObject({ state: 'cancelled', counts })
}, 60_000)

test('Two imports of the same file at once create each customer once', async () => {
  const market = 'imports-twice'
  const at = await importingAt(cloud, market)
  const jobs = await Promise.all([1, 2].map(async () => heldBack(at, market, listOfCustomers(120))))
  await Promise.all(jobs.map(job => deliver(job, market)))
  const seen = await Promise.all(jobs.map(job => at.ended(job)))
  expect(seen.map(({ state }) => state)).toEqual(['done', 'done'])
  const sum = (kind: string) => seen.reduce((all, { counts }) => all + (counts[kind] ?? 0), 0)
  expect({ made: sum('made'), known: sum('known'), wrong: sum('wrong') }).toEqual({
    made: 108,
    known: 108,
    wrong: 24,
  })
  expect(await at.total()).toBe(108)
}, 60_000)
