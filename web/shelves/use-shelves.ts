/** Fetches a market's types, prices and services once, and keeps them while the visitor chooses. */

import {
  type PeriodPrice,
  type ShelfType,
  shelvesContract,
  type TypeService,
} from '#shared/shelves/contract.ts'
import { type Fetched, useRoute } from '../kit/use-route.ts'

/** The caller: a guest or a customer. */
export interface Buyer {
  audience: 'anonymous' | 'customer'
  marketId: string
}

export const useShelfTypes = ({ audience, marketId }: Buyer): Fetched<{ results: ShelfType[] }> =>
  useRoute(shelvesContract.listTypes, { audience, market: marketId })

/** Undefined until a type is chosen, so that nothing is fetched. */
const ofType = ({ audience, marketId }: Buyer, shelfType: string | undefined) =>
  shelfType ? { audience, market: marketId, query: { shelfType } } : undefined

export const usePeriodPrices = (buyer: Buyer, shelfType: string | undefined): Fetched<PeriodPrice[]> =>
  useRoute(shelvesContract.listPrices, ofType(buyer, shelfType))

export const useTypeServices = (buyer: Buyer, shelfType: string | undefined): Fetched<TypeService[]> =>
  useRoute(shelvesContract.listServices, ofType(buyer, shelfType))
