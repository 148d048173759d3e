import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/kit/language.ts'
import { seconds } from '#shared/kit/units.ts'

const mailWanted = { email: z.string(), language: z.optional(z.enum(LANGUAGES)) }

/**
 * Somebody asked for a link to choose a new password, or staff did. Emitted for addresses without an account too, so
 * that a call takes the same time for both: the subscriber finds out.
 */
export const passwordResetRequested = {
  name: 'password-reset-requested',
  version: 2,
  /** Version 1 named the account. */
  payload: z.object({
    ...mailWanted,
    username: z.optional(z.string()),
    /** Staff have ended the former password of a customer. */
    isByStaff: z.optional(z.boolean()),
  }),
} as const

/** Somebody asked for a code to log in with, or to prove who they are. Emitted for unknown names and addresses too. */
export const logInCodeRequested = {
  name: 'log-in-code-requested',
  version: 1,
  payload: z.object({
    ...mailWanted,
    /** As typed: an address, or the user name of an administrator. */
    email: z.string(),
    /** An administrator wants to log in; otherwise a customer. */
    as: z.optional(z.literal('admin')),
    /** The account whose owner proves in a session who they are. */
    account: z.optional(z.string()),
    /** Which code; the table no longer has it when a newer one was asked for. */
    nonce: z.string(),
  }),
} as const

/** The owner of an account used a link or a code from our mail, which verifies the address. */
export const accountConfirmed = {
  name: 'account-confirmed',
  version: 1,
  payload: z.object({ username: z.string(), email: z.string() }),
} as const

/** An administrator needs a mail with a link. Which address and which link: the subscriber reads the account. */
export const administratorLinkWanted = {
  name: 'administrator-link-wanted',
  version: 1,
  payload: z.object({
    account: z.string(),
    about: z.enum(['registered', 'invited', 'email-changed', 'reset']),
  }),
} as const

/** A new address took the place of an administrator's old one, which gets a mail with a link to undo that. */
export const staffAddressChanged = {
  name: 'staff-address-changed',
  version: 1,
  payload: z.object({ account: z.string(), oldEmail: z.string(), changedTs: seconds }),
} as const

/** A customer chose the language of the mails to them. */
export const languageChosen = {
  name: 'language-chosen',
  version: 1,
  payload: z.object({ userNumber: z.string(), language: z.enum(LANGUAGES) }),
} as const

/** An account has another password than before. Not emitted for its first one. */
export const passwordChanged = {
  name: 'password-changed',
  version: 1,
  payload: z.object({
    kind: z.enum(['admin', 'customer']),
    /** A user number, or an administrator's name in the user pool. */
    username: z.string(),
    changedTs: seconds,
  }),
} as const
