/**
 * Before the browser tests: builds the web once, so that they open the present sources, and fills a data folder with the
 * demo. Each file starts its own site on a copy, which takes half the time of filling one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startLocalCloud } from '#infra/local/cloud.ts'
import { seed } from '#infra/local/demo/seed.ts'
import { openStore } from '#infra/local/store.ts'
import { buildWeb } from '#infra/local/web.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the demo's data, and of its copies. */
    demo: string
  }
}

/** Two sites that start at once must not want the same ports. */
const forgetPorts = (dataDir: string): void => {
  const store = openStore(dataDir)
  for (const part of ['dynamodb', 'queues', 'elavon', 'services']) store.remove('port', part)
  store.close()
}

export const setup = async ({ provide }: TestProject): Promise<() => void> => {
  await buildWeb()
  const folder = mkdtempSync(join(tmpdir(), 'reol-demo-'))
  const dataDir = join(folder, 'filled')
  const cloud = await startLocalCloud({ dataDir })
  await seed()
  await cloud.settled()
  await cloud.stop()
  forgetPorts(dataDir)
  provide('demo', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
