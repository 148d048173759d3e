/** What of a market goes into its till by itself. */
import { tillOf } from '#shared/markets/till.ts'
import { deployment } from '../kit/deployment.ts'
import type { Market } from './table/market.ts'

type Tills = Pick<Market, 'zettleIntegration' | 'zettleApiValid' | 'flexposApiValid'>

/** Flexpos documents nowhere how it takes products and says sales: only where the deployment trusts our assumption (D42). */
export const putsIntoTill = (market: Tills): boolean => {
  const till = tillOf(market)
  return till === 'zettle' || (till === 'flexpos' && deployment().flexposWrites)
}

/** Tenants sell by two numbers of their own, and nothing of theirs has a name in the till (D61). */
export const sellsGenerically = (market: Tills & Pick<Market, 'individualizedItemsAccess'>): boolean =>
  putsIntoTill(market) && !market.individualizedItemsAccess
