/** The market of this frame, for the screens inside. */

import { useOutletContext } from 'react-router-dom'
import { marketsContract, type VisitorsMarket } from '#shared/markets/contract.ts'
import { type Fetched, useRoute } from '../kit/use-route.ts'

/** Fetches a market. With an empty id (no user is logged in) it fetches nothing. */
export const useMarket = (audience: 'anonymous' | 'customer', marketId: string): Fetched<VisitorsMarket> =>
  useRoute(marketsContract.read, marketId ? { audience, market: marketId } : undefined)

export const useThisMarket = (): VisitorsMarket => useOutletContext<VisitorsMarket>()

/** Visitors can book online only where the market accepts cards (specification 2). */
export const isBookable = (market: VisitorsMarket): boolean =>
  market.onlineBookingFeature && market.elavonApiValid && market.cardWindowScript !== null

export const hasTerms = (market: VisitorsMarket): boolean =>
  market.onlineBookingFeature && market.showPaymentTerms

export const landingOf = (marketId: string): string => `/login/${encodeURIComponent(marketId)}`

export const termsOf = (marketId: string): string => `/terms/${encodeURIComponent(marketId)}`
