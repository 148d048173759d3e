import { commit } from '#functions/kit/table.ts'
import { type Market, putMarket, readMarket } from '#functions/markets/table/market.ts'

/** Changes settings of a market in the table, also those that only the operator or a provider can. */
export const changeMarket = async (market: string, change: Partial<Market>): Promise<void> => {
  await commit(putMarket({ ...(await readMarket(market)), ...change }))
}
