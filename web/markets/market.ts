/** The market of this frame, for the screens inside. */

import { useOutletContext } from 'react-router-dom'
import { type VisitorsMarket, visitorsCalls } from '#shared/markets/visitors-calls.ts'
import { type Fetched, useRoute } from '../kit/use-route.ts'

/** Fetches a market. With an empty id (no user is logged in) it fetches nothing. */
export const useMarket = (audience: 'anonymous' | 'customer', marketId: string): Fetched<VisitorsMarket> =>
  useRoute(visitorsCalls.read, marketId ? { audience, market: marketId } : undefined)

/** What each frame gives its screens. */
export interface MarketContext {
  market: VisitorsMarket
}

export const useThisMarket = (): VisitorsMarket => useOutletContext<MarketContext>().market

export const hasTerms = (market: VisitorsMarket): boolean =>
  market.onlineBookingFeature && market.showPaymentTerms

export const landingOf = (marketId: string): string => `/login/${encodeURIComponent(marketId)}`

export const termsOf = (marketId: string): string => `/terms/${encodeURIComponent(marketId)}`
