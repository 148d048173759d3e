/** The list of one day, as a phone shows it: what starts, what must be emptied, what runs, what is free. */

import { type Closing, type DayNumber, isClosed } from '../plan/axis.ts'
import type { Bar } from '../plan/bars.ts'
import { barOn } from '../plan/bars.ts'
import type { Shelf } from '../plan/layout.ts'

export interface Entry {
  shelf: Shelf
  bar: Bar
}

export interface DayList {
  starts: Entry[]
  /** Their last day is this one, or a day before the market opens again. */
  ends: Entry[]
  runs: Entry[]
  free: Shelf[]
}

/** The last of the closed days that follow a day; the day itself when the market opens on the next one. */
const lastBeforeOpening = (day: DayNumber, closing: Closing): DayNumber => {
  let last = day
  // A market that never opens again has no end here.
  while (last - day < 30 && isClosed(closing, last + 1)) last += 1
  return last
}

export const listOfDay = (
  day: DayNumber,
  shelves: readonly Shelf[],
  bars: ReadonlyMap<string, readonly Bar[]>,
  closing: Closing,
): DayList => {
  const list: DayList = { starts: [], ends: [], runs: [], free: [] }
  const until = isClosed(closing, day) ? day : lastBeforeOpening(day, closing)
  for (const shelf of shelves) {
    const bar = barOn(bars.get(shelf.id), day)
    if (!bar) list.free.push(shelf)
    else {
      if (bar.first === day) list.starts.push({ shelf, bar })
      if (bar.last <= until) list.ends.push({ shelf, bar })
      if (bar.first < day && bar.last > until) list.runs.push({ shelf, bar })
    }
  }
  return list
}
