/** Reads of a market: by visitors, tenants and staff, and of the markets of the deployment. */
import type { marketsContract } from '#shared/markets/contract.ts'
import type { Verb } from '../kit/http.ts'
import { toVisitors } from './answers/to-response.ts'
import { readBadges as badgesOf } from './table/badges.ts'
import { readDirectory } from './table/directory.ts'
import { readMarket } from './table/market.ts'
import { readMarketWithTerms } from './table/terms.ts'

/** The markets of this deployment by name. */
export const list: Verb<typeof marketsContract.list> = ({ query }) => readDirectory(query.page)

/** The market as visitors see it, without its credentials. */
export const read: Verb<typeof marketsContract.read> = async call => {
  const { market, paymentTerms } = await readMarketWithTerms(call.market)
  return toVisitors(market, paymentTerms, call.language ?? market.language)
}

/** What of the caller's market is switched on. `serve` drops the settings that the contract does not declare. */
export const readTenants: Verb<typeof marketsContract.readTenants> = ({ market }) => readMarket(market)

/** The numbers in the staff's menu (specification 2), and the role and feature by which the menu shows what there is. */
export const readBadges: Verb<typeof marketsContract.readBadges> = async ({ market, caller: { role } }) => {
  const [badges, { accountBalanceFeature, campaigns, paymentsFeature }] = await Promise.all([
    badgesOf(market),
    readMarket(market),
  ])
  return { ...badges, accountBalanceFeature, campaignsFeature: campaigns, paymentsFeature, role }
}
