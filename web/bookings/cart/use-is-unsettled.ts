import { useLoader } from '../../kit/loader.tsx'
import { useOpenPayment } from './cart.ts'

/**
 * True while a payment is open and this tab is not asking for its outcome. The countdown does not show then: the server
 * keeps the shelves beyond it until the outcome is known.
 */
export const useIsUnsettled = (marketId: string): boolean => {
  const isBusy = useLoader() !== undefined
  return useOpenPayment(marketId) !== undefined && !isBusy
}
