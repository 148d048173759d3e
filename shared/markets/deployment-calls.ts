import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'

/** What pages outside of any market ask about the deployment. */
export const deploymentCalls = {
  readDeployment: {
    method: 'GET',
    path: 'deployment',
    audiences: ['open'],
    marketless: true,
    summary: 'Where help and the apps are, and whether the operator can be written to',
    answer: z.object({
      /** Which countries a market can be opened in (D24). */
      edition: z.enum(['local', 'international']),
      /** Each is empty where the deployment names none. */
      helpUrl: z.string(),
      appStoreUrl: z.string(),
      playStoreUrl: z.string(),
      /** `POST send_feedback/` reaches somebody. */
      takesFeedback: z.boolean(),
      /** Contact forms send a token of reCAPTCHA v3 along; null where the deployment does not ask for one. */
      recaptcha: z.nullable(z.object({ siteKey: z.string(), url: z.string() })),
    }),
    refusals: [],
  },
} as const satisfies Contract
