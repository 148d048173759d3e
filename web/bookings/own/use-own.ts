import { type OwnBooking, ownCalls } from '#shared/bookings/tenants-calls.ts'
import { type Fetched, useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { keepLastKnown } from './keep-last-known.ts'

/**
 * The first page of the tenant's bookings: what runs and what comes stands there. It is kept for times without a
 * network.
 */
export const useOwnBookings = (): Fetched<{ results: OwnBooking[] }> => {
  const market = useThisMarket()
  return useRoute(
    ownCalls.listOwnBookings,
    { audience: 'customer', market: market.marketId, query: {} },
    { onSuccess: ({ results }) => keepLastKnown(market, results) },
  )
}

export const useOwnBooking = (id: string): Fetched<OwnBooking> => {
  const { marketId } = useThisMarket()
  return useRoute(ownCalls.readOwnBooking, { audience: 'customer', market: marketId, params: { id } })
}
