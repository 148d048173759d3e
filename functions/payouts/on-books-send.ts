/** Sends vouchers to the books as a job: one, or all that are not there (send-left.ts). */
import * as z from 'zod/mini'
import { booksSend } from '#events/payouts.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { onJob, type Step } from '../kit/job-runner.ts'
import { readMarket } from '../markets/table/market.ts'
import { sendLeft } from './send-left.ts'

const asked = z.object({ voucher: z.nullable(z.object({ dateTo: z.string(), id: z.string() })) })

export default onJob(booksSend, ['seals', 'operator-keys'], async (market, job): Promise<Step> => {
  const { voucher } = asked.parse(job.asked)
  const sent = await sendLeft(await readMarket(market), voucher)
  // Another worker writes into these books: the message comes again.
  if (!sent) throw refuse(commonRefusals.busy)
  const all = sent.sent + sent.failed + sent.waiting
  return { done: all, total: all, counts: { ...sent } }
})
