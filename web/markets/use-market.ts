import useSWR from 'swr'
import { type ListedMarket, marketsContract, type VisitorsMarket } from '#shared/markets/contract.ts'
import { call } from '../kit/call.ts'

export const useMarket = (audience: 'anonymous' | 'customer', marketId: string) =>
  useSWR<VisitorsMarket>(['market', audience, marketId], () =>
    call(marketsContract.read, { audience, market: marketId }),
  )

/** All markets by name, every page of the list. */
export const useMarkets = () => useSWR<ListedMarket[]>('markets', allMarkets)

const allMarkets = async (): Promise<ListedMarket[]> => {
  const pageOf = (page: number) =>
    call(marketsContract.list, { audience: 'anonymous', query: { page: String(page) } })
  const first = await pageOf(1)
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.pagesCount - 1) }, (_, at) => pageOf(at + 2)),
  )
  return [first, ...rest].flatMap(page => page.results)
}
