/** Jobs: staff start an export, see its progress and get the file. After a worker dies, the next one continues. */
import { beforeAll, expect, test } from 'vitest'
import { customersExport } from '#events/customers.ts'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { takeUserNumber } from '#functions/customers/table/user-number.ts'
import { readJob, startJob } from '#functions/kit/job.ts'
import { onJob, type Step } from '#functions/kit/job-runner.ts'
import { envelope } from '#functions/kit/outbox.ts'
import { client, commit } from '#functions/kit/table.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { makeStaff } from '../../people/staff.ts'

const cloud = cloudForTests()
const COUNT = 603
const tokens: Record<string, string> = {}

const PASSWORD = 'Correct-horse-1'

const logIn = async (username: string): Promise<string> => {
  const body = { username, password: PASSWORD, market_id: 'jobs' }
  return (await cloud.call<{ accessToken: string }>('POST', '/api/token/', body)).body.accessToken
}

beforeAll(async () => {
  await openMarket('jobs', 1)
  for (let at = 0; at < COUNT; at++) {
    const userNumber = await takeUserNumber('jobs')
    const name = at === 7 ? '=Anna; "Sum"' : `Anna Nr${at}`
    const customer = { userNumber, name, email: `a${at}@example.com`, phone: '', language: 'da' as const }
    await commit([...newCustomer('jobs', { ...customer, verified: at % 2 === 0, createdTs: 1 })])
  }
  for (const boss of ['boss', 'other']) {
    await makeStaff('jobs', boss, PASSWORD)
    tokens[boss] = await logIn(boss)
  }
  for (let tries = 0; tries < 10; tries++)
    if (
      await cloud.idle().then(
        () => true,
        () => false,
      )
    )
      break
}, 240_000)

const as = (who: string) => ({ market: 'jobs', token: tokens[who] ?? '' })

interface Seen {
  state: string
  done: number
  total: number
  result?: { url: string }
  refusal?: string
}

const exported = async (asked: object): Promise<string> => {
  const started = await cloud.call<{ job: string }>('POST', '/api/admin/customers/export/', asked, as('boss'))
  expect(started.status).toBe(202)
  await cloud.idle()
  const { body } = await cloud.call<Seen>(
    'GET',
    `/api/admin/jobs/${started.body.job}/`,
    undefined,
    as('boss'),
  )
  expect(body.state).toBe('done')
  expect(body.done).toBe(body.total)
  const file = await fetch(body.result?.url ?? '')
  expect(file.headers.get('content-disposition')).toContain('jobs-customers.csv')
  return Buffer.from(await file.arrayBuffer()).toString('utf8')
}

test('An export has every customer once, and no cell that a spreadsheet would run', async () => {
  const csv = await exported({})
  expect(csv.startsWith('\ufeffKundenr.;Navn;E-mail;')).toBe(true)
  const lines = csv.trimEnd().split('\r\n')
  expect(lines).toHaveLength(COUNT + 1)
  expect(new Set(lines.map(line => line.split(';')[0])).size).toBe(COUNT + 1)
  expect(lines[8]).toContain(`"'=Anna; ""Sum"""`)
})

test('An export of a search has exactly the customers that the search finds', async () => {
  const lines = (await exported({ search: 'anna', verified: true })).trimEnd().split('\r\n')
  expect(lines).toHaveLength(Math.ceil(COUNT / 2) + 1)
  expect(new Set(lines).size).toBe(lines.length)
})

test('A job is visible to its owner only', async () => {
  const { body } = await cloud.call<{ job: string }>('POST', '/api/admin/customers/export/', {}, as('boss'))
  const path = `/api/admin/jobs/${body.job}/`
  expect(await cloud.call('GET', path, undefined, as('other'))).toEqual({
    status: 404,
    body: { detail: 'not_found' },
  })
  await cloud.idle()
})

test('A repeated key starts one job', async () => {
  const once = () =>
    cloud.call<{ job: string }>(
      'POST',
      '/api/admin/customers/export/',
      {},
      {
        ...as('boss'),
        headers: { 'idempotency-key': 'key-of-one-export' },
      },
    )
  const [first, second] = [await once(), await once()]
  expect(second).toEqual(first)
  await cloud.idle()
})

