/** How much processor time this process has used with all that it started, and they in turn. */
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

interface Counted {
  parent: number
  /** Of the process and of those of its children that have ended. */
  ms: number
}

const counted = (pid: string): Counted | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in brackets and may hold any character; the state and the parent follow.
    const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return {
      parent: Number(parent),
      ms: TICK_MS * rest.slice(9, 13).reduce((sum, ticks) => sum + Number(ticks), 0),
    }
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}

/** In milliseconds; undefined on a system that does not tell. */
export const processorTime = (): number | undefined => {
  if (process.platform !== 'linux') return undefined
  const all = new Map(
    readdirSync('/proc').flatMap(pid => {
      const found = /^\d+$/.test(pid) ? counted(pid) : undefined
      return found ? [[Number(pid), found] as const] : []
    }),
  )
  const isOurs = (pid: number): boolean => {
    const parent = all.get(pid)?.parent
    return pid === process.pid || (parent !== undefined && parent > 1 && isOurs(parent))
  }
  return [...all].reduce((sum, [pid, { ms }]) => sum + (isOurs(pid) ? ms : 0), 0)
}
