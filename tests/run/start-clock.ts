/** Starts the clock of a test's process at the instant of the tests, or where that of its parent is. */
import { clockAhead, restartClock } from './instant.ts'
import { shiftDate } from './shift-date.ts'

const ahead = clockAhead()
if (ahead === undefined) restartClock(0)
else shiftDate(ahead)
