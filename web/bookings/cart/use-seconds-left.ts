import { useEffect, useState } from 'react'
import { useStored } from '../../kit/stored.ts'
import { bookingsInfo, entriesOf, type Hold, secondsLeft } from './cart.ts'

/** The time of this computer, once a second while something runs out. In ms since 1970. */
const useClock = (isRunning: boolean): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}

/** Seconds until the cart runs out, once a second; undefined when it is empty. */
export const useSecondsLeft = (marketId: string): number | undefined => {
  useStored(bookingsInfo)
  const entries = entriesOf(marketId)
  return secondsLeft(entries, useClock(entries.length > 0))
}

/** Seconds until one hold runs out, once a second. */
export const useHeldFor = (hold: Hold): number => secondsLeft([hold], useClock(true)) ?? 0
