import * as z from 'zod/mini'
import { answeredEmail } from '../kit/answered.ts'
import { type Contract, listOf } from '../kit/contract.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { email } from '../kit/text.ts'
import { newStaffName, staffName } from './names.ts'
import { identityRefusals } from './refusals.ts'

const { invalid, required, too_long } = inputRefusals

const typed = z.string().check(z.minLength(1, required.code), z.maxLength(256, too_long.code))
const code = z.string().check(z.trim(), z.minLength(1, required.code), z.maxLength(40, too_long.code))

const listedAdministrator = z.object({
  username: z.string(),
  /** The user name that they began with: the audit knows them by it. */
  account: z.string(),
  email: answeredEmail,
  /** The owner of the address has confirmed it. */
  verified: z.boolean(),
  /** Has not chosen a password yet. */
  isInvited: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** The caller's own account. */
  isSelf: z.boolean(),
})

const ownAccount = z.object({
  username: z.string(),
  email: answeredEmail,
  /** An address that takes the place of `email` when its owner confirms it. */
  newEmail: z.nullable(answeredEmail),
  verified: z.boolean(),
  /** Decision D17: 1 is an administrator. */
  userType: z.literal(1),
  language: z.string(),
  hasSecondFactor: z.boolean(),
  /** How many recovery codes were not used yet. */
  recoveryCodesLeft: z.number(),
  version: z.number(),
})

/** One's own account, and the administrators of the market (D37). */
export const staffCalls = {
  readOwn: {
    method: 'GET',
    path: 'admin',
    audiences: ['admin'],
    summary: "The caller's own account",
    answer: ownAccount,
    refusals: [],
  },
  changeOwn: {
    method: 'PATCH',
    path: 'admin',
    audiences: ['admin'],
    makesStale: ['admin'],
    summary: 'Change the own user name or address; an address counts once its owner has confirmed it',
    body: z.object({
      /** The version that the caller read (D30). Without it the last writer wins. */
      version: z.optional(z.int(invalid.code)),
      username: z.optional(newStaffName),
      email: z.optional(email),
    }),
    answer: ownAccount,
    refusals: [
      kitRefusals.changed_meanwhile,
      identityRefusals.nothing_changed,
      identityRefusals.too_many_attempts,
      identityRefusals.username_taken,
    ],
  },
  listAdministrators: {
    method: 'GET',
    path: 'administrators',
    audiences: ['admin'],
    summary: 'The administrators of the market by user name, all on one page',
    answer: listOf(listedAdministrator),
    refusals: [],
  },
  invite: {
    method: 'POST',
    path: 'administrators',
    audiences: ['admin'],
    makesStale: ['administrators'],
    summary: 'Invite an administrator, who gets a mail with a link to choose a password',
    body: z.object({ username: newStaffName, email }),
    status: 201,
    answer: listedAdministrator,
    refusals: [identityRefusals.too_many_attempts, identityRefusals.username_taken],
  },
  removeAdministrator: {
    method: 'DELETE',
    path: 'administrators/{username}',
    audiences: ['admin'],
    summary: 'Remove an administrator and end their sessions; one always stays who can log in',
    params: z.object({ username: staffName }),
    status: 204,
    refusals: [identityRefusals.last_administrator],
  },
  startSecondFactor: {
    method: 'POST',
    path: 'admin/second_factor',
    audiences: ['admin'],
    summary: 'A secret for an authenticator app, valid for 15 minutes until a code confirms it',
    body: z.object({ password: typed }),
    answer: z.object({ secret: z.string(), uri: z.string() }),
    refusals: [
      identityRefusals.second_factor_on,
      identityRefusals.too_many_attempts,
      identityRefusals.wrong_password,
    ],
  },
  confirmSecondFactor: {
    method: 'POST',
    path: 'admin/second_factor/confirm',
    audiences: ['admin'],
    makesStale: ['admin'],
    summary: 'Switch the second factor on with a code of the app; answers the recovery codes, this once',
    body: z.object({ code }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: [
      identityRefusals.invalid_code,
      identityRefusals.second_factor_off,
      identityRefusals.second_factor_on,
      identityRefusals.too_many_attempts,
    ],
  },
  stopSecondFactor: {
    method: 'POST',
    path: 'admin/second_factor/off',
    audiences: ['admin'],
    makesStale: ['admin'],
    summary: 'Switch the second factor off, with the password and a code',
    body: z.object({ password: typed, code }),
    status: 204,
    refusals: [
      identityRefusals.invalid_code,
      identityRefusals.second_factor_off,
      identityRefusals.too_many_attempts,
      identityRefusals.wrong_password,
    ],
  },
} as const satisfies Contract
