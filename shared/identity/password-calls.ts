import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { marketId } from '../kit/id.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { answeredEmail, email, password } from '../kit/text.ts'
import { identityRefusals } from './refusals.ts'

const { required, too_long } = inputRefusals

const detail = z.object({ detail: z.string() })
const link = z.object({
  token: z.string().check(z.minLength(1, required.code), z.maxLength(2000, too_long.code)),
})
const typed = z.string().check(z.minLength(1, required.code), z.maxLength(256, too_long.code))
const newPassword = { newPassword1: password, newPassword2: password }

/** Passwords and the links in our mails. */
export const passwordCalls = {
  changePassword: {
    method: 'POST',
    path: 'password/change',
    audiences: ['user'],
    beforePasswordChange: true,
    summary: 'Choose a new password, knowing the old one; ends every session of the account',
    body: z.object({ oldPassword: typed, ...newPassword }),
    answer: detail,
    refusals: [
      identityRefusals.not_identical,
      identityRefusals.password_too_common,
      identityRefusals.same_as_old,
      identityRefusals.same_as_username,
      identityRefusals.wrong_password,
      identityRefusals.too_many_attempts,
    ],
  },
  requestPasswordReset: {
    method: 'POST',
    path: 'password/reset',
    audiences: ['open'],
    marketless: true,
    summary: 'Send a link to choose a new password; answers alike whether or not the account exists',
    body: z.object({ email, market_id: marketId }),
    answer: detail,
    refusals: [],
  },
  resetPasswordData: {
    method: 'POST',
    path: 'get_reset_password_data',
    audiences: ['open'],
    marketless: true,
    summary: 'Whom a link to choose a new password belongs to',
    body: link,
    answer: z.object({ email: answeredEmail, marketId: z.string(), isActive: z.boolean() }),
    refusals: [kitRefusals.link_invalid, kitRefusals.link_used],
  },
  emailConfirmationData: {
    method: 'POST',
    path: 'get_email_confirmation_data',
    audiences: ['open'],
    marketless: true,
    summary: 'Whom a link to confirm an address belongs to',
    body: link,
    answer: z.object({ email: answeredEmail, marketId: z.string(), isActive: z.boolean() }),
    refusals: [kitRefusals.link_invalid, kitRefusals.link_used],
  },
  confirmPasswordReset: {
    method: 'POST',
    path: 'password/reset/confirm',
    audiences: ['open'],
    marketless: true,
    summary: 'Choose a new password with a link',
    body: z.extend(link, newPassword),
    answer: detail,
    refusals: [
      kitRefusals.link_invalid,
      kitRefusals.link_used,
      identityRefusals.not_identical,
      identityRefusals.password_too_common,
      identityRefusals.same_as_username,
    ],
  },
  confirmEmail: {
    method: 'POST',
    path: 'email/confirm',
    audiences: ['open'],
    marketless: true,
    summary: 'Confirm the address and choose the first password',
    body: z.extend(link, newPassword),
    answer: detail,
    refusals: [
      kitRefusals.link_invalid,
      kitRefusals.link_used,
      identityRefusals.not_identical,
      identityRefusals.password_too_common,
      identityRefusals.same_as_username,
    ],
  },
} as const satisfies Contract
