/**
 * Finalizes a sales period step by step. Its settlements are written first, and nobody sees them. One write then gives all of
 * them their numbers and lets them count. After it they go into the balances of their tenants.
 */
import * as z from 'zod/mini'
import { moved } from '#shared/kit/machine.ts'
import { PERIOD, periodMachine } from '#shared/payouts/states.ts'
import { announce, beginCounting, endCounting, isCounting } from '../balances/table/balance.ts'
import { audit } from '../kit/audit.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Step } from '../kit/job-runner.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import { DROPPED_AT_ONCE, drop } from './drop-settlements.ts'
import { readSold } from './explain.ts'
import { postFirst } from './post-settlement.ts'
import { paidTo, settleAll, sumsOf, type TenantSettled } from './settle.ts'
import { type Period, putHead, putPeriod, readHead, readPeriod } from './table/period.ts'
import {
  freezeSettlement,
  nextNumber,
  readSettlements,
  type Settled,
  takeNumbers,
  walkSettlements,
} from './table/settlement.ts'
import { addTakenOfShop } from './table/taken.ts'

/** A transaction has a hundred writes at most; a settlement and its announcement are two. */
const FROZEN_A_STEP = 40
const READ_A_STEP = 10

const place = { after: z.string(), done: z.number(), total: z.number() }

/** Where the next step begins. */
export const progress = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('drop') }),
  z.object({ stage: z.literal('freeze'), ...place }),
  z.object({ stage: z.literal('mark'), ...place }),
  z.object({ stage: z.literal('count'), ...place }),
])

type Place = { after: string; done: number; total: number }

const frozen = async (
  market: Market,
  period: Period,
  { payee, settlement, ...payout }: TenantSettled,
  nth: number,
): Promise<Settled> => ({
  ...settlement,
  ...payout,
  ...{ period: period.id, userNumber: payee.userNumber, nth, name: payee.name },
  ...paidTo(payee),
  ...(await readSold(market.marketId, payee.userNumber, period, settlement.taken)),
  ...{ postedTs: null, number: 0, sentTs: null, version: 1 },
})

const daysOf = ({ dateFrom, dateTo }: Period) => ({ dateFrom, dateTo })

const dropStep = async (market: Market, period: Period): Promise<Step> => {
  const left = await walkSettlements(market.marketId, period.id, { after: '', most: DROPPED_AT_ONCE })
  const next = left.length ? { stage: 'drop' } : { stage: 'freeze', after: '', done: 0, total: 0 }
  return { done: 0, total: 0, next, writes: await drop(market, period.id, left) }
}

const freezeStep = async (market: Market, period: Period, { after, done }: Place): Promise<Step> => {
  const all = await settleAll(market, daysOf(period), { consistent: true })
  const left = all.filter(({ payee }) => payee.userNumber > after)
  const some = left.slice(0, FROZEN_A_STEP)
  const settlements = await Promise.all(some.map((one, at) => frozen(market, period, one, done + at)))
  const last = some.at(-1)?.payee.userNumber ?? after
  const isLast = some.length === left.length
  const now = done + some.length
  // Each settlement is written, and then goes into a balance.
  const total = 2 * (now + left.length - some.length)
  return {
    done: now,
    total,
    next: { stage: isLast ? 'mark' : 'freeze', after: last, done: now, total },
    writes: settlements.flatMap(one => [
      freezeSettlement(market.marketId, one),
      announce(market.marketId, one.userNumber, period.id, { coming: one.share, holds: one.youReceive }),
    ]),
  }
}

/** The write after which the period counts, with numbers in the order of tenants. */
const markStep = async (market: Market, period: Period, by: string): Promise<Step> => {
  const { marketId, country } = market
  const [settlements, head, first] = await Promise.all([
    readSettlements(marketId, period.id),
    readHead(marketId),
    nextNumber(marketId),
  ])
  const count = settlements.length
  const finalized: Period = {
    ...period,
    status: moved(periodMachine, period.status, 'finalize'),
    ...{ finalizedTs: nowSeconds(), finalizedBy: by, sums: sumsOf(settlements) },
    ...(count ? { firstNumber: first, lastNumber: first + count - 1 } : {}),
  }
  return {
    done: count,
    total: 2 * count,
    next: { stage: 'count', after: '', done: count, total: 2 * count },
    writes: [
      putPeriod(marketId, finalized),
      putHead(marketId, { ...head, busy: head.busy && { ...head.busy, stage: 'count' } }),
      ...(count ? [takeNumbers(marketId, first, count)] : []),
      beginCounting(marketId, period.id),
      ...audit(marketId, country, {
        caller: { username: by },
        ...{ kind: 'sales-period', id: period.id, name: `${period.dateFrom} – ${period.dateTo}` },
        before: { status: period.status },
        after: { status: finalized.status },
      }),
    ],
  }
}

/** All is in the balances: the period's sums say what is paid out, and the next period may be finalized. */
const finish = async (market: Market, period: Period): Promise<Write[]> => {
  const { marketId } = market
  // Two workers that close a cancelled job come here both.
  if (!(await isCounting(marketId, period.id))) return []
  const [settlements, head] = await Promise.all([readSettlements(marketId, period.id), readHead(marketId)])
  return [
    putPeriod(marketId, { ...period, sums: sumsOf(settlements) }),
    putHead(marketId, { ...head, busy: null }),
    ...addTakenOfShop(
      marketId,
      settlements.map(({ taken }) => taken),
    ),
    endCounting(marketId, period.id),
  ]
}

const countStep = async (market: Market, period: Period, { after, done, total }: Place): Promise<Step> => {
  const some = await walkSettlements(market.marketId, period.id, { after, most: READ_A_STEP })
  if (!some.length) return { done, total, writes: await finish(market, period) }
  const { writes, posted } = await postFirst(market, period, some)
  const last = posted.at(-1)?.userNumber ?? after
  const now = done + posted.length
  return { done: now, total, next: { stage: 'count', after: last, done: now, total }, writes }
}

/** Where a job begins: a period that counts goes on, and one whose lines are frozen has its settlements. */
export const beginning = ({ status, sums }: Period): z.output<typeof progress> => {
  const count = sums?.count ?? 0
  if (status === PERIOD.draft) return { stage: 'drop' }
  const stage = status === PERIOD.inBooks ? 'mark' : 'count'
  return { stage, after: '', done: count, total: 2 * count }
}

export const step = (
  market: Market,
  period: Period,
  by: string,
  at: z.output<typeof progress>,
): Promise<Step> => {
  if (at.stage === 'drop') return dropStep(market, period)
  if (at.stage === 'freeze') return freezeStep(market, period, at)
  return at.stage === 'mark' ? markStep(market, period, by) : countStep(market, period, at)
}

/** Does all steps, or those from one on, where no job does: for a job that was cancelled too late, and for the demo. */
export const finalizeNow = async (
  market: Market,
  periodId: string,
  by: string,
  from?: z.output<typeof progress>,
): Promise<void> => {
  let at = from
  do {
    const here = at
    const { next } = await retryOnConflict(async () => {
      const period = await readPeriod(market.marketId, periodId)
      const { writes = [], ...rest } = await step(market, period, by, here ?? beginning(period))
      await commit(writes)
      return rest
    })
    at = next === undefined ? undefined : progress.parse(next)
  } while (at)
}
