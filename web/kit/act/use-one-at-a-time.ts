import { useRef } from 'react'

/**
 * Runs the work, or answers false while it still runs. The overlay makes the page inert, but not a dialog above it, where
 * Enter would send the form again.
 */
export const useOneAtATime = () => {
  const isRunning = useRef(false)
  return async <T>(work: () => Promise<T>): Promise<T | false> => {
    if (isRunning.current) return false
    isRunning.current = true
    try {
      return await work()
    } finally {
      isRunning.current = false
    }
  }
}
