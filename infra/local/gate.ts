/** A gate in front of work: closed, it holds what comes, and says when nothing runs behind it any more. */

export interface Gate {
  /** Runs the work as soon as the gate is open. */
  pass: <T>(work: () => Promise<T>) => Promise<T>
  /** Closes the gate. Resolves when all work behind it has ended. */
  close: () => Promise<void>
  open: () => void
}

export const makeGate = (): Gate => {
  let opened: PromiseWithResolvers<void> | undefined
  let ended: PromiseWithResolvers<void> | undefined
  let running = 0
  return {
    pass: async work => {
      while (opened) await opened.promise
      running += 1
      try {
        return await work()
      } finally {
        running -= 1
        if (!running) ended?.resolve()
      }
    },
    close: async () => {
      opened ??= Promise.withResolvers()
      if (!running) return
      ended = Promise.withResolvers()
      await ended.promise
    },
    open: () => {
      opened?.resolve()
      opened = undefined
    },
  }
}
