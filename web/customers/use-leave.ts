import { useCallback, useEffect, useState } from 'react'
import { useKeepAsking } from '../kit/calls/keep-asking.ts'
import { lastMarket } from '../kit/session.ts'
import { landingOf } from '../markets/market.ts'

/** As for the last known bookings: not every browser notices that a poor network is back. */
const RETRY_MS = 15_000

/** A poor network may take a request and never answer it. */
const LONGEST_MS = 5_000

/** The link of a mail, and the app on a phone, name their market: this browser may know none, or another. */
const target = (): string => {
  const market = new URLSearchParams(window.location.search).get('market') ?? lastMarket.read()
  return market ? landingOf(market) : '/'
}

/** Without the worker this page could not have opened without a connection, so nobody waits for an answer. */
const isThere = async (path: string): Promise<boolean> => {
  if (!navigator.serviceWorker?.controller) return true
  const signal = AbortSignal.timeout(LONGEST_MS)
  return fetch(path, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  )
}

/**
 * Leads a reader without a session to the market's page, where one logs in. `isCutOff`: that page cannot be had, and the
 * browser would show an error of its own in its place.
 */
export const useLeave = (hasSession: boolean): { isCutOff: boolean; leave: () => Promise<void> } => {
  const [isCutOff, setCutOff] = useState(false)
  const leave = useCallback(async () => {
    const path = target()
    const mayLeave = await isThere(path)
    setCutOff(!mayLeave)
    if (mayLeave) window.location.replace(path)
  }, [])
  useEffect(() => {
    if (!hasSession) void leave()
  }, [hasSession, leave])
  useKeepAsking(isCutOff && !hasSession, leave, RETRY_MS)
  return { isCutOff: isCutOff && !hasSession, leave }
}
