import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { marketId } from '../kit/id.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { email } from '../kit/text.ts'
import { identityRefusals } from './refusals.ts'
import { loggedIn } from './session-calls.ts'

const { required, too_long } = inputRefusals

const mailed = z.string().check(z.trim(), z.minLength(1, required.code), z.maxLength(20, too_long.code))
const staffName = z.string().check(z.trim(), z.minLength(1, required.code), z.maxLength(256, too_long.code))

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
      code: mailed,
      market_id: marketId,
    }),
    answer: loggedIn,
    refusals: [identityRefusals.invalid_code, identityRefusals.too_many_attempts],
  },
  sendStaffCode: {
    method: 'POST',
    path: 'token/staff_code',
    audiences: ['open'],
    marketless: true,
    summary:
      'Send an administrator a code to log in with, by user name or address; answers alike whether or not the account exists',
    body: z.object({ username: staffName, market_id: marketId }),
    answer: z.object({ detail: z.string() }),
    refusals: [],
  },
  logInByStaffCode: {
    method: 'POST',
    path: 'token/staff_by_code',
    audiences: ['open'],
    marketless: true,
    summary: 'Log an administrator in with a code from a mail, and the second factor where it is on',
    body: z.object({
      username: staffName,
      mailCode: mailed,
      market_id: marketId,
      /** Of the second factor: of the app, or a recovery code. */
      code: z.optional(z.string().check(z.maxLength(40, too_long.code))),
    }),
    answer: loggedIn,
    refusals: [
      identityRefusals.invalid_code,
      identityRefusals.second_factor_required,
      identityRefusals.too_many_attempts,
    ],
  },
} as const satisfies Contract
