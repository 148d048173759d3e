/** The market of this frame, for the screens inside. */

import type { ComponentType } from 'react'
import { useOutletContext } from 'react-router-dom'
import { type VisitorsMarket, visitorsCalls } from '#shared/markets/visitors-calls.ts'
import type { CallFailure } from '../kit/failure.ts'
import { embedded } from '../kit/frame/embedded.ts'
import { type Fetched, useRoute } from '../kit/use-route.ts'

/** The market that this document is about. */
const known = embedded.market as VisitorsMarket | undefined

/**
 * Fetches a market; shows what the document says of it until then. With an empty id (no user is logged in) it fetches
 * nothing.
 */
export const useMarket = (audience: 'anonymous' | 'customer', marketId: string): Fetched<VisitorsMarket> =>
  useRoute(visitorsCalls.read, marketId ? { audience, market: marketId } : undefined, {
    fallbackData: audience === 'anonymous' && known?.marketId === marketId ? known : undefined,
  })

/** What each frame gives its screens. */
export interface MarketContext {
  market: VisitorsMarket
}

export const useThisMarket = (): VisitorsMarket => useOutletContext<MarketContext>().market

export const hasTerms = (market: VisitorsMarket): boolean =>
  market.onlineBookingFeature && market.showPaymentTerms

export const landingOf = (marketId: string): string => `/login/${encodeURIComponent(marketId)}`

export const termsOf = (marketId: string): string => `/terms/${encodeURIComponent(marketId)}`

/** True when the server has no market of this id: 404, or 400 for an invalid id. */
export const isUnknown = (failure: CallFailure | undefined): boolean =>
  failure?.status === 404 || failure?.status === 400

/** What the header shows of the visitor's cart. */
export type HeaderCart = ComponentType<{ marketId: string; to: string; instead: null }>

/** What a form to the market begins with, and what its button says. */
export interface WrittenFor {
  label: string
  name: string
  email: string
  notes: string
}

/** How one writes to the market: a button, or a link in the footer. */
export type MarketContact = ComponentType<{ market: VisitorsMarket; isLink?: boolean; written?: WrittenFor }>

/** How one writes to the operator. */
export type OperatorContact = ComponentType<{ label: string; isLink?: boolean }>

/** True when there may be a cart, or a receipt: only then does the header load the code for it. */
export const mayHaveCart = (pathname: string): boolean => {
  try {
    return !!(/booking/.test(pathname) || localStorage.bookingsInfo || sessionStorage.receipt)
  } catch {
    return false
  }
}
