/** Sales periods: saved, finalized, reset, sent, deleted (D45). */
import { periodFinalize, periodSend } from '#events/payouts.ts'
import { hasJobEnded } from '#shared/kit/job.ts'
import { next } from '#shared/kit/machine.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import type { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { finalizableFrom, PERIOD, periodMachine } from '#shared/payouts/states.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import type { Idempotency } from '../kit/idempotency.ts'
import { newId } from '../kit/ids.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { readJob, startJob } from '../kit/job.ts'
import { pageOf } from '../kit/list.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { type Market, readSettlingMarket } from '../markets/table/market.ts'
import { underLease } from './books/under-lease.ts'
import { dropAll } from './drop-settlements.ts'
import { checkDays, rowsOf, toShownRows } from './preview.ts'
import {
  type Head,
  newPeriod,
  type Period,
  putHead,
  putPeriod,
  readHead,
  readPeriod,
  readPeriods,
  removePeriod,
} from './table/period.ts'
import { putVoucher, readVouchersOfPeriod } from './table/voucher.ts'

const { days_to_come, period_busy, period_overlaps, wrong_period_status } = payoutRefusals

const toShown = (
  { createdTs: created, finalizedTs: finalized, sentTs: sent, exportedTs: exported, ...period }: Period,
  running: Running,
) => ({
  ...period,
  ...{ created, finalized, sent, exported },
  job: running?.period === period.id ? running.job : null,
})

type Running = Head['busy']

/** What a job does with a period now. A job that has failed leaves its period noted, and does nothing. */
const runningOf = async (market: string, { busy }: Head): Promise<Running> => {
  // A job is forgotten after a month.
  const job = busy && (await readJob(market, busy.job).catch(ignoreRefusal(commonRefusals.not_found)))
  return job && (!hasJobEnded(job.state) || job.isClosing) ? busy : null
}

/**
 * Refuses `period_busy` while a job works on a period of the market, and for another period than one whose job has failed
 * before it was written: that one has begun, and must be finalized first.
 */
export const checkFree = async (market: string, head: Head, period?: string): Promise<void> => {
  if (!head.busy) return
  const hasBegun = head.busy.period !== period && head.busy.stage !== 'send'
  if (hasBegun || (await runningOf(market, head))) throw refuse(period_busy)
}

/**
 * Refuses `period_busy` while another period is frozen for the books: what it took counts only once it is finalized, so a
 * second one would take it again.
 */
export const checkNoneFrozen = (periods: readonly Period[], period?: string): void => {
  if (periods.some(({ id, status }) => status === PERIOD.inBooks && id !== period)) throw refuse(period_busy)
}

/** Refuses `days_to_come` for days beyond the running month. */
export const checkHasCome = (market: Market, { dateTo }: Period): void => {
  if (todayIn(market) < finalizableFrom(dateTo)) throw refuse(days_to_come)
}

const noted = ({ dateFrom, dateTo, status }: Period) => ({ dateFrom, dateTo, status })

const about = (
  { marketId, country }: Market,
  caller: Staff,
  period: Period,
  change: { before?: Period; after?: Period },
): Write[] =>
  audit(marketId, country, {
    caller,
    ...{ kind: 'sales-period', id: period.id, name: `${period.dateFrom} – ${period.dateTo}` },
    before: change.before && noted(change.before),
    after: change.after && noted(change.after),
  })

const listPeriods = async (id: string, page: number, isShown: (period: Period) => boolean) => {
  await readSettlingMarket(id)
  const { periods, head } = await readPeriods(id)
  const running = await runningOf(id, head)
  const { results, ...rest } = pageOf(periods.filter(isShown), page)
  return { ...rest, results: results.map(one => toShown(one, running)) }
}

/** Refuses `not_enabled`. */
export const listSalesPeriods: Verb<typeof settlementCalls.listSalesPeriods> = ({ market, query }) =>
  listPeriods(market, query.page, () => true)

/** Refuses `not_enabled`. */
export const listFinalizedPeriods: Verb<typeof settlementCalls.listFinalizedPeriods> = ({ market, query }) =>
  listPeriods(market, query.page, ({ status }) => status >= PERIOD.finalized)

/** A draft is computed as its days are now. Refuses `not_enabled`, and 404 `not_found`. */
export const readSalesPeriod: Verb<typeof settlementCalls.readSalesPeriod> = async ({
  market: id,
  params,
}) => {
  const market = await readSettlingMarket(id)
  const [period, head] = await Promise.all([readPeriod(id, params.id), readHead(id)])
  const [rows, running] = await Promise.all([rowsOf(market, period), runningOf(id, head)])
  return { ...toShown(period, running), results: toShownRows(rows) }
}

/** The writes that begin the job of a period. */
const begin = (
  market: string,
  task: typeof periodFinalize | typeof periodSend,
  caller: Staff,
  { period, head }: { period: Period; head: Head },
) => {
  const { id: job, writes } = startJob(market, task, caller, { period: period.id, by: caller.username })
  const goesOn = period.status >= PERIOD.finalized ? 'count' : 'freeze'
  const stage = task.name === periodSend.name ? 'send' : goesOn
  const busy = { period: period.id, job, stage } as const
  return { job, writes: [...writes, putHead(market, { ...head, busy })] }
}

/**
 * Refuses `period_overlaps`, `not_enabled`, by field `invalid_date`, and where it is to be finalized `period_busy` and
 * `days_to_come`.
 */
