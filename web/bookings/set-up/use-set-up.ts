import { setUpCalls } from '#shared/bookings/staff-set-up-calls.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'

/** How far the market is. Who saves a setting and comes back within two seconds must see it, so nothing is deduped. */
export const useSetUp = () => {
  const { marketId } = useThisMarket()
  return useRoute(setUpCalls.readSetUp, { audience: 'admin', market: marketId }, { dedupingInterval: 0 })
}
