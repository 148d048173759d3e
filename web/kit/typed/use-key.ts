import { useRef } from 'react'

/**
 * Returns the idempotency key of a wish: the same for the same wish, so that a try after a lost answer does nothing
 * twice. The server keeps answers, not refusals, so what it refused is asked for again with the same key.
 */
export const useKey = (): ((wish: unknown) => string) => {
  const last = useRef({ wish: '', key: '' })
  return of => {
    const wish = JSON.stringify(of)
    if (last.current.wish !== wish) last.current = { wish, key: crypto.randomUUID() }
    return last.current.key
  }
}
