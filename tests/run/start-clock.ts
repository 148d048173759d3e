/** Starts the clock of a test's process at the instant of the tests, or where that of its parent is. */
import { ServerResponse } from 'node:http'
import { clockAhead, restartClock } from './instant.ts'
import { shiftDate } from './shift-date.ts'

const ahead = clockAhead()
if (ahead === undefined) restartClock(0)
else shiftDate(ahead)

// Node's own `Date` header has the machine's time. The AWS SDK would correct its clock by it, and repeat a refused call.
Object.defineProperty(ServerResponse.prototype, 'sendDate', { get: () => false, set: () => undefined })
