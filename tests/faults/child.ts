/** The whole local cloud as a process of its own, which a test may kill at any moment. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '#infra/modules.ts'

export interface Child {
  url: string
  /** Settles when it is ready; whoever loses its answer to a kill waits here. */
  up: () => Promise<void>
  kill: () => Promise<void>
  /** An orderly end, for good. */
  stop: () => Promise<void>
  /** Every Java process that it ever started. */
  javas: () => number[]
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** Starts `npm start` on a data folder and a port of its own, and again after each kill. */
export const startChild = async (dataDir: string): Promise<Child> => {
  const port = await freePort()
  const javas = new Set<number>()
  let said = ''
  let running: ChildProcess
  let ready: Promise<void>
  let isOver = false

  const start = (): void => {
    running = spawn(process.execPath, ['infra/local/start.ts', '--no-web'], {
      cwd: ROOT,
      env: { ...process.env, PORT: String(port), REOL_DATA: dataDir, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.stderr?.on('data', part => {
      said += part
    })
    ready = readyLine(running, () => said).then(() => {
      const pidFile = join(dataDir, 'dynamodb', 'java.pid')
      if (existsSync(pidFile)) javas.add(Number(readFileSync(pidFile, 'utf8')))
    })
    // Whoever needs it waits for it; a start that is killed before it is ready is nobody's failure.
    ready.catch(() => undefined)
  }

  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const ended = new Promise(resolve => running.once('exit', resolve))
    const runs = running.exitCode === null && running.signalCode === null
    if (runs && running.kill(signal)) await ended
  }

  start()
  // Also when the tests themselves are ended in the middle.
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
    javas: () => [...javas],
  }
}

const readyLine = (child: ChildProcess, said: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', part => {
      if (String(part).includes('Reol is ready')) resolve()
    })
    child.once('exit', code => reject(new Error(`it ended (${code}) before it was ready: ${said()}`)))
  })

/** True while a process of this id is a DynamoDB Local; ids are used again. */
export const isJava = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('DynamoDBLocal')
  } catch {
    return false
  }
}
