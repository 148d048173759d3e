/** What can be rented at a market, fetched once and kept while the visitor chooses. */

import {
  type PeriodPrice,
  type ShelfType,
  shelvesContract,
  type TypeService,
} from '#shared/shelves/contract.ts'
import { type Fetched, useRoute } from '../kit/use-route.ts'

/** Whose calls are made: a guest's or a customer's. */
export interface Buyer {
  audience: 'anonymous' | 'customer'
  marketId: string
}

export const useShelfTypes = ({ audience, marketId }: Buyer): Fetched<{ results: ShelfType[] }> =>
  useRoute(shelvesContract.listTypes, { audience, market: marketId })

/** Until a type is chosen nothing is fetched. */
const ofType = ({ audience, marketId }: Buyer, shelfType: string | undefined) =>
  shelfType ? { audience, market: marketId, query: { shelfType } } : undefined

export const usePeriodPrices = (buyer: Buyer, shelfType: string | undefined): Fetched<PeriodPrice[]> =>
  useRoute(shelvesContract.listPrices, ofType(buyer, shelfType))

export const useTypeServices = (buyer: Buyer, shelfType: string | undefined): Fetched<TypeService[]> =>
  useRoute(shelvesContract.listServices, ofType(buyer, shelfType))
