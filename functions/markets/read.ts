import type { marketsContract } from '#shared/markets/contract.ts'
import type { Verb } from '../kit/http.ts'
import { readMarketWithTerms } from './table/terms.ts'
import { toVisitors } from './to-response.ts'

/** The market as visitors see it, without its credentials. */
export const read: Verb<typeof marketsContract.read> = async call => {
  const { market, paymentTerms } = await readMarketWithTerms(call.market)
  return toVisitors(market, paymentTerms, call.language ?? market.language)
}