export const addSalesPeriod: Verb<typeof settlementCalls.addSalesPeriod> = ({
  market: id,
  caller,
  query: { saveType },
  body,
  idempotency,
}) =>
  retryOnConflict(async () => {
    const market = await readSettlingMarket(id)
    checkDays(body)
    const { periods, head } = await readPeriods(id)
    const isTaken = periods.some(one => one.dateFrom <= body.dateTo && one.dateTo >= body.dateFrom)
    if (isTaken) throw refuse(period_overlaps)
    const period: Period = {
      ...{ id: newId(), ...body, status: PERIOD.draft },
      ...{ createdTs: nowSeconds(), createdBy: caller.username },
      ...{ finalizedTs: null, finalizedBy: '', sentTs: null, exportedTs: null },
      ...{ firstNumber: 0, lastNumber: 0, sums: null, version: 1 },
    }
    const made = [newPeriod(id, period), ...about(market, caller, period, { after: period })]
    if (saveType === 'draft') {
      const answer = toShown(period, null)
      await commit([...idempotency.record(answer), ...made, putHead(id, head)])
      return answer
    }
    checkHasCome(market, period)
    await checkFree(id, head)
    checkNoneFrozen(periods)
    const { job, writes } = begin(id, periodFinalize, caller, { period, head })
    await commit([...idempotency.record({ job }), ...made, ...writes])
    return { job }
  })

/** A period with what is done now. Refuses `wrong_period_status` unless the event has a meaning. */
const readFor = async (
  id: string,
  periodId: string,
  event: Parameters<typeof next<Period['status'], 'reset' | 'finalize' | 'send'>>[2],
) => {
  const market = await readSettlingMarket(id)
  const [period, head] = await Promise.all([readPeriod(id, periodId), readHead(id)])
  // A job that failed after the period began to count has left some of it to do.
  const isLeft = event === 'finalize' && head.busy?.period === periodId && head.busy.stage === 'count'
  await checkFree(id, head, periodId)
  // A period that counts must go into the balances before anything else is done with it.
  if (head.busy?.stage === 'count' && !isLeft) throw refuse(period_busy)
  if (!isLeft && !next(periodMachine, period.status, event)) throw refuse(wrong_period_status)
  return { market, period, head }
}

const beginJob = (
  id: string,
  caller: Staff,
  periodId: string,
  { task, event }: { task: typeof periodFinalize | typeof periodSend; event: 'finalize' | 'send' },
  idempotency: Idempotency,
) =>
  retryOnConflict(async () => {
    const { market, period, head } = await readFor(id, periodId, event)
    if (event === 'finalize') {
      checkHasCome(market, period)
      checkNoneFrozen((await readPeriods(id)).periods, periodId)
    }
    const { job, writes } = begin(id, task, caller, { period, head })
    await commit([...idempotency.record({ job }), ...writes])
    return { job }
  })

/** Refuses `days_to_come`, `period_busy`, `wrong_period_status`, `not_enabled`, and 404 `not_found`. */
export const finalizeSalesPeriod: Verb<typeof settlementCalls.finalizeSalesPeriod> = ({
  market,
  caller,
  params,
  idempotency,
}) => beginJob(market, caller, params.id, { task: periodFinalize, event: 'finalize' }, idempotency)

/** Refuses `period_busy`, `wrong_period_status`, `not_enabled`, and 404 `not_found`. */
export const sendSalesPeriod: Verb<typeof settlementCalls.sendSalesPeriod> = ({
  market,
  caller,
  params,
  idempotency,
}) => beginJob(market, caller, params.id, { task: periodSend, event: 'send' }, idempotency)

/** Refuses `wrong_period_status` for what is no draft, `period_busy`, `not_enabled`, and 404 `not_found`. */
export const removeSalesPeriod: Verb<typeof settlementCalls.removeSalesPeriod> = async ({
  market: id,
  caller,
  params,
}) => {
  // Books that were silent have left what was frozen of a draft.
  const { status } = await readPeriod(id, params.id)
  if (status === PERIOD.draft)
    await dropAll(await readSettlingMarket(id), params.id, ({ busy }) => busy === null)
  await retryOnConflict(async () => {
    const market = await readSettlingMarket(id)
    const [period, head] = await Promise.all([readPeriod(id, params.id), readHead(id)])
    // What a job that failed has written is taken back by the next one.
    if (head.busy?.period === period.id) throw refuse(period_busy)
    if (period.status !== PERIOD.draft) throw refuse(wrong_period_status)
    await commit([
      removePeriod(id, period),
      putHead(id, head),
      ...about(market, caller, period, { before: period }),
    ])
  })
}

/** Refuses `wrong_period_status` for what is not in the books, `period_busy`, `not_enabled`, and 404 `not_found`. */
export const resetSalesPeriod: Verb<typeof settlementCalls.resetSalesPeriod> = async ({
  market: id,
  caller,
  params,
}) => {
  const draftOf = async () => {
    const { market, period, head } = await readFor(id, params.id, 'reset')
    const draft: Period = { ...period, status: PERIOD.draft, sums: null, exportedTs: null }
    const vouchers = await readVouchersOfPeriod(id, period)
    await commit([
      putPeriod(id, draft),
      // What is frozen next goes to the books by another name.
      ...vouchers.map(one => putVoucher(id, { ...one, state: 'void' })),
      putHead(id, head),
      ...about(market, caller, period, { before: period, after: draft }),
    ])
    return toShown({ ...draft, version: period.version + 1 }, null)
  }
  let shown: Awaited<ReturnType<typeof draftOf>> | undefined
  // No voucher of it is on its way to the books meanwhile.
  await underLease(id, async () => {
    shown = await retryOnConflict(draftOf)
  })
  if (!shown) throw refuse(period_busy)
  await dropAll(await readSettlingMarket(id), params.id, ({ busy }) => busy === null)
  return shown
}
