import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { email } from '../kit/text.ts'
import { identityRefusals } from './refusals.ts'

const { required, too_long } = inputRefusals

/** Signed, and good for ten minutes. */
const proven = z.object({ proof: z.string() })

/** Before what cannot be undone, a tenant shows once more who they are. */
export const ownerCalls = {
  proveByPassword: {
    method: 'POST',
    path: 'account/prove',
    audiences: ['customer'],
    summary: 'Show by the password to be the owner of the account, before it is deleted',
    body: z.object({
      password: z.string().check(z.minLength(1, required.code), z.maxLength(256, too_long.code)),
    }),
    answer: proven,
    refusals: [identityRefusals.wrong_password, identityRefusals.too_many_attempts],
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
