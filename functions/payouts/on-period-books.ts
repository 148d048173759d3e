/**
 * Sends the vouchers of a sales period to the books. A draft is frozen first, as finalizing freezes it; its status and its
 * vouchers are written in one commit, and each voucher is sent after that.
 */
import * as z from 'zod/mini'
import { periodBooks } from '#events/payouts.ts'
import { moved } from '#shared/kit/machine.ts'
import { Refusal, refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import { PERIOD, periodMachine } from '#shared/payouts/states.ts'
import type { Voucher } from '#shared/payouts/voucher.ts'
import { audit } from '../kit/audit.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Job } from '../kit/job.ts'
import { onJob, type Step } from '../kit/job-runner.ts'
import { log } from '../kit/log.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { attachmentFor } from './attachment.ts'
import { readKeys } from './books/keys.ts'
import { periodVoucherId, voucherOf, vouchersOf } from './books/make-period.ts'
import { sendOne } from './books/send.ts'
import { underLease } from './books/under-lease.ts'
import { dropAll } from './drop-settlements.ts'
import { BooksRefused } from './economic/refused.ts'
import { progress as frozen, step } from './finalize.ts'
import { sumsOf } from './settle.ts'
import { readBooks } from './table/books.ts'
import { type Period, putHead, putPeriod, readHead, readPeriod } from './table/period.ts'
import { readSettlements } from './table/settlement.ts'
import { newVoucher, readVouchersOf, readVouchersOfPeriod } from './table/voucher.ts'

const asked = z.object({ period: z.string(), by: z.string() })

const progress = z.discriminatedUnion('stage', [
  ...frozen.def.options,
  z.object({ stage: z.literal('make') }),
  z.object({ stage: z.literal('send') }),
  z.object({ stage: z.literal('silent') }),
])

/** Undefined where the books do not say their years, or are not connected any more: a voucher is cut by them. */
const madeOf = async (market: Market, period: Period): Promise<Voucher[] | undefined> => {
  try {
    return await vouchersOf(market, period, await readKeys(market.marketId))
  } catch (error) {
    if (!(error instanceof BooksRefused || error instanceof Refusal)) throw error
    log.warn('the books do not say their years', { market: market.marketId, error })
    return undefined
  }
}

/** Which time this is that the period goes to the books. */
const timeOf = async (market: string, { id, dateFrom, dateTo }: Period): Promise<number> => {
  const all = await readVouchersOf(market, { from: dateFrom, to: dateTo })
  return new Set(all.filter(({ period }) => period === id).map(one => one.id.split('_')[1])).size + 1
}

const makeStep = async (market: Market, period: Period, by: string): Promise<Step> => {
  const { marketId, country } = market
  const present = await readVouchersOfPeriod(marketId, period)
  const isDraft = period.status === PERIOD.draft
  const made = present.length ? [] : await madeOf(market, period)
  const time = await timeOf(marketId, period)
  const [head, settlements] = await Promise.all([readHead(marketId), readSettlements(marketId, period.id)])
  const free = [putHead(marketId, { ...head, busy: null })]
  // What is frozen of a draft is dropped by the next job, and other periods need not wait for it.
  if (!made) return { ...{ done: 0, total: 0, next: { stage: 'silent' } }, writes: free }
  const inBooks: Period = {
    ...period,
    status: isDraft ? moved(periodMachine, period.status, 'freeze') : period.status,
    sums: period.sums ?? sumsOf(settlements),
  }
  return {
    ...{ done: 0, total: present.length + made.length, next: { stage: 'send' } },
    writes: [
      ...made.map((one, part) =>
        newVoucher(
          marketId,
          voucherOf(one, { id: periodVoucherId(period.id, time, part), period: period.id }),
        ),
      ),
      ...(isDraft
        ? [
            putPeriod(marketId, inBooks),
            // What is left to do is sending, and a job that fails in it holds up no other period.
            putHead(marketId, { ...head, busy: head.busy && { ...head.busy, stage: 'send' } }),
            ...audit(marketId, country, {
              caller: { username: by },
              ...{ kind: 'sales-period', id: period.id, name: `${period.dateFrom} – ${period.dateTo}` },
              before: { status: period.status },
              after: { status: inBooks.status },
            }),
          ]
        : []),
    ],
  }
}

const sendStep = async (market: Market, period: Period): Promise<Step> => {
  const { marketId } = market
  const [vouchers, books, keys, head] = await Promise.all([
    readVouchersOfPeriod(marketId, period),
    readBooks(marketId),
    readKeys(marketId),
    readHead(marketId),
  ])
  const sent: string[] = []
  const isFree = await underLease(marketId, async () => {
    for (const voucher of vouchers)
      sent.push(
        (await sendOne({ market, books, keys, attachmentOf: attachmentFor(marketId) }, voucher)).state,
      )
  })
  // Another worker writes into these books: the message comes again.
  if (!isFree) throw refuse(commonRefusals.busy)
  const count = (state: string) => sent.filter(one => one === state).length
  const isAll = period.status !== PERIOD.draft && count('sent') === vouchers.length
  return {
    ...{ done: vouchers.length, total: vouchers.length },
    counts: { sent: count('sent'), failed: count('failed'), waiting: count('waiting') },
    writes: [
      putHead(marketId, { ...head, busy: null }),
      ...(isAll && period.exportedTs === null
        ? [putPeriod(marketId, { ...period, exportedTs: nowSeconds() })]
        : []),
    ],
  }
}

const doStep = async (id: string, job: Job): Promise<Step> => {
  const { period: periodId, by } = asked.parse(job.asked)
  const [market, period] = await Promise.all([readMarket(id), readPeriod(id, periodId)])
  const first = period.status === PERIOD.draft ? { stage: 'drop' } : { stage: 'make' }
  const at = progress.parse(job.next ?? first)
  // Another job has the period by now.
  const { busy } = await readHead(id)
  if (at.stage !== 'silent' && busy?.job !== job.id) throw refuse(payoutRefusals.period_busy)
  if (at.stage === 'silent') throw refuse(payoutRefusals.books_silent)
  if (at.stage === 'make') return makeStep(market, period, by)
  if (at.stage === 'send') return sendStep(market, period)
  const { next, ...rest } = await step(market, period, by, at)
  const after = frozen.parse(next)
  return { ...rest, next: after.stage === 'mark' ? { stage: 'make' } : next }
}

/** A job that was cancelled, or failed, before the period was in the books gives the draft back. */
export default onJob(periodBooks, ['seals', 'operator-keys'], doStep, async (id, job) => {
  const { period: periodId } = asked.parse(job.asked)
  const [market, { status }] = await Promise.all([readMarket(id), readPeriod(id, periodId)])
  if ((await readHead(id)).busy?.job !== job.id) return {}
  if (status === PERIOD.draft) await dropAll(market, periodId, ({ busy }) => busy?.job === job.id)
  await retryOnConflict(async () => {
    const head = await readHead(id)
    if (head.busy?.job === job.id) await commit([putHead(id, { ...head, busy: null })])
  })
  return {}
})
