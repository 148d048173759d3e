/** Notes how it stands with a till. */
import type { Seconds } from '#shared/kit/units.ts'
import type { Way } from '#shared/tills/states.ts'
import { nowSeconds } from '../kit/clock.ts'
import { log } from '../kit/log.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { CONTACT_SECONDS, type Contact, putContact, readContact } from './table/contact.ts'
import type { TillFailed } from './till-failed.ts'

const AGAIN_SECONDS = { least: 30, most: 900 }

/** A till that asks to be left alone for a day is asked before the day's sales are forgotten. */
const LONGEST_WANTED_SECONDS = 3_600

/** How long a till that fails is left alone: longer after each try, unless it says how long itself. */
const pauseAfter = (tries: number, wanted: Seconds | undefined): Seconds =>
  wanted !== undefined
    ? Math.min(LONGEST_WANTED_SECONDS, wanted)
    : Math.min(AGAIN_SECONDS.most, AGAIN_SECONDS.least * 2 ** Math.min(tries, 6))

/** Changes the contact, as it is now. */
export const noteContact = (
  market: string,
  way: Way,
  change: (present: Contact) => Partial<Contact> | Promise<Partial<Contact>>,
): Promise<void> =>
  retryOnConflict(async () => {
    const present = await readContact(market, way)
    const after = { ...present, ...(await change(present)) }
    if (JSON.stringify(after) !== JSON.stringify(present)) await commit([putContact(market, after)])
  })

/** Notes that the till answered as it should, and what else there is to note. */
export const noteWorked = (market: string, way: Way, change: Partial<Contact> = {}): Promise<void> =>
  noteContact(market, way, ({ problem, lastTs }) => ({
    ...change,
    problem: null,
    ...(problem || lastTs === null || nowSeconds() - lastTs >= CONTACT_SECONDS
      ? { lastTs: nowSeconds() }
      : {}),
  }))

/** Notes that the till failed. Answers when it is tried again. */
export const noteFailed = async (market: string, way: Way, failed: TillFailed): Promise<Seconds> => {
  log.warn('a till fails', { market, way, kind: failed.kind, words: failed.words })
  let at = nowSeconds()
  await noteContact(market, way, ({ problem }) => {
    const tries = (problem?.tries ?? 0) + 1
    at = nowSeconds() + pauseAfter(tries, failed.waitSeconds)
    const sinceTs = problem?.sinceTs ?? nowSeconds()
    return { problem: { kind: failed.kind, words: failed.words, sinceTs, tries }, nextTs: at }
  })
  return at
}
