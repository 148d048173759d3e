import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { email } from '../kit/text.ts'
import { identityRefusals } from './refusals.ts'

const { required, too_long } = inputRefusals

/** Signed, and good for ten minutes. */
const proven = z.object({ proof: z.string() })

/** Before what a session that was left open must not do, its owner shows once more who they are (D67). */
export const ownerCalls = {
  proveByPassword: {
    method: 'POST',
    path: 'account/prove',
    audiences: ['customer', 'admin'],
    right: 'look',
    summary: 'Show by the password, and the second factor where it is on, to be the owner of the account',
    body: z.object({
      password: z.string().check(z.minLength(1, required.code), z.maxLength(256, too_long.code)),
      /** Of the second factor: of the app, or a recovery code. */
      code: z.optional(z.string().check(z.maxLength(40, too_long.code))),
    }),
    answer: proven,
    refusals: [
      identityRefusals.invalid_code,
      identityRefusals.second_factor_required,
      identityRefusals.too_many_attempts,
      identityRefusals.wrong_password,
    ],
  },
  proveByCode: {
    method: 'POST',
    path: 'account/prove_by_code',
    audiences: ['customer'],
    summary: 'The same by a code that `token/code/` sent to the address of the account',
    body: z.object({
      email,
      code: z.string().check(z.trim(), z.minLength(1, required.code), z.maxLength(20, too_long.code)),
    }),
    answer: proven,
    refusals: [identityRefusals.invalid_code, identityRefusals.too_many_attempts],
  },
} as const satisfies Contract
