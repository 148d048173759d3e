import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/kit/language.ts'

/** The owner of an account asked for a link to choose a new password. */
export const passwordResetRequested = {
  name: 'password-reset-requested',
  version: 1,
  payload: z.object({ username: z.string(), email: z.string(), language: z.enum(LANGUAGES) }),
} as const

/** The owner of an account chose a password through the link in our mail, which verifies the address. */
export const accountConfirmed = {
  name: 'account-confirmed',
  version: 1,
  payload: z.object({ username: z.string(), email: z.string() }),
} as const
