/** What a guest has typed at checkout: kept in this tab only, and until it is booked, for it is about a person. */
import * as z from 'zod/mini'
import { COUNTRY_CODES } from '#shared/kit/country-codes.ts'
import { stored } from '../kit/stored.ts'

const anyTyped = z.object({
  marketId: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  phoneCountry: z.optional(z.enum(COUNTRY_CODES)),
  termsAccepted: z.boolean(),
})

type TypedGuest = z.infer<typeof anyTyped>

export const typedGuest = stored(
  'guest',
  found => anyTyped.safeParse(found).data,
  () => sessionStorage,
)

/** What was typed at this market. Agreement to one market's terms is none to another's. */
export const typedAt = (marketId: string): TypedGuest => {
  const found = typedGuest.read()
  if (found?.marketId === marketId) return found
  return { marketId, customerName: '', customerEmail: '', customerPhone: '', termsAccepted: false }
}
