/** POST /local/fault/: outside services that are ill on request, so that what happens then can be seen. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Answered, json } from './http.ts'
import type { Store } from './store.ts'

/**
 * down: not available. slow: answers when every client has given up. refuse: answers no. drop: takes what it is given,
 * and loses it (Elavon: loses its own answer). pending: the bank has not decided about any transaction yet.
 */
const MODES = {
  elavon: ['down', 'slow', 'refuse', 'drop', 'pending', 'off'],
  mail: ['down', 'slow', 'refuse', 'drop', 'off'],
  events: ['drop', 'off'],
} as const satisfies Record<string, readonly string[]>

export type Service = keyof typeof MODES
export type Mode = (typeof MODES)[Service][number]

interface Fault {
  mode: Mode
  /** How many calls it lasts; until another is set without. */
  times?: number
}

export interface Faults {
  /** Sets the fault of a service: `{service, mode, times?}`. */
  set: (fields: unknown) => Answered
  /** How the service behaves at this call. */
  take: (service: Service) => Mode
}

/** A fault outlasts a new start of the local cloud, as an outage would. */
export const faultsOf = (store: Store): Faults => ({
  set: fields => {
    const { service, ...fault } = (fields ?? {}) as { service?: string } & Fault
    if (!isService(service)) return json(400, { service: ['unknown'] })
    if (!isMode(service, fault.mode)) return json(400, { mode: ['invalid'] })
    if (fault.times !== undefined && !isCount(fault.times)) return json(400, { times: ['invalid'] })
    store.put('fault', service, fault)
    return json(200, { service, ...fault })
  },
  take: service => {
    const { mode, times } = store.get<Fault>('fault', service) ?? { mode: 'off' }
    if (times !== undefined)
      store.put('fault', service, times > 1 ? { mode, times: times - 1 } : { mode: 'off' })
    return mode
  },
})

const isService = (service: unknown): service is Service =>
  typeof service === 'string' && Object.hasOwn(MODES, service)

const isMode = (service: Service, mode: Mode): boolean => (MODES[service] as readonly Mode[]).includes(mode)

const isCount = (times: number): boolean => Number.isInteger(times) && times > 0

/** Longer than any client of ours waits for an answer. */
const SLOW_MS = 12_000

export const untilGivenUp = (): Promise<void> => pause(SLOW_MS, undefined, { ref: false })
