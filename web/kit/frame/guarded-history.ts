/**
 * A history that asks before it leaves a page. The router's own blocker needs its data routers, which would add 16 KB
 * to every page's first load.
 */
import type { NavigationType, UNSAFE_createHashHistory } from 'react-router-dom'

type HashHistory = ReturnType<typeof UNSAFE_createHashHistory>
type Listener = Parameters<HashHistory['listen']>[0]

const POP = 'POP' as NavigationType.Pop

interface Guard {
  /** True while there is unsaved input. */
  asks: () => boolean
  /** Asks the user. */
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

/** How the user wants to leave, while the question is open. */
let wanted: (() => void) | undefined

/** Asks once, however often the user tries to leave meanwhile. The answer is about the last try. */
const askToLeave = (leave: () => void): void => {
  const isOpen = wanted !== undefined
  wanted = leave
  if (isOpen) return
  void mayLeave().then(may => {
    const last = wanted
    wanted = undefined
    if (may) last?.()
  })
}

/** Runs `leave` at once when no page asks, so that address and screen change together. Otherwise asks first. */
export const unlessGuarded = (leave: () => void): void => {
  if (asking().length) askToLeave(leave)
  else leave()
}

/**
 * Returns the position of the present page in the browser's history. The router writes it into the state of the pages
 * that it opens. A page that a typed address or a plain link opened has none yet: it follows the one `before`.
 */
const positionAfter = (before: number): number => {
  const { history } = window
  const known: unknown = history.state?.idx
  if (typeof known === 'number') return known
  history.replaceState({ ...history.state, idx: before + 1 }, '')
  return before + 1
}

/** Asks before the pages of `history` are left, by links and by the browser's Back and Forward alike. */
export const guarded = (history: HashHistory): HashHistory => {
  /** Moves that this code started, in order. They need no question. */
  const ours: ('undone' | 'allowed')[] = []
  // The router's own `delta` is wrong around a typed address.
  let position = positionAfter(-1)

  const move = (kind: 'undone' | 'allowed', steps: number) => {
    ours.push(kind)
    history.go(steps)
  }
  const callUnlessGuarded =
    (listener: Listener): Listener =>
    update => {
      const before = position
      position = positionAfter(before)
      const own = update.action === POP ? ours.shift() : undefined
      if (own === 'undone') return
      if (own === 'allowed' || update.action !== POP || !asking().length) return listener(update)
      // The browser has moved already. Move back first, then ask.
      const steps = position - before
      move('undone', -steps)
      askToLeave(() => move('allowed', steps))
    }
  return Object.assign(Object.create(history) as HashHistory, {
    push: (...to: Parameters<HashHistory['push']>) => unlessGuarded(() => history.push(...to)),
    replace: (...to: Parameters<HashHistory['replace']>) => unlessGuarded(() => history.replace(...to)),
    listen: (listener: Listener) => history.listen(callUnlessGuarded(listener)),
  })
}
