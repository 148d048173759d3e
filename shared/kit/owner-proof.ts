/** What the short proof says that somebody has shown, in the middle of a session, to be the owner of the account (D67). */
import * as z from 'zod/mini'
import type { Seconds } from './units.ts'

/** How long a proof is good, and how long after a log-in none is needed. */
export const PROOF_SECONDS: Seconds = 600

export const ownerProof = z.object({
  purpose: z.literal('owner'),
  kind: z.enum(['admin', 'customer']),
  market: z.string(),
  username: z.string(),
})

export type OwnerProof = z.infer<typeof ownerProof>

/** The field of a body that carries a proof. */
export const proofField = z.optional(z.string().check(z.maxLength(2_000)))
