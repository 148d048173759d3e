/** What can be rented at a market, fetched once and kept while the visitor chooses. */

import useSWR from 'swr'
import {
  type PeriodPrice,
  type ShelfType,
  shelvesContract,
  type TypeService,
} from '#shared/shelves/contract.ts'
import { call } from '../kit/call.ts'

/** Whose calls are made: a guest's or a customer's. */
export interface Buyer {
  audience: 'anonymous' | 'customer'
  marketId: string
}

export const useShelfTypes = ({ audience, marketId }: Buyer) =>
  useSWR<ShelfType[]>(['shelf-types', audience, marketId], async () => {
    const answer = await call(shelvesContract.listTypes, { audience, market: marketId })
    return answer.results
  })

export const usePeriodPrices = ({ audience, marketId }: Buyer, shelfType: string | undefined) =>
  useSWR<PeriodPrice[]>(shelfType ? ['period-prices', audience, marketId, shelfType] : null, () =>
    call(shelvesContract.listPrices, { audience, market: marketId, query: { shelfType: shelfType ?? '' } }),
  )

export const useTypeServices = ({ audience, marketId }: Buyer, shelfType: string | undefined) =>
  useSWR<TypeService[]>(shelfType ? ['type-services', audience, marketId, shelfType] : null, () =>
    call(shelvesContract.listServices, { audience, market: marketId, query: { shelfType: shelfType ?? '' } }),
  )
