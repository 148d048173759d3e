import { useEffect, useState } from 'react'
import { useStored } from '../kit/stored.ts'
import { bookingsInfo, entriesOf, secondsLeft } from './cart.ts'

/** Seconds until the cart runs out, once a second. */
export const useSecondsLeft = (marketId: string): number | undefined => {
  useStored(bookingsInfo)
  const [now, setNow] = useState(Date.now)
  const left = secondsLeft(entriesOf(marketId), now)
  const isRunning = left !== undefined

  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])

  return left
}
