import { ownDataExport } from '#events/messages.ts'
import { hasJobEnded } from '#shared/kit/job.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { messagesContract } from '#shared/messages/contract.ts'
import { messageRefusals } from '#shared/messages/refusals.ts'
import { readCustomer } from '../../customers/table/customer.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { ignoreRefusal } from '../../kit/ignore-refusal.ts'
import { readJob, startJob } from '../../kit/job.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { KEPT_SECONDS, type OwnExport, putOwnExport, readOwnExport } from '../table/own-export.ts'

const PAUSE_SECONDS = 3_600

/** The last export of the caller's own data, of the last week. */
export const readMyData: Verb<typeof messagesContract.readMyData> = async ({ market, caller }) => {
  const last = await readOwnExport(market, caller.userNumber)
  // The table's TTL deletes late.
  if (!last || last.startedTs + KEPT_SECONDS <= nowSeconds())
    return { job: null, startedOn: null, availableUntil: null }
  const { job, startedTs } = last
  return { job, startedOn: startedTs, availableUntil: startedTs + KEPT_SECONDS }
}

/** How a job stands; `failed` when it is there no more. */
const stateOf = async (market: string, { job }: OwnExport) =>
  (await readJob(market, job).catch(ignoreRefusal(commonRefusals.not_found)))?.state ?? 'failed'

/**
 * Starts the job that writes the file. While one runs, the answer is that one. One that failed can be started again at
 * once. Refuses `exported_lately` within an hour of a finished one, and 404 for an account that was deleted.
 */
export const startMyData: Verb<typeof messagesContract.startMyData> = ({ market, caller, language }) =>
  retryOnConflict(async () => {
    const { userNumber } = caller
    const [customer, last] = await Promise.all([
      readCustomer(market, userNumber),
      readOwnExport(market, userNumber),
    ])
    const now = nowSeconds()
    if (last) {
      const state = await stateOf(market, last)
      if (!hasJobEnded(state)) return { job: last.job }
      if (state === 'done' && now < last.startedTs + PAUSE_SECONDS)
        throw refuse(messageRefusals.exported_lately)
    }
    const asked = { userNumber, language: language ?? customer.language }
    const { id, writes } = startJob(market, ownDataExport, caller, asked)
    await commit([...writes, putOwnExport(market, userNumber, { job: id, startedTs: now }, last)])
    return { job: id }
  })
