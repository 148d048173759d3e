import { useTypeServices } from '../shelves/use-shelves.ts'
import { choiceAt } from './choice.ts'
import { useBuyer } from './wizard-context.ts'

/** True when the chosen type has services: without any, there is no such step. True until a type is chosen. */
export const useHasServices = (): boolean => {
  const buyer = useBuyer()
  const { shelfType } = choiceAt(buyer.marketId)
  const isTold = shelfType?.hasServices !== undefined
  const services = useTypeServices(buyer, isTold ? undefined : shelfType?.id)
  return shelfType?.hasServices ?? services.data?.length !== 0
}
