/** Sends a sales period to the books (D46). A draft is frozen first: its status is then 2, and a reset gives it back. */

import { periodBooks } from '#events/payouts.ts'
import { refuse } from '#shared/kit/refusal.ts'
import type { booksCalls } from '#shared/payouts/books-calls.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import { PERIOD } from '#shared/payouts/states.ts'
import type { Verb } from '../kit/http.ts'
import { startJob } from '../kit/job.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readSettlingMarket } from '../markets/table/market.ts'
import { readKeys } from './books/keys.ts'
import { checkFree, checkHasCome, checkNoneFrozen } from './periods.ts'
import { putHead, readPeriod, readPeriods } from './table/period.ts'

/** Refuses `period_busy`, `books_not_connected`, `not_enabled`, and 404 `not_found`. */
export const exportToBooks: Verb<typeof booksCalls.exportToBooks> = ({
  market: id,
  caller,
  params,
  idempotency,
}) =>
  retryOnConflict(async () => {
    const market = await readSettlingMarket(id)
    const [period, { periods, head }] = await Promise.all([
      readPeriod(id, params.id),
      readPeriods(id),
      readKeys(id),
    ])
    await checkFree(id, head, period.id)
    if (head.busy?.stage === 'count') throw refuse(payoutRefusals.period_busy)
    const isDraft = period.status === PERIOD.draft
    if (isDraft) {
      checkHasCome(market, period)
      checkNoneFrozen(periods, period.id)
    }
    const { id: job, writes } = startJob(id, periodBooks, caller, { period: period.id, by: caller.username })
    const busy = { period: period.id, job, stage: isDraft ? 'freeze' : 'send' } as const
    await commit([...idempotency.record({ job }), ...writes, putHead(id, { ...head, busy })])
    return { job }
  })
