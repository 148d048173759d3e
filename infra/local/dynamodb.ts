/** Runs a program that plays DynamoDB, in a process that ends with this one. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ENGINE_NAMES, type Engine, engineFor, PORT_TAKEN } from './dynamodb-engines.ts'

export interface DynamoDb {
  endpoint: string
  port: number
  stop: () => Promise<void>
}

interface Options {
  /** The folder of the database. Without it the data is gone at the end. */
  dir: string | undefined
  /** The port of the previous run. If it is in use, any free one. */
  port: number
}

/** Starts the database and waits until it answers. Restarts it on the same port and files when it dies. */
export const startDynamoDb = async ({ dir, port: preferred }: Options): Promise<DynamoDb> => {
  if (dir) mkdirSync(dir, { recursive: true })
  const pidFile = dir ? join(dir, 'database.pid') : ''
  if (pidFile) await endPrevious(pidFile)
  const start = (port: number) => startEngine(engineFor(dir), pidFile, port)
  const first = await onFreePort(preferred, start)
  const { port, endpoint } = first
  let stopping = false
  let { keeper } = first
  const ended = () => {
    if (stopping) return
    if (!dir) return console.error('The local database has ended. Its data was in memory and is lost.')
    keeper = start(port).keeper.on('exit', ended)
  }
  keeper.on('exit', ended)
  const stop = async () => {
    stopping = true
    const ended = new Promise(resolve => keeper.once('exit', resolve))
    keeper.stdin?.end()
    if (keeper.exitCode === null) await ended
  }
  return { endpoint, port, stop }
}

interface Started {
  engine: Engine
  keeper: ChildProcess
}

const startEngine = (engine: Engine, pidFile: string, port: number): Started => {
  const { command, cwd, scratch = '' } = engine
  const keeper = spawn(
    process.execPath,
    [join(import.meta.dirname, 'dynamodb-keeper.ts'), pidFile, scratch, ...command(port)],
    { cwd, stdio: ['pipe', 'ignore', 'pipe'], env: { ...process.env, NODE_OPTIONS: '' } },
  )
  return { engine, keeper }
}

/** How often another program may take a free port before the database does. */
const MOST_TRIES = 5

/** Starts the database on a free port. When another program takes the port meanwhile, tries the next one. */
const onFreePort = async (preferred: number, start: (port: number) => Started) => {
  for (let tries = 1; ; tries++) {
    const port = await freePort(tries === 1 ? preferred : 0)
    const endpoint = `http://127.0.0.1:${port}`
    const started = start(port)
    try {
      await ready(started, endpoint)
      started.engine.prepare()
      return { port, endpoint, keeper: started.keeper }
    } catch (error) {
      if (tries === MOST_TRIES || !(error instanceof PortTaken)) throw error
    }
  }
}

class PortTaken extends Error {}

/** True when what answers is the database, and not a program that took its port. */
const isDatabase = async (endpoint: string): Promise<boolean> => {
  const answer = await fetch(endpoint).catch(() => undefined)
  const text = await answer?.text().catch(() => undefined)
  return text?.includes('dynamodb') ?? false
}

const ready = async ({ engine, keeper }: Started, endpoint: string): Promise<void> => {
  let output = ''
  keeper.stderr?.on('data', part => {
    output = `${output}${part}`.slice(-4_000)
  })
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    if (PORT_TAKEN.test(output)) {
      // Java goes on without its port.
      keeper.stdin?.end()
      throw new PortTaken()
    }
    if (keeper.exitCode !== null) throw engine.cannotStart(output)
    if (await isDatabase(endpoint)) return
    await pause(25)
  }
  keeper.stdin?.end()
  throw engine.cannotStart(`no answer within a minute. ${output}`)
}

/** Waits for the database of a killed run, because two processes must not use one file. Kills it after 2 s. */
const endPrevious = async (pidFile: string): Promise<void> => {
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0
  const until = Date.now() + 2_000
  while (pid && runs(pid) && Date.now() < until) await pause(20)
  if (pid && runs(pid)) process.kill(pid, 'SIGKILL')
  while (pid && runs(pid)) await pause(20)
}

/** True when the process is a database: the system may have reused the id for another program. */
const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    const args = execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
    return ENGINE_NAMES.test(args)
  } catch {
    return false
  }
}

/** The preferred port if it is free, else any free one; with 0 any. */
export const freePort = (preferred: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', error => (preferred ? freePort(0).then(resolve, reject) : reject(error)))
    probe.listen(preferred, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
