import { useEffect } from 'react'

/**
 * Asks again as long as the last answer failed: SWR stops after some failures, and staff leave a screen open all day.
 * While nobody looks at the page it waits.
 */
export const useKeepAsking = (hasFailed: boolean, ask: () => unknown, everyMs: number): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure sets the timer, not a new function
  useEffect(() => {
    if (!hasFailed) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && ask(), everyMs)
    return () => clearInterval(timer)
  }, [hasFailed, everyMs])
}
