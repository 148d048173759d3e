/** Who extends a booking: its tenant, or whoever opened the link in a mail. */
import { extensionCalls } from '#shared/bookings/tenants-extension-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { type Fetched, useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'

export type Source = { audience: 'customer'; id: string } | { audience: 'anonymous'; token: string }

export type Choices = Answer<typeof extensionCalls.ownExtensionChoices>
export type Choice = Choices['choices'][number]

/** A refusal is an answer, and does not change by asking again. */
const CONFIG = { shouldRetryOnError: false }

export const useChoices = (source: Source): Fetched<Choices> => {
  const { marketId: market } = useThisMarket()
  const { audience } = source
  const own = useRoute(
    extensionCalls.ownExtensionChoices,
    audience === 'customer' ? { audience, market, params: { id: source.id } } : undefined,
    CONFIG,
  )
  const linked = useRoute(
    extensionCalls.extensionChoicesByLink,
    audience === 'anonymous' ? { audience, market, query: { token: source.token } } : undefined,
    CONFIG,
  )
  return audience === 'customer' ? own : linked
}

/** What says to the server that the booking is the caller's. */
export const proofOf = (source: Source): { linkToken?: string } =>
  source.audience === 'anonymous' ? { linkToken: source.token } : {}
