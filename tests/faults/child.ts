/** The whole local cloud as a process of its own, which a test may kill at any moment. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '#infra/local/functions.ts'

export interface Child {
  url: string
  /** Settles when it is ready; whoever loses its answer to a kill waits here. */
  up: () => Promise<void>
  kill: () => Promise<void>
  /** An orderly end. Answers what it wrote on standard error in all its lives. */
  stop: () => Promise<string>
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
  let process: ChildProcess
  let ready: Promise<void>

  const start = (): void => {
    process = spawn(globalThis.process.execPath, ['infra/local/start.ts', '--no-web'], {
      cwd: ROOT,
      env: { ...globalThis.process.env, PORT: String(port), REOL_DATA: dataDir, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    process.stderr?.on('data', part => {
      said += part
    })
    ready = readyLine(process, () => said).then(() => {
      const pidFile = join(dataDir, 'dynamodb', 'java.pid')
      if (existsSync(pidFile)) javas.add(Number(readFileSync(pidFile, 'utf8')))
    })
    ready.catch(() => undefined)
  }

  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const ended = new Promise(resolve => process.once('exit', resolve))
    const runs = process.exitCode === null && process.signalCode === null
    if (runs && process.kill(signal)) await ended
  }

  start()
  return {
    url: `http://localhost:${port}`,
    up: () => ready,
    kill: async () => {
      await end('SIGKILL')
      start()
    },
    stop: async () => {
      await Promise.race([end('SIGTERM'), pause(10_000)])
      await end('SIGKILL')
      return said
    },
    javas: () => [...javas],
  }
}

const readyLine = (process: ChildProcess, said: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout?.on('data', part => {
      if (String(part).includes('Reol is ready')) resolve()
    })
    process.once('exit', code => reject(new Error(`it ended (${code}) before it was ready: ${said()}`)))
  })

/** True while a process of this id is a DynamoDB Local; ids are used again. */
export const isJava = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('DynamoDBLocal')
  } catch {
    return false
  }
}
