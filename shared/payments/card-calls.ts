import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { SERVICE_PROBLEMS } from '../markets/service-calls.ts'
import { SHOW_SETTINGS } from '../markets/settings-calls.ts'
import { settingsRefusals } from '../markets/settings-refusals.ts'

/** What staff do about payments. Apart from the visitors' calls, so that no visitor loads them. */
export const cardCalls = {
  checkCardAccount: {
    method: 'POST',
    path: 'credentials/elavon/check',
    audiences: ['admin'],
    right: 'own',
    makesStale: SHOW_SETTINGS,
    summary:
      'Ask Elavon whether the saved card account works; a changed one takes payments from then on if it does, or if the caller insists',
    body: z.object({ insist: z._default(z.boolean(), false) }),
    answer: z.object({
      works: z.boolean(),
      /** Null when it works. */
      problem: z.nullable(z.enum(SERVICE_PROBLEMS)),
      alias: z.string(),
      keyEnd: z.string(),
      /** True when this account takes the payments now. */
      isCurrent: z.boolean(),
    }),
    refusals: [settingsRefusals.card_keys_missing],
  },
} as const satisfies Contract
