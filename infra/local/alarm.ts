/** Runs something at a moment of our clock. After the clock was moved, call `arm` again. */
import { now } from '#functions/kit/clock.ts'

const LONGEST_TIMER_MS = 60_000

export interface Alarm {
  /** Looks again when to ring. */
  arm: () => void
  stop: () => void
}

/** `next`: the moment to ring at, in ms since 1970, or undefined when there is nothing to wait for. */
export const alarm = (next: () => number | undefined, ring: () => unknown): Alarm => {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const arm = () => {
    clearTimeout(timer)
    const at = next()
    if (stopped || at === undefined) return
    const wait = Math.min(Math.max(0, at - now()), LONGEST_TIMER_MS)
    timer = setTimeout(() => {
      if (at <= now()) ring()
      arm()
    }, wait)
  }
  return {
    arm,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
