import { useEffect, useState } from 'react'

const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work, { timeout: 2000 })
  return () => cancelIdleCallback(id)
}

/**
 * True once the page has loaded and the browser has time: code that the first picture does not need waits for it.
 * `isReady`: what else it waits for.
 */
export const useIdle = (isReady = true): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!isReady) return
    let stop: (() => void) | undefined
    const wait = () => {
      stop = whenIdle(() => setIdle(true))
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      stop?.()
    }
  }, [isReady])
  return isIdle
}
