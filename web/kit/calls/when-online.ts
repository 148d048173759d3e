import { useEffect, useSyncExternalStore } from 'react'

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

const listen = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** False while the browser knows that there is no network. True promises nothing. */
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine !== false)
