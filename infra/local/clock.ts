/** The clock of the local cloud: the machine's clock plus the time that it was moved ahead. */
import { now, nowIso, setAhead } from '#functions/kit/clock.ts'
import type { Store } from './store.ts'

/** Restores the clock of the previous run. */
export const restoreClock = (store: Store): void => setAhead(store.get<number>('clock', 'ahead') ?? 0)

/** Moves the clock forward and returns the new time. */
export const advanceClock = (store: Store, seconds: number): string => {
  const ahead = now() - Date.now() + seconds * 1000
  store.put('clock', 'ahead', ahead)
  setAhead(ahead)
  return nowIso()
}
