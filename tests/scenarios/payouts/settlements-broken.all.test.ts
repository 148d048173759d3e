/** Finalizing that is killed, or cancelled: a reader sees all of a period or nothing, and all of it comes once. */
import { expect, test } from 'vitest'
import { periodFinalize } from '#events/payouts.ts'
import { readAllBalances } from '#functions/balances/table/balance.ts'
import { putJob, readJob, startJob } from '#functions/kit/job.ts'
import { envelope } from '#functions/kit/outbox.ts'
import { commit, removeAll } from '#functions/kit/table.ts'
import onPeriodFinalize from '#functions/payouts/on-period-finalize.ts'
import { putHead, readHead } from '#functions/payouts/table/period.ts'
import { killedAt } from '../../cloud/killed-at.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { ANNA, BO, expectAddsUp, type Shop, settlingMarket } from '../../people/settling.ts'

const cloud = cloudForTests()
const APRIL = { dateFrom: '2027-04-01', dateTo: '2027-04-30' }

/** Starts the job without its task, so that no worker but the test runs it. */
const heldBack = async ({ market, settling }: Shop): Promise<{ period: string; job: string }> => {
  const { id: period } = await settling.draft(APRIL)
  const boss = {
    kind: 'admin',
    market,
    username: 'admin',
    mustChange: false,
    loggedInTs: 0,
    role: 'owner',
  } as const
  const { id: job, writes } = startJob(market, periodFinalize, boss, { period, by: 'admin' })
  const head = await readHead(market)
  await commit([...writes.slice(0, 1), putHead(market, { ...head, busy: { period, job, stage: 'freeze' } })])
  return { period, job }
}

/** As its owner does. */
const cancelNow = async (market: string, id: string): Promise<void> => {
  const job = await readJob(market, id)
  await commit([putJob(market, { ...job, state: 'cancelled', writer: '', isClosing: true })])
}

const deliver = (market: string, job: string): Promise<void> =>
  onPeriodFinalize.receive(envelope(market, periodFinalize, { job }))

/** What a reader sees of it: all of the period, or nothing. */
const seenOf = async ({ market, settling }: Shop, period: string) => {
  const balances = await readAllBalances(market)
  const rows = await Promise.all(
    [ANNA, BO].map(async one => {
      const { body } = await settling.call<{ results: { amount: string; type: number }[]; balance: string }>(
        'GET',
        `balance_transactions/${one}/`,
      )
      return { balance: body.balance, rows: body.results.map(({ type, amount }) => [type, amount]) }
    }),
  )
  const { status } = await settling.read(period)
  return { status, balances: balances.filter(({ balance }) => balance), rows }
}

test('A worker that is killed at any step is followed by one that goes on: a reader sees all or nothing, and it is once', async () => {
  const whole = await settlingMarket(cloud, 'settling-whole')
  const { id } = await whole.settling.draft(APRIL)
  await whole.settling.finalize(id)
  const all = await seenOf(whole, id)
  const none = { status: 1, balances: [], rows: [ANNA, BO].map(() => ({ balance: '0.00', rows: [] })) }
  // Its transactions: settlements are written, the period counts, they go into balances, the end.
  for (const nth of [1, 2, 3, 4])
    for (const when of ['before', 'after'] as const) {
      const killed = await settlingMarket(cloud, `settling-killed-${nth}-${when}`)
      const { period, job } = await heldBack(killed)
      await killedAt(job, nth, when, () => deliver(killed.market, job))
      const seen = await seenOf(killed, period)
      expect(seen, `${nth} ${when}`).toEqual(seen.status === 1 ? none : all)
      await deliver(killed.market, job)
      expect(await readJob(killed.market, job)).toMatchObject({ state: 'done' })
      expect(await seenOf(killed, period)).toEqual(all)
      await expectAddsUp(killed)
    }
}, 120_000)

test('A cancelled job gives the draft back and leaves nothing; finalized again it comes out the same. Once it counts it goes on', async () => {
  const cancelled = await settlingMarket(cloud, 'settling-back')
  const { settling, market } = cancelled
  const { period, job } = await heldBack(cancelled)
  await killedAt(job, 1, 'after', () => deliver(market, job))
  await cancelNow(market, job)
  await deliver(market, job)
  expect(await settling.read(period)).toMatchObject({ status: 1, job: null })
  expect((await seenOf(cancelled, period)).balances).toEqual([])
  expect((await readHead(market)).busy).toBeNull()
  expect(await settling.finalize(period)).toMatchObject({ state: 'done' })
  const reports = await settling.reports('')
  expect(reports.map(({ number, share }) => [number, share])).toEqual([
    [2, '-176.00'],
    [1, '120.00'],
  ])
  const late = await settlingMarket(cloud, 'settling-on')
  const begunLate = await heldBack(late)
  await killedAt(begunLate.job, 2, 'after', () => deliver(late.market, begunLate.job))
  await cancelNow(late.market, begunLate.job)
  await deliver(late.market, begunLate.job)
  expect(await late.settling.read(begunLate.period)).toMatchObject({ status: 3, job: null })
  expect(await late.settling.reports('')).toHaveLength(2)
  await expectAddsUp(late)
}, 60_000)

test('A job that failed once the period counted is begun again, also after a month; until then the period is not sent', async () => {
  const shop = await settlingMarket(cloud, 'settling-failed')
  const { settling, market } = shop
  const { period, job } = await heldBack(shop)
  await killedAt(job, 2, 'after', () => deliver(market, job))
  await commit([putJob(market, { ...(await readJob(market, job)), state: 'failed', writer: '' })])
  const send = await settling.call('POST', `payments_info/sales_periods/${period}/send_to_customers/`)
  expect(send).toMatchObject({ status: 409, body: { detail: 'period_busy' } })
  // Jobs are forgotten after a month.
  await removeAll([{ pk: `${market}#JOB#${job}`, sk: 'JOB' }])
  expect(await settling.read(period)).toMatchObject({ status: 3, job: null })
  const again = await settling.call<{ job: string }>(
    'PATCH',
    `payments_info/sales_periods/${period}/finalize/`,
  )
  expect(again.status).toBe(202)
  await cloud.idle()
  expect(await settling.jobOf(again.body.job)).toMatchObject({ state: 'done' })
  expect((await readHead(market)).busy).toBeNull()
  expect(await settling.reports('')).toHaveLength(2)
  await expectAddsUp(shop)
})
