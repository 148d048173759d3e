/**
 * One seed decides all chance of a test run: what fast-check makes, where a walk goes, when a process is killed. It is
 * the commit's, so two runs of a commit look at the same; a long run takes a new one. REOL_SEED repeats a run.
 */
import { execFileSync } from 'node:child_process'
import { IS_LONG } from './soak.ts'

const seedOfCommit = (): number => {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number.parseInt(hash.slice(0, 7), 16)
  } catch {
    // The sources without their history.
    return 1
  }
}

const newSeed = (): number => Math.floor(Math.random() * 2 ** 28)

/** The processes of a run inherit it, because a long run's is new each time. */
process.env.REOL_SEED ||= String(IS_LONG ? newSeed() : seedOfCommit())

export const SEED = Number(process.env.REOL_SEED)
