/**
 * A history of pages that asks before it leaves one. The router's own blocker comes only with its data routers, which
 * would add 16 KB to every page's first load, a guest's included.
 */
import type { NavigationType, UNSAFE_createHashHistory } from 'react-router-dom'

type HashHistory = ReturnType<typeof UNSAFE_createHashHistory>
type Heard = Parameters<HashHistory['listen']>[0]

const POP = 'POP' as NavigationType.Pop

interface Guard {
  /** Whether there is something to lose now. */
  asks: () => boolean
  /** Asks the reader. */
  mayLeave: () => Promise<boolean>
}

const guards = new Set<Guard>()

export const guardLeaving = (guard: Guard): (() => void) => {
  guards.add(guard)
  return () => guards.delete(guard)
}

const asking = (): Guard[] => [...guards].filter(({ asks }) => asks())

const mayLeave = async (): Promise<boolean> => {
  for (const guard of asking()) if (!(await guard.mayLeave())) return false
  return true
}

/** At once where nothing asks, so that the address and the screen change together. */
const unlessGuarded = (leave: () => void): void => {
  if (asking().length) void mayLeave().then(may => may && leave())
  else leave()
}

/** Asks before the pages of `history` are left, by links and by the browser's Back and Forward alike. */
export const guarded = (history: HashHistory): HashHistory => {
  /** Moves that we started ourselves, in order. They pass without a question. */
  const ours: ('undone' | 'allowed')[] = []

  const move = (kind: 'undone' | 'allowed', steps: number) => {
    ours.push(kind)
    history.go(steps)
  }
  const heardUnlessGuarded =
    (heard: Heard): Heard =>
    update => {
      const own = update.action === POP ? ours.shift() : undefined
      if (own === 'undone') return
      if (own === 'allowed' || update.action !== POP || !asking().length) return heard(update)
      // The browser has moved already: back to where the reader was, and there they are asked.
      const steps = update.delta ?? 1
      move('undone', -steps)
      void mayLeave().then(may => may && move('allowed', steps))
    }
  return Object.assign(Object.create(history) as HashHistory, {
    push: (...to: Parameters<HashHistory['push']>) => unlessGuarded(() => history.push(...to)),
    replace: (...to: Parameters<HashHistory['replace']>) => unlessGuarded(() => history.replace(...to)),
    listen: (heard: Heard) => history.listen(heardUnlessGuarded(heard)),
  })
}
