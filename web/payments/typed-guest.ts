/** A guest's input at checkout. It is personal data: kept in this tab only, and until the booking. */
import * as z from 'zod/mini'
import { stored } from '../kit/stored.ts'

const anyTyped = z.object({
  marketId: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  phoneCountry: z.optional(z.string()),
  termsAccepted: z.boolean(),
  beginWish: z.optional(z.boolean()),
})

type TypedGuest = z.infer<typeof anyTyped>

export const typedGuest = stored(
  'guest',
  found => anyTyped.safeParse(found).data,
  () => sessionStorage,
)

/** The input at this market. Accepted terms of one market do not count at another. */
export const typedAt = (marketId: string): TypedGuest => {
  const found = typedGuest.read()
  if (found?.marketId === marketId) return found
  return { marketId, customerName: '', customerEmail: '', customerPhone: '', termsAccepted: false }
}
