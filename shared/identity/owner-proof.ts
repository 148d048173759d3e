/** What the short proof says that a tenant has shown, in the middle of a session, to be the owner of the account. */
import * as z from 'zod/mini'

export const ownerProof = z.object({
  purpose: z.literal('owner'),
  market: z.string(),
  username: z.string(),
})

export type OwnerProof = z.infer<typeof ownerProof>
