import { startTransition, useEffect, useState } from 'react'

interface OnDemand<Module> {
  /** Rejects when the code cannot be loaded. The next call tries again. */
  load(): Promise<Module>
  /** Undefined until it has loaded. */
  now(): Module | undefined
  use(): Module | undefined
}

/** Loads a module on first use, from a component (`use`) or from other code (`load`, `now`). */
export const onDemand = <Module>(fetch: () => Promise<Module>): OnDemand<Module> => {
  let module: Module | undefined
  const listeners = new Set<() => void>()
  const now = () => module
  const use = () => {
    const [loaded, setLoaded] = useState(now)
    useEffect(() => {
      // Most of it loads ahead of need, so a slow phone may render it in small pieces.
      const show = () => startTransition(() => setLoaded(now))
      show()
      listeners.add(show)
      return () => {
        listeners.delete(show)
      }
    }, [])
    return loaded
  }
  return {
    now,
    use,
    load: async () => {
      module ??= await fetch()
      for (const listener of [...listeners]) listener()
      return module
    },
  }
}
