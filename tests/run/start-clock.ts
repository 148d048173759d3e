/** Starts the clock of a test's process at the instant of the tests, or where that of its parent is. */
import { clockAhead, restartClock, shiftDate } from './instant.ts'

const ahead = clockAhead()
if (ahead === undefined) restartClock(0)
else shiftDate(ahead)
