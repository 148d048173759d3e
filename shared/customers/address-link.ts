/** What the link in the mail to a tenant's new address is about. */
import * as z from 'zod/mini'

export const addressLink = z.object({
  purpose: z.literal('change-email'),
  market: z.string(),
  userNumber: z.string(),
  /** The new address. */
  email: z.string(),
  /** The address whose place it takes. */
  from: z.string(),
})

export type AddressLink = z.infer<typeof addressLink>
