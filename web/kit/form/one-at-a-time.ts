import { useRef } from 'react'

/** Runs the work, or answers false while it still runs: the overlay keeps no key from a dialog. */
export const useOneAtATime = (): ((work: () => Promise<boolean>) => Promise<boolean>) => {
  const isRunning = useRef(false)
  return async work => {
    if (isRunning.current) return false
    isRunning.current = true
    try {
      return await work()
    } finally {
      isRunning.current = false
    }
  }
}
