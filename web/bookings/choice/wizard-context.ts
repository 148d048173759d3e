/** The wizard's context: its market, the audience of its calls, its path, and the page to return to. */

import { createContext, useCallback, useContext, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import type { Buyer } from '../../shelves/use-shelves.ts'
import type { CartEntry } from '../cart/cart.ts'
import type { Step } from './choice.ts'

export interface WizardPlace {
  market: VisitorsMarket
  audience: Buyer['audience']
  /** The path of the wizard within its entry. */
  base: string
  /** The path within its entry to which Back of the first step and the success screen lead. */
  home: string
}

export const WizardContext = createContext<WizardPlace | undefined>(undefined)

export const useWizard = (): WizardPlace => {
  const place = useContext(WizardContext)
  if (!place) throw new Error('a step of the wizard outside of the wizard')
  return place
}

export const useBuyer = (): Buyer => {
  const { audience, market } = useWizard()
  return { audience, marketId: market.marketId }
}

const pathOfStep = (base: string, step: Step): string => (step === 'type' ? base : `${base}/${step}`)

/** A reservation, and the name of the shelf that it had before. */
export interface MovedShelf {
  bookingRequest: string
  from: string
}

/** What one step of the wizard hands to the next. */
interface Arrival {
  /** The path before. */
  from?: string
  /** What has just been booked. */
  booked?: CartEntry[]
  /** Where its mail goes, as a guest has typed it. */
  email?: string | undefined
  /** Of a cart that had run out and is reserved again: what another visitor has taken meanwhile. */
  taken?: CartEntry[]
  /** Reservations that were made again, on another shelf than before. */
  moved?: MovedShelf[]
  /** A line of the cart is being edited: all of it on one screen, and Back leads to the checkout. */
  isEdit?: boolean
}

interface Way extends Omit<Arrival, 'from'> {
  /** Back does not return to the screen that is left. */
  replace?: boolean
  /** The fragment of the address. */
  hash?: string
}

/** Navigates to a step of the wizard. */
export const useGo = (): ((step: Step, way?: Way) => void) => {
  const navigate = useNavigate()
  const { base } = useWizard()
  const { pathname } = useLocation()
  const here = useRef(pathname)
  here.current = pathname
  return useCallback(
    (step, { replace = false, hash = '', ...arrival } = {}) => {
      const state: Arrival = { ...arrival, from: replace ? undefined : here.current }
      void navigate({ pathname: pathOfStep(base, step), hash }, { state, replace })
    },
    [navigate, base],
  )
}

/** Leads back to an earlier step. If that is the step before, it is the browser's own Back. */
export const useBack = (): ((step: Step) => void) => {
  const navigate = useNavigate()
  const go = useGo()
  const { base } = useWizard()
  const { from } = useArrival()
  return step => {
    if (from === pathOfStep(base, step)) void navigate(-1)
    else go(step, { replace: true })
  }
}

/** What the step before handed to the step that is shown. */
export const useArrival = (): Arrival => (useLocation().state as Arrival | null) ?? {}
