/** Finalizes a sales period as a job (finalize.ts). */
import * as z from 'zod/mini'
import { periodFinalize } from '#events/payouts.ts'
import { PERIOD } from '#shared/payouts/states.ts'
import type { Job } from '../kit/job.ts'
import { onJob, type Step } from '../kit/job-runner.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { dropAll } from './drop-settlements.ts'
import { beginning, finalizeNow, progress, step } from './finalize.ts'
import { putHead, readHead, readPeriod } from './table/period.ts'

const finalizeAsked = z.object({ period: z.string(), by: z.string() })

/**
 * A cancelled job gives the draft back and leaves nothing. One whose period counts already cannot be stopped: it goes on to
 * its end.
 */
const close = async (id: string, job: Job): Promise<{ file?: string }> => {
  const { period: periodId, by } = finalizeAsked.parse(job.asked)
  const market = await readMarket(id)
  const period = await readPeriod(id, periodId)
  if ((await readHead(id)).busy?.job !== job.id) return {}
  if (period.status >= PERIOD.finalized) {
    const parsed = progress.safeParse(job.next)
    const isCounting = parsed.success && parsed.data.stage === 'count'
    await finalizeNow(market, periodId, by, isCounting ? parsed.data : undefined)
    return {}
  }
  if (period.status === PERIOD.draft) await dropAll(market, periodId, ({ busy }) => busy?.job === job.id)
  await retryOnConflict(async () => {
    const head = await readHead(id)
    if (head.busy?.job === job.id) await commit([putHead(id, { ...head, busy: null })])
  })
  return {}
}

export default onJob(
  periodFinalize,
  [],
  async (id, { asked, next }): Promise<Step> => {
    const { period: periodId, by } = finalizeAsked.parse(asked)
    const [market, period] = await Promise.all([readMarket(id), readPeriod(id, periodId)])
    return step(market, period, by, progress.parse(next ?? beginning(period)))
  },
  close,
)
