import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { answeredEmail } from '../kit/text.ts'

/** The tenant's own account. */
export const ownCalls = {
  readOwn: {
    method: 'GET',
    path: 'customer',
    audiences: ['customer'],
    summary: 'Who I am: what a session needs after log-in',
    answer: z.object({
      userNumber: z.string(),
      name: z.string(),
      email: answeredEmail,
      phone: z.string(),
      verified: z.boolean(),
      language: z.string(),
    }),
    refusals: [],
  },
} as const satisfies Contract
