/** Waits until no work is left: no event to relay, no message, no due schedule or webhook. */
import { setTimeout as pause } from 'node:timers/promises'

export interface Work {
  /** Delivers all writes so far to the readers of the stream. Returns how many records they took. */
  relay: () => Promise<number>
  /** How many schedules and webhooks are due. */
  due: () => number
  /** How many messages wait or are in flight. */
  messages: () => number
}

const LONGEST_MS = 10_000
const BETWEEN_MS = 15

/**
 * Returns true when no work is found twice in a row: a message in flight at the first check may have written an event,
 * which the second check finds. Returns false after 10 s.
 */
export const untilIdle = async (work: Work): Promise<boolean> => {
  const until = Date.now() + LONGEST_MS
  let quiet = 0
  while (quiet < 2) {
    if (Date.now() > until) return false
    quiet = (await isQuiet(work, until)) ? quiet + 1 : 0
    if (quiet < 2) await pause(BETWEEN_MS)
  }
  return true
}

const isQuiet = async ({ relay, due, messages }: Work, until: number): Promise<boolean> => {
  const relayed = await Promise.race([relay().catch(() => 1), pause(until - Date.now() + 1, 1)])
  return relayed === 0 && due() === 0 && messages() === 0
}
