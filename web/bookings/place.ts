/** Where the wizard stands: at whose market, with whose calls, and where it leads back to. */

import { createContext, useCallback, useContext } from 'react'
import { useNavigate } from 'react-router-dom'
import type { VisitorsMarket } from '#shared/markets/contract.ts'
import type { Buyer } from '../shelves/use-shelves.ts'
import type { Step } from './choice.ts'

export interface Place {
  market: VisitorsMarket
  audience: Buyer['audience']
  /** The path of the wizard within its entry. */
  base: string
  /** The path within its entry to which Back of the first step and the success screen lead. */
  home: string
}

export const PlaceContext = createContext<Place | undefined>(undefined)

export const usePlace = (): Place => {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('a step of the wizard outside of the wizard')
  return place
}

export const useBuyer = (): Buyer => {
  const { audience, market } = usePlace()
  return { audience, marketId: market.marketId }
}

export const pathOfStep = (base: string, step: Step): string => (step === 'type' ? base : `${base}/${step}`)

/** Leads to a step of the wizard. */
export const useGo = (): ((step: Step, state?: unknown) => void) => {
  const navigate = useNavigate()
  const { base } = usePlace()
  return useCallback((step, state) => void navigate(pathOfStep(base, step), { state }), [navigate, base])
}
