/**
 * Counts the callers who wait for the API. In AWS the stream's readers run on machines of their own; here they share
 * one processor with the API, so they begin when nobody waits, and after three seconds at the latest.
 */
import { setTimeout as pause } from 'node:timers/promises'

const LONGEST_MS = 3_000

export const callers = () => {
  let waiting = 0
  let none = Promise.withResolvers<void>()
  return {
    /** Answers a call, and counts its caller meanwhile. */
    serve: async <T>(answer: () => Promise<T>): Promise<T> => {
      waiting += 1
      try {
        return await answer()
      } finally {
        waiting -= 1
        if (!waiting) {
          none.resolve()
          none = Promise.withResolvers()
        }
      }
    },
    /** Resolves when every call has its answer, and after three seconds at the latest. */
    gone: async (): Promise<void> => {
      if (waiting) await Promise.race([none.promise, pause(LONGEST_MS, undefined, { ref: false })])
    },
  }
}
