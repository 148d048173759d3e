/** What the operator's command does with a market (D57). */
import { changeMarket } from './change.ts'
import { readIds } from './table/directory.ts'
import type { Market } from './table/market.ts'

type Subscription = Pick<
  Market,
  'onlineBookingFeature' | 'paymentsFeature' | 'accountBalanceFeature' | 'individualizedItemsAccess' | 'fee'
>

/** Whose name stands in the audit; no administrator can have it (shared/identity/names.ts). */
const caller = { username: 'operator' }

/** Sets what a market has subscribed to, and the operator's fee. Returns all of it. Refuses 404 `market_not_found`. */
export const setSubscription = async (
  marketId: string,
  settings: { [Name in keyof Subscription]?: Subscription[Name] | undefined },
): Promise<Subscription> => {
  const { onlineBookingFeature, paymentsFeature, accountBalanceFeature, individualizedItemsAccess, fee } =
    await changeMarket(marketId, caller, before => ({ ...before, ...settings }) as Market)
  return { onlineBookingFeature, paymentsFeature, accountBalanceFeature, individualizedItemsAccess, fee }
}

/** The ids of all markets of the deployment. */
export const allMarkets = readIds
