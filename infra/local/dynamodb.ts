/** AWS's own DynamoDB Local, in a Java process that ends with this one. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cannotStart } from './trouble.ts'

const NEEDS_JAVA =
  'Reol needs Java 17 or newer for its local database. Install it (for example Eclipse Temurin 17)'

interface DynamoDb {
  endpoint: string
  port: number
  stop: () => Promise<void>
}

interface Options {
  /** Folder of the database; in memory without it. */
  dir: string | undefined
  /** A port that was used before; another is taken when it is not free. */
  port: number
}

/** Starts it and waits until it answers. When Java dies, it is started again on the same port and files. */
export const startDynamoDb = async ({ dir, port: wished }: Options): Promise<DynamoDb> => {
  if (dir) mkdirSync(dir, { recursive: true })
  const pidFile = dir ? join(dir, 'java.pid') : ''
  if (pidFile) await endFormer(pidFile)
  const port = await freePort(wished)
  const endpoint = `http://127.0.0.1:${port}`
  let stopping = false
  let keeper = startJava(pidFile, dir, port)
  await ready(keeper, endpoint)
  const ended = () => {
    if (stopping) return
    if (!dir) return console.error('DynamoDB Local has ended, and what it held in memory is gone.')
    keeper = startJava(pidFile, dir, port).on('exit', ended)
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

const startJava = (pidFile: string, dir: string | undefined, port: number): ChildProcess => {
  const emulator = join(
    dirname(findPackageJSON('amplify-dynamodb-simulator', import.meta.url) ?? ''),
    'emulator',
  )
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java'
  const jar = ['-Djava.library.path=./DynamoDBLocal_lib', '-jar', 'DynamoDBLocal.jar']
  const place = dir ? ['-dbPath', dir] : ['-inMemory']
  const command = [java, '-XX:+UseSerialGC', ...jar, '-port', String(port), '-sharedDb', '-disableTelemetry']
  return spawn(
    process.execPath,
    [join(import.meta.dirname, 'java-keeper.ts'), pidFile, ...command, ...place],
    {
      cwd: emulator,
      stdio: ['pipe', 'ignore', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  )
}

const ready = async (keeper: ChildProcess, endpoint: string): Promise<void> => {
  let said = ''
  keeper.stderr?.on('data', part => {
    said = `${said}${part}`.slice(-4_000)
  })
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    if (keeper.exitCode !== null) throw whyNot(said)
    const answered = await fetch(endpoint).then(
      () => true,
      () => false,
    )
    if (answered) return
    await pause(25)
  }
  keeper.stdin?.end()
  throw cannotStart(`The local database did not answer within a minute: ${said.trim().split('\n')[0] ?? ''}`)
}

const whyNot = (said: string): Error => {
  if (/ENOENT|Unable to locate a Java Runtime/.test(said))
    return cannotStart(`Java is missing. ${NEEDS_JAVA}.`)
  if (/UnsupportedClassVersionError|Unrecognized/.test(said))
    return cannotStart(`Java is too old. ${NEEDS_JAVA}.`)
  return cannotStart(`The local database could not start: ${said.trim().split('\n')[0] ?? 'no reason given'}`)
}

/** The Java process of a start that was killed may still be ending: two must not work on one file. */
const endFormer = async (pidFile: string): Promise<void> => {
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0
  const until = Date.now() + 2_000
  while (pid && runs(pid) && Date.now() < until) await pause(20)
  if (pid && runs(pid)) process.kill(pid, 'SIGKILL')
  while (pid && runs(pid)) await pause(20)
}

/** True when this process id is still a DynamoDB Local; ids are used again. */
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

const freePort = (wished: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', error => (wished ? freePort(0).then(resolve, reject) : reject(error)))
    probe.listen(wished, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
