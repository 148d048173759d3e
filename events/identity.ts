import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/kit/countries.ts'

/** Somebody who has an account asked to choose a new password. */
export const passwordResetRequested = {
  name: 'password-reset-requested',
  version: 1,
  payload: z.object({ username: z.string(), email: z.string(), language: z.enum(LANGUAGES) }),
} as const

/** Somebody opened the link in our mail and chose a password: the address is theirs. */
export const accountConfirmed = {
  name: 'account-confirmed',
  version: 1,
  payload: z.object({ username: z.string(), email: z.string() }),
} as const
