/** Sends the tenants of a sales period their settlements, some in a step: a mail each, written by messages. */
import * as z from 'zod/mini'
import { periodSend } from '#events/payouts.ts'
import { moved } from '#shared/kit/machine.ts'
import { periodMachine } from '#shared/payouts/states.ts'
import { nowSeconds } from '../kit/clock.ts'
import { onJob, type Step } from '../kit/job-runner.ts'
import { commit } from '../kit/table.ts'
import { sendWrites } from './reports.ts'
import { putHead, putPeriod, readHead, readPeriod } from './table/period.ts'
import { walkSettlements } from './table/settlement.ts'

const asked = z.object({ period: z.string(), by: z.string() })

const progress = z._default(z.nullable(z.object({ after: z.string(), done: z.number() })), null)

/** A settlement and its event are two writes of a transaction's hundred. */
const SENT_A_STEP = 40

export default onJob(
  periodSend,
  [],
  async (market, job): Promise<Step> => {
    const { period: id } = asked.parse(job.asked)
    const { after, done } = progress.parse(job.next) ?? { after: '', done: 0 }
    const period = await readPeriod(market, id)
    const total = period.sums?.count ?? 0
    const some = await walkSettlements(market, id, { after, most: SENT_A_STEP })
    const last = some.at(-1)
    if (last)
      return {
        done: done + some.length,
        total,
        next: { after: last.userNumber, done: done + some.length },
        writes: some.flatMap(one => sendWrites(market, one).writes),
      }
    const sent = { ...period, status: moved(periodMachine, period.status, 'send'), sentTs: nowSeconds() }
    const head = await readHead(market)
    return { done, total, writes: [putPeriod(market, sent), putHead(market, { ...head, busy: null })] }
  },
  // Who has the mail has it; who has not can be sent it again.
  async (market, { id }) => {
    const head = await readHead(market)
    if (head.busy?.job === id) await commit([putHead(market, { ...head, busy: null })])
    return {}
  },
)
