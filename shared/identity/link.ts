/** What a link in a mail that lets someone choose a password is about. */
import * as z from 'zod/mini'

export const passwordLink = z.object({
  purpose: z.enum(['confirm-email', 'reset-password']),
  /** Links that were sent before administrators had any name none. */
  kind: z._default(z.enum(['customer', 'admin']), 'customer'),
  market: z.string(),
  username: z.string(),
  email: z.string(),
  /** How many passwords were chosen for the account when the link was sent. */
  chosen: z.number(),
})

export type PasswordLink = z.infer<typeof passwordLink>
