import type { jobsContract } from '#shared/jobs/contract.ts'
import type { Verb } from '../kit/http.ts'
import { readOwnJob } from '../kit/job.ts'
import { toResponse } from './to-response.ts'

/** How far a job is. Another account's job is not found. */
export const read: Verb<typeof jobsContract.read> = async ({ market, caller, params }) =>
  toResponse(await readOwnJob(market, params.id, caller))
