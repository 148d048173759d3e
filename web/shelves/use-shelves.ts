/** Fetches a market's types, prices and services once, and keeps them while the visitor chooses. */

import {
  type ListedType,
  type NextStart,
  type PeriodPrice,
  type TypeService,
  visitorsCalls,
} from '#shared/shelves/visitors-calls.ts'
import { type Fetched, useRoute } from '../kit/use-route.ts'

/** The caller: a guest or a customer. */
export interface Buyer {
  audience: 'anonymous' | 'customer'
  marketId: string
}

export const useShelfTypes = ({ audience, marketId }: Buyer): Fetched<{ results: ListedType[] }> =>
  useRoute(visitorsCalls.listTypes, { audience, market: marketId })

/**
 * When each type is free next, for its shortest period or for the given one. Not to be waited for: it reads every
 * calendar.
 */
export const useNextStarts = (
  { audience, marketId }: Buyer,
  isWanted: boolean,
  bookingPeriod?: string,
): Fetched<{ results: NextStart[] }> =>
  useRoute(
    visitorsCalls.listNextStarts,
    isWanted ? { audience, market: marketId, query: { bookingPeriod } } : undefined,
  )

/** Undefined until a type is chosen, so that nothing is fetched. */
const ofType = ({ audience, marketId }: Buyer, shelfType: string | undefined) =>
  shelfType ? { audience, market: marketId, query: { shelfType } } : undefined

export const usePeriodPrices = (buyer: Buyer, shelfType: string | undefined): Fetched<PeriodPrice[]> =>
  useRoute(visitorsCalls.listPrices, ofType(buyer, shelfType))

export const useTypeServices = (buyer: Buyer, shelfType: string | undefined): Fetched<TypeService[]> =>
  useRoute(visitorsCalls.listServices, ofType(buyer, shelfType))
