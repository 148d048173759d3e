/** Stops everything that reads or writes the table, for the moment in which another table takes its place. */
import type { Gate } from './gate.ts'
import { untilIdle, type Work } from './idle.ts'

export class StillBusy extends Error {}

interface Busy {
  /** In front of the API. */
  calls: Gate
  /** In front of workers and timers. */
  functions: Gate
  work: Work
}

const untilNothingIsLeft = async (work: Work): Promise<void> => {
  if (!(await untilIdle(work))) throw new StillBusy('work is left after ten seconds')
}

const MOST_TRIES = 20

/**
 * Runs `act` while no function runs and no event waits, as in a shop that is closed. Calls that come meanwhile wait.
 * Throws `StillBusy` when the work does not end.
 */
export const standstill =
  ({ calls, functions, work }: Busy) =>
  async <T>(act: () => Promise<T>): Promise<T> => {
    await untilNothingIsLeft(work)
    try {
      await calls.close()
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        await untilNothingIsLeft(work)
        await functions.close()
        // A timer may have begun between the two, and have written an event.
        if ((await work.relay()) === 0 && work.messages() === 0) return await act()
        functions.open()
      }
      throw new StillBusy('work comes again and again')
    } finally {
      functions.open()
      calls.open()
    }
  }
