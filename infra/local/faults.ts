/** POST /local/fault/: makes an outside service fail on request, to see how Reol behaves. */
import { setTimeout as pause } from 'node:timers/promises'
import { type HttpResponse, json } from './http.ts'
import type { Store } from './store.ts'

/**
 * down: not available. slow: answers after every client has timed out. refuse: refuses each call. drop: accepts a call
 * and loses it (Elavon: acts, but loses the response). pending: the bank has not decided about any transaction.
 * poor: the shop has no money for refunds. busy: it wants fewer calls. half: its answers break off. lose: does a write and
 * loses its response; reads are answered, and do not count.
 */
const MODES = {
  elavon: ['down', 'slow', 'refuse', 'drop', 'pending', 'poor', 'off'],
  zettle: ['down', 'slow', 'busy', 'half', 'refuse', 'drop', 'off'],
  flexpos: ['down', 'slow', 'busy', 'half', 'refuse', 'drop', 'off'],
  economic: ['down', 'slow', 'busy', 'refuse', 'drop', 'lose', 'off'],
  instagram: ['down', 'slow', 'refuse', 'off'],
  recaptcha: ['down', 'slow', 'refuse', 'off'],
  addresses: ['down', 'slow', 'refuse', 'off'],
  push: ['down', 'slow', 'refuse', 'drop', 'off'],
  mail: ['down', 'slow', 'refuse', 'drop', 'off'],
  events: ['drop', 'off'],
} as const satisfies Record<string, readonly string[]>

export type Service = keyof typeof MODES
export type Mode = (typeof MODES)[Service][number]

interface Fault {
  mode: Mode
  /** How many calls fail. Without it the fault lasts until the next one is set. */
  times?: number
}

export interface Faults {
  /** Sets the fault of a service: `{service, mode, times?}`. */
  set: (fields: unknown) => HttpResponse
  /** Returns the mode for this call, and counts the call. */
  take: (service: Service, method?: string) => Mode
}

/** A fault stays after a restart of the local cloud, as a real outage would. */
export const faultsOf = (store: Store): Faults => ({
  set: fields => {
    const { service, ...fault } = (fields ?? {}) as { service?: string } & Fault
    if (!isService(service)) return json(400, { service: ['unknown'] })
    if (!isMode(service, fault.mode)) return json(400, { mode: ['invalid'] })
    if (fault.times !== undefined && !isCount(fault.times)) return json(400, { times: ['invalid'] })
    store.put('fault', service, fault)
    return json(200, { service, ...fault })
  },
  take: (service, method) => {
    const { mode, times } = store.get<Fault>('fault', service) ?? { mode: 'off' }
    if (mode === 'lose' && method === 'GET') return 'off'
    if (times !== undefined)
      store.put('fault', service, times > 1 ? { mode, times: times - 1 } : { mode: 'off' })
    return mode
  },
})

const isService = (service: unknown): service is Service =>
  typeof service === 'string' && Object.hasOwn(MODES, service)

const isMode = (service: Service, mode: Mode): boolean => (MODES[service] as readonly Mode[]).includes(mode)

const isCount = (times: number): boolean => Number.isInteger(times) && times > 0

/** Longer than the timeout of any of our clients. */
const SLOW_MS = 12_000

export const untilClientsTimeOut = (): Promise<void> => pause(SLOW_MS, undefined, { ref: false })
