import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { SHOW_SETTINGS } from './settings-calls.ts'
import { settingsRefusals } from './settings-refusals.ts'

/** The outside services of a market beside its cards: two tills, and the books. */
export const SERVICES = ['zettle', 'flexpos', 'economic'] as const
export type Service = (typeof SERVICES)[number]

/**
 * The service does not know the key, does not let it do what Reol needs, or gives no answer. Card accounts have the
 * same.
 */
export const SERVICE_PROBLEMS = ['key_unknown', 'not_allowed', 'no_answer'] as const
export type ServiceProblem = (typeof SERVICE_PROBLEMS)[number]

/** What a service says of a key by the status of its refusal; undefined: it gave no answer. */
export const problemOfStatus = (status: number | undefined): ServiceProblem => {
  if (status === 401) return 'key_unknown'
  return status === 403 ? 'not_allowed' : 'no_answer'
}

/** What staff ask about tills and books. */
export const serviceCalls = {
  checkService: {
    method: 'POST',
    path: 'credentials/{service}/check',
    audiences: ['admin'],
    right: 'money',
    makesStale: SHOW_SETTINGS,
    summary: 'Ask a till or the books whether the saved key works',
    params: z.object({ service: z.enum(SERVICES) }),
    answer: z.object({
      works: z.boolean(),
      /** Null when it works. */
      problem: z.nullable(z.enum(SERVICE_PROBLEMS)),
      /** Whose account the key opens, where the service says so. */
      account: z.string(),
    }),
    refusals: [settingsRefusals.service_keys_missing],
  },
} as const satisfies Contract
