/**
 * A guest whose address is known, and the code that was mailed there. Kept in this tab while the cart is held, so that a
 * reload neither loses the code's field nor sends another mail.
 */
import * as z from 'zod/mini'
import { stored } from '../kit/stored.ts'

const anyKnown = z.object({
  cartToken: z.string(),
  email: z.string(),
  /** When the code was sent, in ms since 1970. */
  sentAt: z.optional(z.number()),
})

export type KnownBuyer = z.infer<typeof anyKnown>

export const knownBuyer = stored(
  'knownBuyer',
  found => anyKnown.safeParse(found).data,
  () => sessionStorage,
)
