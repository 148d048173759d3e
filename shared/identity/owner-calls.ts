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
  prove: {
    method: 'POST',
    path: 'account/prove',
    audiences: ['customer', 'admin'],
    right: 'look',
    summary:
      'Show to be the owner of the account, by the password or a code that `account/prove/code/` sent, and the second factor where it is on',
    body: z.object({
      password: z.optional(z.string().check(z.minLength(1, required.code), z.maxLength(256, too_long.code))),
      /** In place of the password: the digits, and the address that they were sent to. */
      mailCode: z.optional(
        z.string().check(z.trim(), z.minLength(1, required.code), z.maxLength(20, too_long.code)),
      ),
      email: z.optional(email),
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
  sendProofCode: {
    method: 'POST',
    path: 'account/prove/code',
    audiences: ['customer', 'admin'],
    right: 'look',
    summary: "Send a code for `account/prove/` to the address of the caller's account, and to no other",
    body: z.object({ email }),
    answer: z.object({ detail: z.string() }),
    refusals: [identityRefusals.too_many_attempts],
  },
} as const satisfies Contract
