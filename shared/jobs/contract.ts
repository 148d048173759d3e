import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { ulid } from '../kit/id.ts'
import { JOB_STATES } from '../kit/job.ts'

/** Long work, seen by who asked for it. */
export const jobsContract = {
  read: {
    method: 'GET',
    path: 'jobs/{id}',
    audiences: ['admin', 'customer'],
    summary: 'How far a job is, and what came of it',
    params: z.object({ id: ulid }),
    answer: z.object({
      state: z.enum(JOB_STATES),
      done: z.number(),
      total: z.number(),
      /** A link that works for 15 minutes (D51). */
      result: z.optional(z.object({ url: z.string() })),
      /** The code of the refusal that ended it, or `internal_error`. */
      refusal: z.optional(z.string()),
    }),
    refusals: [],
  },
} as const satisfies Contract
