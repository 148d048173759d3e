/** Whoever ends npm by its process id means the server too; npm and its shell do not pass every signal on. */
import { readFileSync } from 'node:fs'

const EVERY_MS = 500
/** npm starts a shell, which starts us; with `npm run dev` Node's watcher is between. */
const MOST_ANCESTORS = 3

/** A process by its id: its name and its parent. Undefined when it has ended, or where the system does not tell. */
const processOf = (pid: number): { name: string; parent: number } | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in brackets and may hold any character.
    const end = text.lastIndexOf(')')
    return { name: text.slice(text.indexOf('(') + 1, end), parent: Number(text.slice(end + 2).split(' ')[1]) }
  } catch {
    return undefined
  }
}

/** The ids from our parent to npm; our parent's alone where npm is not found. */
const upToNpm = (): number[] => {
  const pids = [process.ppid]
  for (const pid of pids) {
    const found = processOf(pid)
    if (found?.name.startsWith('npm')) return pids
    if (found && pids.length < MOST_ANCESTORS) pids.push(found.parent)
  }
  return [process.ppid]
}

/** Ends this process like a signal does when npm has ended. Does nothing in a process that npm did not start. */
export const endWithNpm = (): void => {
  if (!process.env.npm_lifecycle_event) return
  const first = upToNpm()
  const timer = setInterval(() => {
    const isSame =
      process.ppid === first[0] && first.every((pid, at) => at === 0 || isParent(pid, first[at - 1]))
    if (isSame) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, EVERY_MS)
  timer.unref()
}

const isParent = (parent: number, child = 0): boolean => processOf(child)?.parent === parent
