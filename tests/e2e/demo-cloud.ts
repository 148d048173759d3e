/** Starts a local cloud on a copy of the demo, again and again in one process. */
import { randomInt } from 'node:crypto'
import { cpSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type LocalCloud, startLocalCloud } from '#infra/local/cloud.ts'

let running: Promise<LocalCloud> | undefined
let ports: Promise<number[]> | undefined

/**
 * `demo`: the folder that tests/run/build-web.ts has filled. Each cloud takes the ports of the first one, because the
 * functions' clients keep the addresses of their first call. Stops the one before, also when it is still starting.
 */
export const startDemo = async (demo: string): Promise<LocalCloud> => {
  await stopDemo()
  running = start(demo)
  return running
}

export const stopDemo = async (): Promise<void> => {
  const before = running
  running = undefined
  await before?.then(
    cloud => cloud.stop(),
    () => undefined,
  )
}

const start = async (demo: string): Promise<LocalCloud> => {
  const dataDir = mkdtempSync(join(demo, 'copy-'))
  cpSync(join(demo, 'filled'), dataDir, { recursive: true })
  ports ??= freePorts()
  const [site = 0, ...others] = await ports
  const portOf = (part: string) => others[partsInOrder(part)] ?? 0
  return onSamePorts(() => startLocalCloud({ dataDir, port: site, portOf }))
}

/**
 * Starts the cloud anew while another program has one of its ports: another worker may look just then whether it is
 * free.
 */
const onSamePorts = async (startCloud: () => Promise<LocalCloud>, triesLeft = 10): Promise<LocalCloud> => {
  const cloud = await startCloud().catch(error => {
    if (!triesLeft) throw error
  })
  const planned = await ports
  if (cloud && Object.values(cloud.ports).every(port => planned?.includes(port))) return cloud
  await cloud?.stop()
  if (!triesLeft) throw new Error('another program took a port meanwhile')
  await untilFree(planned ?? [])
  return onSamePorts(startCloud, triesLeft - 1)
}

const MOST_LOOKS = 100
const BETWEEN_LOOKS_MS = 20

/** Waits until nobody has these ports, but not for ever: the next start says which one is taken. */
const untilFree = async (wanted: readonly number[]): Promise<void> => {
  for (let tries = 0; tries < MOST_LOOKS; tries++) {
    const looks = await Promise.all(wanted.map(isFree))
    if (looks.every(Boolean)) return
    await pause(BETWEEN_LOOKS_MS)
  }
}

const parts: string[] = []

/** The place of a part among those that asked for a port. */
const partsInOrder = (part: string): number => {
  if (!parts.includes(part)) parts.push(part)
  return parts.indexOf(part)
}

/** Below the ports that systems give to outgoing connections, which come and go while a cloud starts anew. */
const LOWEST = 15_000
const PORTS_A_WORKER = 4_000
/** Of a range of the worker's own: it keeps its ports while none of its clouds runs. */
const firstPort = LOWEST + PORTS_A_WORKER * (Number(process.env.VITEST_POOL_ID) % 4)
const MOST_PARTS = 20

const freePorts = async (): Promise<number[]> => {
  const found: number[] = []
  while (found.length < MOST_PARTS) {
    const port = randomInt(firstPort, firstPort + PORTS_A_WORKER)
    if (!found.includes(port) && (await isFree(port))) found.push(port)
  }
  return found
}

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
