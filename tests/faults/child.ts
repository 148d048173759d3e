/** Runs the local cloud as a child process, which a test may kill at any moment. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#infra/local/dynamodb.ts'
import { ENGINE_NAMES } from '#infra/local/dynamodb-engines.ts'
import { ROOT } from '#infra/modules.ts'

export interface Child {
  url: string
  /** Resolves when the process is ready, also after a kill. */
  up: () => Promise<void>
  kill: () => Promise<void>
  /** Ends the process with SIGTERM, and starts no other. */
  stop: () => Promise<void>
  /** The ids of all databases that it started. */
  databases: () => number[]
  /** The last errors that it logged, and the end of what it wrote to stderr, for who reads why a test failed. */
  errors: () => string[]
}

/** The child's clock goes on from its parent's, also after a kill. */
const CLOCK = join(import.meta.dirname, '..', 'run', 'start-clock.ts')
const MOST_ERRORS = 50
const END_OF_STDERR = 10_000

/** Runs `npm start` on its own data folder and port, and restarts it after each kill. */
export const startChild = async (dataDir: string): Promise<Child> => {
  const port = await freePort(0)
  const databases = new Set<number>()
  let output = ''
  const errors: string[] = []
  let running: ChildProcess
  let ready: Promise<void>
  let isOver = false

  const start = (): void => {
    running = spawn(process.execPath, ['--import', CLOCK, 'infra/local/start.ts', '--no-web'], {
      cwd: ROOT,
      env: { ...process.env, PORT: String(port), REOL_DATA: dataDir, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.stderr?.on('data', part => {
      output += part
    })
    if (running.stdout)
      createInterface(running.stdout).on('line', line => {
        if (line.includes('"level":"ERROR"')) errors.push(line)
        errors.splice(0, errors.length - MOST_ERRORS)
      })
    ready = readyLine(running, () => output).then(() => {
      const pidFile = join(dataDir, 'dynamodb', 'database.pid')
      if (existsSync(pidFile)) databases.add(Number(readFileSync(pidFile, 'utf8')))
    })
    // Callers of `up` see a failure. A process that is killed before it is ready must not fail the test.
    ready.catch(() => undefined)
  }

  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const ended = new Promise(resolve => running.once('exit', resolve))
    const runs = running.exitCode === null && running.signalCode === null
    if (runs && running.kill(signal)) await ended
  }

  start()
  // The child must also end when the test process is ended.
  process.once('exit', () => running.kill('SIGKILL'))
  return {
    url: `http://localhost:${port}`,
    up: () => ready,
    kill: async () => {
      await end('SIGKILL')
      if (!isOver) start()
    },
    stop: async () => {
      isOver = true
      await Promise.race([end('SIGTERM'), pause(10_000)])
      await end('SIGKILL')
    },
    databases: () => [...databases],
    errors: () => [...errors, output.slice(-END_OF_STDERR)],
  }
}

const readyLine = (child: ChildProcess, output: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', part => {
      if (String(part).includes('Reol is ready')) resolve()
    })
    child.once('exit', code =>
      reject(new Error(`the child ended (${code}) before it was ready: ${output()}`)),
    )
  })

/** True when the process is a database: the system may have reused the id for another program. */
export const isDatabase = (pid: number): boolean => {
  try {
    return ENGINE_NAMES.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}
