import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { answeredId } from '../kit/id.ts'
import { jobStarted } from '../kit/job.ts'
import { unixSeconds } from '../kit/text.ts'
import { messageRefusals } from './refusals.ts'

/** A tenant's own data as a file. `jobs/{id}/` says how far it is, and has the link. */
export const myDataCalls = {
  readMyData: {
    method: 'GET',
    path: 'my_data',
    audiences: ['customer'],
    summary: "The last file of the caller's own data",
    answer: z.object({
      /** Null: none was asked for in the last week. */
      job: z.nullable(answeredId),
      startedOn: z.nullable(unixSeconds),
      /** The end of the week for which a finished file is kept. */
      availableUntil: z.nullable(unixSeconds),
    }),
    refusals: [],
  },
  startMyData: {
    method: 'POST',
    path: 'my_data',
    audiences: ['customer'],
    makesStale: ['my_data', 'jobs/{id}'],
    status: 202,
    summary:
      "Start the job that writes all of the caller's own data into a zip; while one runs, the answer is that one",
    answer: jobStarted,
    refusals: [messageRefusals.exported_lately],
  },
} as const satisfies Contract
