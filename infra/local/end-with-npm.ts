/** Whoever ends npm by its process id means the server too; npm and its shell do not pass every signal on. */
import { readFileSync } from 'node:fs'

const EVERY_MS = 500
/** npm, its shell, and Node's watcher of `npm run dev`. */
const MOST_ANCESTORS = 3

const parentOf = (pid: number): number => {
  try {
    // The name of the program stands in brackets and may hold blanks; its state and its parent follow.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] ?? 0)
  } catch {
    // It has ended, or the system has no such files.
    return 0
  }
}

const ancestors = (): string => {
  const pids = [process.ppid]
  for (let pid = process.ppid; pid > 1 && pids.length < MOST_ANCESTORS; pids.push(pid)) pid = parentOf(pid)
  return pids.join(' ')
}

/** Ends this process like a signal does when npm has ended. Does nothing in a process that npm did not start. */
export const endWithNpm = (): void => {
  if (!process.env.npm_lifecycle_event) return
  const first = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === first) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, EVERY_MS)
  timer.unref()
}
