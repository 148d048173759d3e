/** Runs AWS's DynamoDB Local in a Java process that ends with this one. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cannotStart } from './errors.ts'

const NEEDS_JAVA =
  'Reol needs Java 17 or newer for its local database. Install it (for example Eclipse Temurin 17)'

export interface DynamoDb {
  endpoint: string
  port: number
  stop: () => Promise<void>
}

interface Options {
  /** The folder of the database. Without it the data is in memory. */
  dir: string | undefined
  /** The port of the previous run. If it is in use, any free one. */
  port: number
  /** Compiles what runs often again: it starts in twice the time, and takes a rush a fifth faster. */
  isForRushes?: boolean
}

/** Starts the database and waits until it answers. Restarts Java on the same port and files when it dies. */
export const startDynamoDb = async ({
  dir,
  port: preferred,
  isForRushes = false,
}: Options): Promise<DynamoDb> => {
  if (dir) mkdirSync(dir, { recursive: true })
  const pidFile = dir ? join(dir, 'java.pid') : ''
  if (pidFile) await endPrevious(pidFile)
  const start = (port: number) => startJava(pidFile, dir, port, isForRushes)
  const first = await onFreePort(preferred, start)
  const { port, endpoint } = first
  let stopping = false
  let { keeper } = first
  const ended = () => {
    if (stopping) return
    if (!dir) return console.error('DynamoDB Local has ended. Its data was in memory and is lost.')
    keeper = start(port).on('exit', ended)
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

const startJava = (
  pidFile: string,
  dir: string | undefined,
  port: number,
  isForRushes: boolean,
): ChildProcess => {
  const emulator = join(
    dirname(findPackageJSON('amplify-dynamodb-simulator', import.meta.url) ?? ''),
    'emulator',
  )
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java'
  const jar = ['-Djava.library.path=./DynamoDBLocal_lib', '-jar', 'DynamoDBLocal.jar']
  const storage = dir ? ['-dbPath', dir] : ['-inMemory']
  const compiler = isForRushes ? [] : ['-XX:TieredStopAtLevel=1']
  const command = [
    java,
    '-XX:+UseSerialGC',
    ...compiler,
    ...jar,
    '-port',
    String(port),
    '-sharedDb',
    '-disableTelemetry',
  ]
  return spawn(
    process.execPath,
    [join(import.meta.dirname, 'java-keeper.ts'), pidFile, ...command, ...storage],
    {
      cwd: emulator,
      stdio: ['pipe', 'ignore', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  )
}

/** How often another program may take a free port before Java does. */
const MOST_TRIES = 5

/** Starts the database on a free port. When another program takes the port meanwhile, tries the next one. */
const onFreePort = async (preferred: number, start: (port: number) => ChildProcess) => {
  for (let tries = 1; ; tries++) {
    const port = await freePort(tries === 1 ? preferred : 0)
    const endpoint = `http://127.0.0.1:${port}`
    const keeper = start(port)
    try {
      await ready(keeper, endpoint)
      return { port, endpoint, keeper }
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
  return text?.includes('com.amazonaws.dynamodb') ?? false
}

const ready = async (keeper: ChildProcess, endpoint: string): Promise<void> => {
  let output = ''
  keeper.stderr?.on('data', part => {
    output = `${output}${part}`.slice(-4_000)
  })
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    if (keeper.exitCode !== null) throw startError(output)
    if (output.includes('Failed to bind')) {
      // Java goes on without its port.
      keeper.stdin?.end()
      throw new PortTaken()
    }
    if (await isDatabase(endpoint)) return
    await pause(25)
  }
  keeper.stdin?.end()
  throw cannotStart(
    `The local database did not answer within a minute: ${output.trim().split('\n')[0] ?? ''}`,
  )
}

const startError = (output: string): Error => {
  if (/ENOENT|Unable to locate a Java Runtime/.test(output))
    return cannotStart(`Java is missing. ${NEEDS_JAVA}.`)
  if (/UnsupportedClassVersionError|Unrecognized/.test(output))
    return cannotStart(`Java is too old. ${NEEDS_JAVA}.`)
  return cannotStart(
    `The local database could not start: ${output.trim().split('\n')[0] ?? 'no reason given'}`,
  )
}

/** Waits for the Java process of a killed run, because two processes must not use one file. Kills it after 2 s. */
const endPrevious = async (pidFile: string): Promise<void> => {
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0
  const until = Date.now() + 2_000
  while (pid && runs(pid) && Date.now() < until) await pause(20)
  if (pid && runs(pid)) process.kill(pid, 'SIGKILL')
  while (pid && runs(pid)) await pause(20)
}

/** True when the process is a DynamoDB Local: the system may have reused the id for another program. */
const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      'DynamoDBLocal',
    )
  } catch {
    return false
  }
}

const freePort = (preferred: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', error => (preferred ? freePort(0).then(resolve, reject) : reject(error)))
    probe.listen(preferred, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
