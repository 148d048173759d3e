import type { jobsContract } from '#shared/jobs/contract.ts'
import type { Returned } from '#shared/kit/contract.ts'
import { hasJobEnded } from '#shared/kit/job.ts'
import { nowSeconds } from '../kit/clock.ts'
import { linkTo } from '../kit/files.ts'
import type { Job } from '../kit/job.ts'

/** A job as its asker sees it. A finished file comes as a link that is new with each answer (D51). */
export const toResponse = async ({
  state,
  done,
  total,
  counts,
  isClosing,
  file,
  fileUntil = Number.POSITIVE_INFINITY,
  facts = {},
  refusal,
}: Job): Promise<Returned<typeof jobsContract.read>> => ({
  state,
  done,
  total,
  counts,
  isClosing,
  ...(file && hasJobEnded(state) && nowSeconds() < fileUntil
    ? { result: { ...facts, url: await linkTo(file) } }
    : {}),
  ...(refusal ? { refusal } : {}),
})
