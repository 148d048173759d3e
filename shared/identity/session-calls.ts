import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { marketId } from '../kit/id.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { STAFF_ROLES } from '../kit/rights.ts'
import { identityRefusals } from './refusals.ts'

const { required, too_long } = inputRefusals

export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string(), expiresIn: z.number() })
const typed = z.string().check(z.minLength(1, required.code), z.maxLength(256, too_long.code))

/** The answer to every kind of log-in. */
export const loggedIn = z.extend(tokens, {
  isAdmin: z.boolean(),
  marketId: z.string(),
  username: z.string(),
  mustChangePassword: z.boolean(),
  /** Of an administrator. */
  role: z.optional(z.enum(STAFF_ROLES)),
})

/** What every page needs of a session. The other calls of identity load with the screens that make them. */
export const sessionCalls = {
  logIn: {
    method: 'POST',
    path: 'token',
    audiences: ['open'],
    marketless: true,
    summary: 'Log in with user name and password',
    body: z.object({
      username: typed,
      password: typed,
      market_id: marketId,
      /** Of an administrator whose account has a second factor: of the app, or a recovery code. */
      code: z.optional(z.string().check(z.maxLength(40, too_long.code))),
    }),
    answer: loggedIn,
    refusals: [
      identityRefusals.invalid_code,
      identityRefusals.invalid_credentials,
      identityRefusals.second_factor_required,
      identityRefusals.too_many_attempts,
    ],
  },
  refresh: {
    method: 'POST',
    path: 'token/refresh',
    audiences: ['open'],
    marketless: true,
    summary: 'A new access token for a refresh token',
    body: z.object({
      refresh_token: z.string().check(z.minLength(1, required.code), z.maxLength(8000, too_long.code)),
    }),
    answer: tokens,
    refusals: [identityRefusals.invalid_grant],
  },
  revoke: {
    method: 'POST',
    path: 'token/revoke',
    audiences: ['open'],
    marketless: true,
    summary: 'Log out: the refresh token is worth nothing any more',
    body: z.object({
      token: z.string().check(z.minLength(1, required.code), z.maxLength(8000, too_long.code)),
    }),
    status: 204,
    refusals: [],
  },
} as const satisfies Contract
