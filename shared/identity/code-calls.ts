import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { marketId } from '../kit/id.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { email } from '../kit/text.ts'
import { identityRefusals } from './refusals.ts'
import { loggedIn } from './session-calls.ts'

const { required, too_long } = inputRefusals

/** Log-in with a code from a mail. */
export const codeCalls = {
  sendCode: {
    method: 'POST',
    path: 'token/code',
    audiences: ['open'],
    marketless: true,
    summary: 'Send a code to log in with; answers alike whether or not the account exists',
    body: z.object({ email, market_id: marketId }),
    answer: z.object({ detail: z.string() }),
    refusals: [],
  },
  logInByCode: {
    method: 'POST',
    path: 'token/by_code',
    audiences: ['open'],
    marketless: true,
    summary: 'Log in with a code from a mail: six digits, valid for ten minutes, once',
    body: z.object({
      email,
      code: z.string().check(z.trim(), z.minLength(1, required.code), z.maxLength(20, too_long.code)),
      market_id: marketId,
    }),
    answer: loggedIn,
    refusals: [identityRefusals.invalid_code, identityRefusals.too_many_attempts],
  },
} as const satisfies Contract
