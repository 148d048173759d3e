import { useSyncExternalStore } from 'react'

interface OnDemand<Module> {
  /** Rejects when the code does not come; the next call tries again. */
  load(): Promise<Module>
  /** Undefined until it was loaded. */
  now(): Module | undefined
  use(): Module | undefined
}

/** A part whose code is fetched when it is first needed, by code that is no component. */
export const onDemand = <Module>(fetch: () => Promise<Module>): OnDemand<Module> => {
  let module: Module | undefined
  const listeners = new Set<() => void>()
  const now = () => module
  const listen = (heard: () => void) => {
    listeners.add(heard)
    return () => {
      listeners.delete(heard)
    }
  }
  return {
    now,
    use: () => useSyncExternalStore(listen, now),
    load: async () => {
      module ??= await fetch()
      for (const heard of [...listeners]) heard()
      return module
    },
  }
}
