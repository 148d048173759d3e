/**
 * The present time of all that is stored or decided. The local cloud can move it forward (POST /local/clock/). Only the
 * retries of `table.ts` measure the machine's own time.
 */
import { type Day, dayIn } from '#shared/kit/day.ts'
import { type Millis, type Seconds, toSeconds } from '#shared/kit/units.ts'

let ahead: Millis = 0

/** Milliseconds since 1970. */
export const now = (): Millis => Date.now() + ahead

/** Whole seconds since 1970, as holds, tokens and the table's TTL count. */
export const nowSeconds = (): Seconds => toSeconds(now())

/** Today's date in a market's time zone. */
export const todayIn = ({ timeZone }: { timeZone: string }): Day => dayIn(timeZone, now())

export const nowIso = (): string => new Date(now()).toISOString()

/** Sets how far the clock runs ahead of the machine's, in milliseconds. */
export const setAhead = (milliseconds: Millis): void => {
  ahead = milliseconds
}
