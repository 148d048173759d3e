import type { jobsContract } from '#shared/jobs/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { accountOf } from '../kit/caller.ts'
import { linkTo } from '../kit/files.ts'
import type { Verb } from '../kit/http.ts'
import { readJob } from '../kit/job.ts'

/** How far a job is. Another account's job is not found. A finished one answers a new link each time. */
export const read: Verb<typeof jobsContract.read> = async ({ market, caller, params }) => {
  const { owner, state, done, total, file, refusal } = await readJob(market, params.id)
  if (owner !== accountOf(caller)) throw refuse(commonRefusals.not_found)
  return {
    state,
    done,
    total,
    ...(state === 'done' && file ? { result: { url: await linkTo(file) } } : {}),
    ...(refusal ? { refusal } : {}),
  }
}
