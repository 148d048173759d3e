/**
 * The instant at which the clocks of the tests start, so that no test depends on the day on which it runs. A worker loads
 * start-clock.ts first (vitest.config.ts), a child process by `--import`, and a page gets the same shift.
 * `REOL_TEST_NOW='2026-10-25 00:30'` moves the instant, in Copenhagen's time.
 */
import { momentOn } from '#shared/kit/moment-on.ts'
import type { Millis } from '#shared/kit/units.ts'
import { shiftDate } from './shift-date.ts'

const ZONE = 'Europe/Copenhagen'
/** A Tuesday, months away from a change of the clocks, from a holiday and from the end of a year. */
const DEFAULT = '2027-06-15 10:00'
/** Holds how far the clock of this process is ahead of the machine's. A child process inherits it. */
const AHEAD = 'REOL_TEST_AHEAD'

const [day = '', time = ''] = (process.env.REOL_TEST_NOW || DEFAULT).split(' ')

/** The instant at which the clocks of the tests start. */
export const TEST_NOW: Millis = momentOn(ZONE, day, time)
if (Number.isNaN(TEST_NOW))
  throw new Error(`REOL_TEST_NOW=${process.env.REOL_TEST_NOW} is not like "${DEFAULT}"`)

/** The machine's own Date: each date's constructor, whatever `Date` is now. */
const machineNow = (): Millis => (Date.prototype.constructor as DateConstructor).now()

/** How far the clock of this process is ahead of the machine's; undefined where it runs with the machine's. */
export const clockAhead = (): Millis | undefined => {
  const ahead = process.env[AHEAD]
  return ahead ? Number(ahead) : undefined
}

/** Starts the clock of this process anew, so long after the instant. */
export const restartClock = (after: Millis): void => {
  const ahead = TEST_NOW + after - machineNow()
  process.env[AHEAD] = String(ahead)
  shiftDate(ahead)
}
