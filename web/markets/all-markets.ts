import type { ListedMarket } from '#shared/markets/listed-market.ts'
import { visitorsCalls } from '#shared/markets/visitors-calls.ts'
import { call } from '../kit/call.ts'

/** Fetches every market of this deployment. Throws CallFailure. */
export const allMarkets = async (): Promise<ListedMarket[]> => {
  const pageOf = (page: number) =>
    call(visitorsCalls.list, { audience: 'anonymous', query: { page: String(page) } })
  const first = await pageOf(1)
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.pagesCount - 1) }, (_, at) => pageOf(at + 2)),
  )
  return [first, ...rest].flatMap(page => page.results)
}
