import * as z from 'zod/mini'
import { answeredEmail } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { marketId } from '../kit/id.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { email, password } from '../kit/text.ts'
import { identityRefusals } from './refusals.ts'

const { required, too_long } = inputRefusals

const detail = z.object({ detail: z.string() })
const link = z.object({
  token: z.string().check(z.minLength(1, required.code), z.maxLength(2000, too_long.code)),
})
const typed = z.string().check(z.minLength(1, required.code), z.maxLength(256, too_long.code))
const newPassword = { newPassword1: password, newPassword2: password }

/** What a link in a mail is about, for the page that it opens. */
const aboutLink = {
  method: 'POST',
  audiences: ['open'],
  marketless: true,
  body: link,
  answer: z.object({
    email: answeredEmail,
    marketId: z.string(),
    isActive: z.boolean(),
    /** The administrator who owns the link; none for a customer. */
    username: z.optional(z.string()),
    /** Whether the link lets its reader choose a password, or only confirms the address. */
    choosesPassword: z.boolean(),
  }),
  refusals: [kitRefusals.link_invalid, kitRefusals.link_used],
} as const

/** A link in a mail lets its reader choose a password. */
const chooseByLink = {
  method: 'POST',
  audiences: ['open'],
  marketless: true,
  body: z.extend(link, newPassword),
  answer: detail,
  refusals: [
    ...aboutLink.refusals,
    identityRefusals.not_identical,
    identityRefusals.password_too_common,
    identityRefusals.same_as_username,
  ],
} as const

/** Passwords and the links in our mails. */
export const passwordCalls = {
  changePassword: {
    method: 'POST',
    path: 'password/change',
    audiences: ['user'],
    right: 'look',
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
    ...aboutLink,
    path: 'get_reset_password_data',
    summary: 'Whom a link to choose a new password belongs to',
  },
  emailConfirmationData: {
    ...aboutLink,
    path: 'get_email_confirmation_data',
    summary: 'Whom a link to confirm an address belongs to',
  },
  confirmPasswordReset: {
    ...chooseByLink,
    path: 'password/reset/confirm',
    summary: 'Choose a new password with a link',
  },
  undoStaffAddress: {
    ...aboutLink,
    path: 'administrator_email/undo',
    summary:
      "Put an administrator's former address back within seven days; ends password and sessions, and mails a link to choose another password",
    body: link,
    answer: detail,
  },
  confirmEmail: {
    ...chooseByLink,
    path: 'email/confirm',
    summary: 'Confirm the address, and choose the first password where the account has none',
    body: z.extend(link, { newPassword1: z.optional(password), newPassword2: z.optional(password) }),
  },
} as const satisfies Contract
