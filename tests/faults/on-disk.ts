/** A data folder on which local clouds run one after another: one that fills it, a child that is killed, one that looks. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type LocalCloud, startLocalCloud } from '#infra/local/cloud.ts'
import { type Child, startChild } from './child.ts'

/** The clouds end, and the folder goes, after the tests of the file. */
export const cloudsOnDisk = (name: string) => {
  const dataDir = mkdtempSync(join(tmpdir(), `reol-${name}-`))
  /** What a second try of the test begins with: this process has read its secrets and addresses once for all. */
  const filledDir = `${dataDir}-filled`
  let filled: unknown
  let child: Child | undefined
  let own: LocalCloud | undefined
  const end = async () => {
    await child?.stop()
    await own?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  afterAll(async () => {
    await end()
    rmSync(filledDir, { recursive: true, force: true })
  })
  return {
    dataDir,
    /** Fills the folder in a cloud of this process, and marks it complete for `npm start`. */
    fill: async <T>(make: (cloud: LocalCloud) => Promise<T>): Promise<T> => {
      await end()
      if (existsSync(filledDir)) {
        cpSync(filledDir, dataDir, { recursive: true })
        return filled as T
      }
      mkdirSync(dataDir)
      const cloud = await startLocalCloud({ dataDir, web: false })
      filled = await make(cloud).finally(cloud.stop)
      writeFileSync(join(dataDir, 'complete'), '')
      cpSync(dataDir, filledDir, { recursive: true })
      return filled as T
    },
    startChild: async (): Promise<Child> => {
      child = await startChild(dataDir)
      await child.up()
      return child
    },
    /** Starts a cloud in this process, which can read the table. The child has ended. */
    startOwn: async (): Promise<LocalCloud> => {
      own = await startLocalCloud({ dataDir, web: false })
      return own
    },
  }
}
