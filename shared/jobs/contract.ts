import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { ulid } from '../kit/id.ts'
import { JOB_STATES } from '../kit/job.ts'

const ofJob = z.object({ id: ulid })

const jobShown = z.object({
  state: z.enum(JOB_STATES),
  done: z.number(),
  total: z.number(),
  /** What became of the things done so far, by kind, where a kind of job says so. */
  counts: z.record(z.string(), z.number()),
  /** It was cancelled, and its result may follow in a moment. */
  isClosing: z.boolean(),
  /** A link that works for 15 minutes (D51). */
  result: z.optional(
    z.object({
      url: z.string(),
      /** Of a file for the bank: the hash of its bytes, its payments, and their sum. */
      sha256: z.optional(z.string()),
      transactions: z.optional(z.number()),
      total: z.optional(z.string()),
    }),
  ),
  /** The code of the refusal that ended it, or `internal_error`. */
  refusal: z.optional(z.string()),
})

/** Long work, seen by who asked for it. */
export const jobsContract = {
  read: {
    method: 'GET',
    path: 'jobs/{id}',
    audiences: ['admin', 'customer'],
    right: 'look',
    summary: 'How far a job is, and what came of it',
    params: ofJob,
    answer: jobShown,
    refusals: [],
  },
  cancel: {
    method: 'POST',
    path: 'jobs/{id}/cancel',
    audiences: ['admin', 'customer'],
    right: 'look',
    makesStale: ['jobs/{id}'],
    summary:
      'Stop a job between two steps; what it did until then stays, and a file of it follows where there is one',
    params: ofJob,
    answer: jobShown,
    refusals: [],
  },
} as const satisfies Contract
