/**
 * Before the browser tests: unpacks the browser and builds the web once, so that they open the present sources, and fills a
 * data folder with the demo. Each file starts its own site on a copy, in less than a second.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { fastFolder } from '#infra/local/dynamodb-engines.ts'
import { buildWeb } from '#infra/local/web.ts'
import { browserPath } from '../e2e/browser-path.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the demo's data, and of its copies. */
    demo: string
  }
}

export const setup = async ({ provide }: TestProject): Promise<() => void> => {
  browserPath()
  await buildWeb()
  const folder = mkdtempSync(join(fastFolder(), 'reol-demo-'))
  // In a process of its own: a cloud sets the environment, which the processes of the tests would inherit.
  execFileSync(
    process.execPath,
    [join(import.meta.dirname, '..', 'e2e', 'fill-demo.ts'), join(folder, 'filled')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  provide('demo', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
