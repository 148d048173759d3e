/** The rules of the waitlist (decision 027): who is served when, and how long an offer is kept. */
import * as z from 'zod/mini'
import { addDays, type Day, dayIn, daysFrom, momentIn, weekday } from '../kit/day.ts'
import type { Language } from '../kit/language.ts'
import type { Millis, Seconds } from '../kit/units.ts'
import type { OpeningDays } from '../shelves/rules.ts'

/** The most places in the line of one shelf type: a line is read whole. */
export const MOST_IN_LINE = 100

/** The most days later than the wanted one that would do as well: any day that can be booked now, of two months. */
export const MOST_DAYS_LATER = 61

/** A round looks again after this time while somebody waits. */
const ROUND_SECONDS: Seconds = 120

/**
 * A round looks again after this time when the market takes no bookings now, or everybody in line has an offer: staff may
 * have shortened a hold, or made a booking of it.
 */
const SELDOM_SECONDS: Seconds = 3_600

/** The hours of an offer count between these times by the market's clocks: nobody must read mails at night. */
const COUNTS_FROM = '08:00'
const COUNTS_TO = '21:00'

const HOUR: Millis = 3_600_000

/** When an offer that is made now ends. Counts `hours` between `COUNTS_FROM` and `COUNTS_TO` only. */
export const offerEnd = (timeZone: string, now: Millis, hours: number): Millis => {
  let left = hours * HOUR
  let at = now
  for (let day = dayIn(timeZone, now); ; day = addDays(day, 1)) {
    at = Math.max(at, momentIn(timeZone, day, COUNTS_FROM))
    const room = Math.max(0, momentIn(timeZone, day, COUNTS_TO) - at)
    if (left <= room) return at + left
    left -= room
  }
}

/** The last moment at which a booking that starts on a day can be sold. */
export const lastSale = (timeZone: string, day: Day, { closingTimes }: OpeningDays): Millis =>
  momentIn(timeZone, day, closingTimes[weekday(day)] ?? '24:00')

export interface Wanted {
  /** The first day that the visitor wants, and how many days later would do as well. */
  dateStart: Day
  daysLater: number
}

export const lastWanted = ({ dateStart, daysLater }: Wanted): Day => addDays(dateStart, daysLater)

/** The days on which the booking may start, the wanted one first; none when all are before `from`. */
export const wantedDays = (wanted: Wanted, from: Day): Day[] =>
  daysFrom(wanted.dateStart < from ? from : wanted.dateStart, lastWanted(wanted))

/**
 * When the next round of a line is due: after a pause, or when an offer ends. `ends`: for each place the end of its offer,
 * undefined for one without. Undefined when nobody is in line.
 */
export const nextRoundOf = (
  ends: readonly (Seconds | undefined)[],
  now: Seconds,
  isPaused: boolean,
): Seconds | undefined => {
  if (!ends.length) return undefined
  const isWaitedFor = ends.includes(undefined) && !isPaused
  const offers = ends.map(end => Math.max(end ?? Number.POSITIVE_INFINITY, now))
  return Math.min(now + (isWaitedFor ? ROUND_SECONDS : SELDOM_SECONDS), ...offers)
}

/** Whether a person who joins the line now needs an earlier round: none is set, or the next one waits for an offer's end. */
export const isRoundLate = (at: Seconds | undefined, now: Seconds): boolean =>
  at === undefined || at > now + ROUND_SECONDS

/** How a place in the line ended. */
export const LINE_ENDS = ['taken', 'letGo', 'missed'] as const
export type LineEnd = (typeof LINE_ENDS)[number]

/** What staff read on the hold of an offer, in the language of the market. */
const HOLD_NAMES: Record<Language, string> = { da: 'Venteliste', de: 'Warteliste', en: 'Waitlist' }

export const holdName = (language: Language, name: string): string => `${HOLD_NAMES[language]}: ${name}`

/** What a link that takes its reader off the line is about. */
export const leaveLink = z.object({
  purpose: z.literal('leave-waitlist'),
  market: z.string(),
  shelfType: z.string(),
  place: z.string(),
})

export type LeaveLink = z.infer<typeof leaveLink>

/** What the link of an offer is about. */
export const offerLink = z.object({
  purpose: z.literal('waitlist-offer'),
  market: z.string(),
  shelfType: z.string(),
  place: z.string(),
  bookingRequest: z.string(),
})

export type OfferLink = z.infer<typeof offerLink>
