import { startTransition, useEffect, useState } from 'react'

const IDLE_MS = 200
const LONGEST_MS = 2000

/** Returns a function that lets it be. */
export const whenIdle = (work: () => void, options?: IdleRequestOptions): (() => void) => {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_MS)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work, options)
  return () => cancelIdleCallback(id)
}

/**
 * True once the browser is idle, for code that the first picture does not need. Waits for `isReady` first, and at
 * least `afterMs`. In a transition, so that a slow phone renders what then comes in small pieces.
 */
export const useIdle = (isReady = true, afterMs = 0): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!isReady) return
    let stop = () => clearTimeout(timer)
    const timer = setTimeout(() => {
      stop = whenIdle(() => startTransition(() => setIdle(true)), { timeout: LONGEST_MS })
    }, afterMs)
    return () => stop()
  }, [isReady, afterMs])
  return isIdle
}
