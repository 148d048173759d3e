/** Acts as EventBridge Scheduler for the functions that run again and again, by the local clock. */
import { now } from '#functions/kit/clock.ts'
import type { Timer } from '#infra/parts.ts'
import { alarm } from './alarm.ts'
import type { Invoke } from './functions.ts'
import type { Store } from './store.ts'

export interface Timers {
  /** Runs every function whose time has come: once, however much time has passed. */
  runDue: () => Promise<void>
  /** How many are due or running. */
  due: () => number
  stop: () => void
}

export const startTimers = (store: Store, timers: readonly Timer[], invoke: Invoke): Timers => {
  let running = 0
  const nextOf = ({ name, everyMinutes }: Timer): number => {
    const last = store.get<number>('timer', name)
    if (last === undefined) store.put('timer', name, now())
    return (last ?? now()) + everyMinutes * 60_000
  }
  const dueNow = () => timers.filter(timer => nextOf(timer) <= now())

  const run = async ({ name }: Timer): Promise<void> => {
    running += 1
    try {
      await invoke(name, {})
    } catch (error) {
      console.error(`${name} failed:`, error)
    } finally {
      running -= 1
    }
  }

  const runDue = () => {
    for (const timer of dueNow()) {
      store.put('timer', timer.name, now())
      void run(timer)
    }
  }

  const { arm, ring, stop } = alarm(() => Math.min(...timers.map(nextOf)), runDue)
  arm()
  return { runDue: ring, due: () => dueNow().length + running, stop }
}
