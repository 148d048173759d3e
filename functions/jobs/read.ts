import type { jobsContract } from '#shared/jobs/contract.ts'
import type { Verb } from '../kit/http.ts'
import { readOwnJob } from '../kit/job.ts'
import { toResponse } from './to-response.ts'

/** How far a job is. Refuses 404 `not_found`, also for the job of another account. */
export const read: Verb<typeof jobsContract.read> = async ({ market, caller, params }) =>
  toResponse(await readOwnJob(market, params.id, caller))
