/** The clock of the whole local cloud: the machine's, and as far ahead as it was moved. */
import { now, nowIso, setAhead } from '#functions/kit/clock.ts'
import type { Store } from './store.ts'

/** Sets the clock as it was when the last start ended. */
export const restoreClock = (store: Store): void => setAhead(store.get<number>('clock', 'ahead') ?? 0)

/** Moves the clock forward and answers the new present. */
export const advanceClock = (store: Store, seconds: number): string => {
  const ahead = now() - Date.now() + seconds * 1000
  store.put('clock', 'ahead', ahead)
  setAhead(ahead)
  return nowIso()
}