/** Delivers the job's message to a worker with this step, as the queue would. */
const deliver = async (job: string, doStep: (next: unknown) => Promise<Step>): Promise<void> =>
  onJob(customersExport, [], (_, { next }) => doStep(next)).receive(
    envelope('elsewhere', customersExport, { job }),
  )

const started = async (): Promise<string> => {
  const boss = {
    kind: 'admin',
    market: 'elsewhere',
    username: 'boss',
    mustChange: false,
    loggedInTs: 0,
    role: 'owner',
  } as const
  const { id, writes } = startJob('elsewhere', customersExport, boss, {})
  // Leave out the task, so that no worker but this test runs the job.
  await commit(writes.slice(0, 1))
  return id
}

test('After a crash a job continues with the step that was not recorded', async () => {
  const id = await started()
  const steps: unknown[] = []
  const doStep = async (next: unknown): Promise<Step> => {
    steps.push(next)
    if (steps.length === 2) throw new Error('killed')
    const done = Number(next ?? 0) + 1
    return { done, total: 3, ...(done < 3 ? { next: done } : {}) }
  }
  await expect(deliver(id, doStep)).rejects.toThrow('killed')
  await deliver(id, doStep)
  expect(steps).toEqual([null, 1, 1, 2])
  expect(await readJob('elsewhere', id)).toMatchObject({ state: 'done', done: 3, total: 3 })
  await deliver(id, doStep)
  expect(steps).toHaveLength(4)
})

test('A job whose step keeps failing ends as failed', async () => {
  const id = await started()
  const fail = async (): Promise<Step> => {
    throw new Error('broken')
  }
  for (let tries = 0; tries < 4; tries++) await expect(deliver(id, fail)).rejects.toThrow('broken')
  await deliver(id, fail)
  expect(await readJob('elsewhere', id)).toMatchObject({ state: 'failed', refusal: 'internal_error' })
})

test('A busy table does not end a job', async () => {
  const id = await started()
  await expect(
    deliver(id, async () => {
      throw refuse(commonRefusals.busy)
    }),
  ).rejects.toThrow('busy')
  await deliver(id, async () => ({ done: 1, total: 1 }))
  expect(await readJob('elsewhere', id)).toMatchObject({ state: 'done' })
})

test('A job continues after a write whose response was lost', async () => {
  const id = await started()
  let puts = 0
  client.middlewareStack.add(
    (next, { commandName }) =>
      async args => {
        const answer = await next(args)
        if (commandName !== 'PutItemCommand' && commandName !== 'PutCommand') return answer
        puts += 1
        // The write succeeded, but its response is lost. The SDK sends it again and meets its own new version.
        return puts === 2 ? next(args) : answer
      },
    { step: 'build', name: 'losing' },
  )
  let steps = 0
  try {
    await deliver(id, async () => {
      steps += 1
      return { done: steps, total: 2, ...(steps < 2 ? { next: steps } : {}) }
    })
  } finally {
    client.middlewareStack.remove('losing')
  }
  expect(await readJob('elsewhere', id)).toMatchObject({ state: 'done', done: 2 })
})

test('A refusal ends a job with its code', async () => {
  const id = await started()
  await deliver(id, async () => {
    throw refuse(inputRefusals.too_long)
  })
  expect(await readJob('elsewhere', id)).toMatchObject({ state: 'failed', refusal: 'too_long' })
})

test('A job that two workers run at once is done', async () => {
  const id = await started()
  // The first worker in the step waits for the second one, which comes there too or ends without it.
  const together = Promise.withResolvers<void>()
  let ran = 0
  const doStep = async (): Promise<Step> => {
    ran += 1
    if (ran === 2) together.resolve()
    await together.promise
    return { done: 1, total: 1 }
  }
  const worker = () => deliver(id, doStep).finally(together.resolve)
  await Promise.all([worker(), worker()])
  expect(await readJob('elsewhere', id)).toMatchObject({ state: 'done' })
  expect(ran).toBeGreaterThan(0)
})
