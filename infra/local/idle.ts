/** Tells when nothing is left to work on: no event to relay, no message, nothing that is due. */
import { setTimeout as pause } from 'node:timers/promises'

export interface Work {
  /** Carries everything written so far to the readers of the stream. Returns how many records they took. */
  relay: () => Promise<number>
  /** Schedules and webhooks whose time has come. */
  due: () => number
  /** Messages that wait or are being worked on. */
  messages: () => number
}

const LONGEST_MS = 10_000
const BETWEEN_MS = 15

/**
 * True when all is quiet twice in a row: a message worked on at the first look may have written an event, which the
 * second finds. False after 10 s.
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
