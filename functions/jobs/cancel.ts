import type { jobsContract } from '#shared/jobs/contract.ts'
import { hasJobEnded } from '#shared/kit/job.ts'
import type { Verb } from '../kit/http.ts'
import { putJob, readOwnJob } from '../kit/job.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { toResponse } from './to-response.ts'

/**
 * Stops a job between two steps, for the account that started it. What its steps did stays, and `counts` says how much
 * that is. Its worker then writes the file of it, where there is one: `isClosing` until then. A job that has ended
 * stays as it ended. Refuses 404 `not_found`, also for the job of another account.
 */
export const cancel: Verb<typeof jobsContract.cancel> = ({ market, caller, params }) =>
  retryOnConflict(async () => {
    const job = await readOwnJob(market, params.id, caller)
    if (hasJobEnded(job.state)) return toResponse(job)
    // No worker has an empty name, so the worker that notes its step next sees that another wrote in between.
    const cancelled = { ...job, state: 'cancelled', writer: '', isClosing: true } as const
    await commit([putJob(market, cancelled)])
    return toResponse(cancelled)
  })
