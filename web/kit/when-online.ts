import { useEffect } from 'react'

/** Does what is only done ahead of need: now, or once there is a network again. It is no matter if it fails. */
export const whenOnline = (work: () => Promise<unknown>): void => {
  if (navigator.onLine) work().catch(() => undefined)
  else window.addEventListener('online', () => whenOnline(work), { once: true })
}

/** Does it each time that the network comes back, while the part of the page is shown; undefined does nothing. */
export const useWhenOnline = (work: (() => void) | undefined): void => {
  useEffect(() => {
    if (!work) return
    window.addEventListener('online', work)
    return () => window.removeEventListener('online', work)
  }, [work])
}
