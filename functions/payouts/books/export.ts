/** Begins the jobs that send vouchers. */

import { booksSend } from '#events/payouts.ts'
import { refuse } from '#shared/kit/refusal.ts'
import type { booksCalls } from '#shared/payouts/books-calls.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import type { Verb } from '../../kit/http.ts'
import { startJob } from '../../kit/job.ts'
import { commit } from '../../kit/table.ts'
import { readSettlingMarket } from '../../markets/table/market.ts'
import { readVoucher } from '../table/voucher.ts'
import { readKeys } from './keys.ts'

/** Refuses `not_enabled` and `books_not_connected`. */
export const sendVouchers: Verb<typeof booksCalls.sendVouchers> = async ({
  market: id,
  caller,
  idempotency,
}) => {
  await readSettlingMarket(id)
  await readKeys(id)
  const { id: job, writes } = startJob(id, booksSend, caller, { voucher: null })
  await commit([...idempotency.record({ job }), ...writes])
  return { job }
}

/** Refuses `voucher_state` for one that is in the books, `not_enabled`, `books_not_connected`, and 404 `not_found`. */
export const sendVoucher: Verb<typeof booksCalls.sendVoucher> = async ({
  market: id,
  caller,
  params,
  idempotency,
}) => {
  await readSettlingMarket(id)
  await readKeys(id)
  const [dateTo = '', voucherId = ''] = params.id.split('.')
  const { state, problem } = await readVoucher(id, { dateTo, id: voucherId })
  if (state === 'void' || (state === 'sent' && !problem)) throw refuse(payoutRefusals.voucher_state)
  const { id: job, writes } = startJob(id, booksSend, caller, { voucher: { dateTo, id: voucherId } })
  await commit([...idempotency.record({ job }), ...writes])
  return { job }
}
