/** Runs a function at a moment of the local clock. */
import { now } from '#functions/kit/clock.ts'

const LONGEST_TIMER_MS = 60_000

export interface Alarm {
  /** Sets the timer for the next moment. Call it when another moment is the next. */
  arm: () => void
  /** Runs the function now, and sets the timer. Call it when the clock was moved: the next moment is nearer now. */
  ring: () => Promise<void>
  stop: () => void
}

/** `next` returns the moment to run at, in ms since 1970, or undefined when nothing is planned. */
export const alarm = (next: () => number | undefined, run: () => unknown): Alarm => {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const arm = () => {
    clearTimeout(timer)
    const at = next()
    if (stopped || at === undefined) return
    const wait = Math.min(Math.max(0, at - now()), LONGEST_TIMER_MS)
    timer = setTimeout(() => {
      if (at <= now()) run()
      arm()
    }, wait)
  }
  const ring = async () => {
    await run()
    arm()
  }
  return {
    arm,
    ring,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
