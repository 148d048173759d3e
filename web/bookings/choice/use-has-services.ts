import { useTypeServices } from '../../shelves/use-shelves.ts'
import { entriesOf } from '../cart/cart.ts'
import { choiceAt } from './choice.ts'
import { useBuyer } from './wizard-context.ts'

/**
 * True when the chosen type has services: without any, there is no such step. True until a type is chosen. At the checkout
 * another tab may have chosen it: then the type is that of the cart.
 */
export const useHasServices = (isCheckout = false): boolean => {
  const buyer = useBuyer()
  const { shelfType } = choiceAt(buyer.marketId)
  const isTold = shelfType?.hasServices !== undefined
  const ofCart = isCheckout ? entriesOf(buyer.marketId).at(-1)?.shelfTypeId : undefined
  const services = useTypeServices(buyer, isTold ? undefined : (shelfType?.id ?? ofCart))
  return shelfType?.hasServices ?? services.data?.length !== 0
}
