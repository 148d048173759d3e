/** Measures how long `npm start` takes, with new data and with an existing data folder. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Measure } from './result.ts'

const MOST_SECONDS = 15
const ROOT = join(import.meta.dirname, '..', '..')

export const measure: Measure = async () => {
  const data = mkdtempSync(join(tmpdir(), 'reol-start-'))
  const port = await freePort()
  const fresh = await start(data, port)
  const warm = await start(data, port)
  rmSync(data, { recursive: true, force: true })
  return {
    lines: [
      {
        what: '`npm start` to ready, on data that is there',
        bar: `≤ ${MOST_SECONDS} s`,
        number: `${warm.toFixed(1)} s`,
        met: warm <= MOST_SECONDS,
      },
      { what: '`npm start` to ready, with new demo data', bar: '–', number: `${fresh.toFixed(1)} s` },
    ],
  }
}

/** Runs `npm start` and returns the seconds until it says that it is ready. */
const start = async (data: string, port: number): Promise<number> => {
  const from = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, REOL_DATA: data, PORT: String(port) },
  })
  try {
    await ready(npm)
    return (performance.now() - from) / 1000
  } finally {
    await end(npm)
  }
}

const ready = (npm: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = ''
    const onOutput = (part: unknown) => {
      output += part
      if (output.includes('Reol is ready on ')) resolve()
    }
    npm.stdout?.on('data', onOutput)
    npm.stderr?.on('data', onOutput)
    npm.once('exit', () => reject(new Error(`npm start ended: ${output}`)))
  })

/** Ends npm and its child processes, which form one process group. */
const end = async (npm: ChildProcess): Promise<void> => {
  if (npm.exitCode !== null || !npm.pid) return
  const ended = new Promise(resolve => npm.once('close', resolve))
  process.kill(-npm.pid, 'SIGTERM')
  await ended
}

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
