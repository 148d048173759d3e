import { useRef } from 'react'

/**
 * The idempotency key of what is asked for: the same for the same wish, so that a try after a lost answer does nothing
 * twice. `renew` after a refusal: the next try is another call.
 */
export const useKey = (): { keyFor: (wish: unknown) => string; renew: () => void } => {
  const last = useRef({ wish: '', key: '' })
  return {
    keyFor: of => {
      const wish = JSON.stringify(of)
      if (last.current.wish !== wish) last.current = { wish, key: crypto.randomUUID() }
      return last.current.key
    },
    renew: () => {
      last.current = { wish: '', key: '' }
    },
  }
}
