import type { ListedMarket } from '#shared/markets/listed-market.ts'

/** The id of the market that is meant by its name, its id, or its address. */
export const marketIdIn = (typed: string, markets: readonly ListedMarket[]): string => {
  const last = typed.trim().split(/[/#?]/).filter(Boolean).at(-1) ?? ''
  const isMeant = ({ marketId, visualName }: ListedMarket) =>
    [marketId, visualName].some(name => name.toLowerCase() === last.toLowerCase())
  return markets.find(isMeant)?.marketId ?? last
}
