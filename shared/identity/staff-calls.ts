import * as z from 'zod/mini'
import { answeredEmail } from '../kit/answered.ts'
import { type Contract, listOf } from '../kit/contract.ts'
import { proofField } from '../kit/owner-proof.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { STAFF_ROLES } from '../kit/rights.ts'
import { email } from '../kit/text.ts'
import { newStaffName, staffName } from './names.ts'
import { identityRefusals } from './refusals.ts'
import { tokens } from './session-calls.ts'

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
  role: z.enum(STAFF_ROLES),
  version: z.number(),
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
  role: z.enum(STAFF_ROLES),
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
    right: 'look',
    summary: "The caller's own account",
    answer: ownAccount,
    refusals: [],
  },
  changeOwn: {
    method: 'PATCH',
    path: 'admin',
    audiences: ['admin'],
    right: 'look',
    makesStale: ['admin'],
    summary: 'Change the own user name or address; an address counts once its owner has confirmed it',
    body: z.object({
      /** The version that the caller read (D30). Without it the last writer wins. */
      version: z.optional(z.int(invalid.code)),
      username: z.optional(newStaffName),
      email: z.optional(email),
      /** For another address. */
      proof: proofField,
    }),
    answer: ownAccount,
    refusals: [
      kitRefusals.changed_meanwhile,
      kitRefusals.proof_needed,
      kitRefusals.too_many_mails,
      identityRefusals.nothing_changed,
      identityRefusals.too_many_attempts,
      identityRefusals.username_taken,
    ],
  },
  listAdministrators: {
    method: 'GET',
    path: 'administrators',
    audiences: ['admin'],
    right: 'own',
    summary: 'The administrators of the market by user name, all on one page',
    answer: listOf(listedAdministrator),
    refusals: [],
  },
  invite: {
    method: 'POST',
    path: 'administrators',
    audiences: ['admin'],
    right: 'own',
    makesStale: ['administrators'],
    summary: 'Invite an administrator, who gets a mail with a link to choose a password',
    body: z.object({
      username: newStaffName,
      email,
      role: z._default(z.enum(STAFF_ROLES, invalid.code), 'owner'),
      proof: proofField,
    }),
    status: 201,
    answer: listedAdministrator,
    refusals: [
      kitRefusals.proof_needed,
      kitRefusals.too_many_mails,
      identityRefusals.too_many_administrators,
      identityRefusals.too_many_attempts,
      identityRefusals.username_taken,
    ],
  },
  changeRole: {
    method: 'PATCH',
    path: 'administrators/{username}',
    audiences: ['admin'],
    right: 'own',
    makesStale: ['administrators'],
    summary: 'Give an administrator another role, at once; one owner always stays who can log in',
    params: z.object({ username: staffName }),
    body: z.object({
      version: z.optional(z.int(invalid.code)),
      role: z.enum(STAFF_ROLES, invalid.code),
      proof: proofField,
    }),
    answer: listedAdministrator,
    refusals: [kitRefusals.changed_meanwhile, kitRefusals.proof_needed, identityRefusals.last_administrator],
  },
  removeAdministrator: {
    method: 'DELETE',
    path: 'administrators/{username}',
    audiences: ['admin'],
    right: 'own',
    deletesForGood: true,
    summary:
      'Remove an administrator, end their sessions and their open invitations; one owner always stays who can log in',
    params: z.object({ username: staffName }),
    body: z.object({ proof: proofField }),
    status: 204,
    refusals: [kitRefusals.proof_needed, identityRefusals.last_administrator],
  },
  startSecondFactor: {
    method: 'POST',
    path: 'admin/second_factor',
    audiences: ['admin'],
    right: 'look',
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
    right: 'look',
    makesStale: ['admin'],
    summary:
      'Switch the second factor on with a code of the app, which ends all other sessions; answers the recovery codes, this once',
    body: z.object({ code }),
    answer: z.object({
      recoveryCodes: z.array(z.string()),
      /** The session of the caller from now on; null when the caller must log in again. */
      session: z.nullable(tokens),
    }),
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
    right: 'look',
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
