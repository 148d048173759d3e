/** A data folder on which local clouds run one after another: one that fills it, a child that is killed, one that looks. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type LocalCloud, startLocalCloud } from '#infra/local/cloud.ts'
import { type Child, startChild } from './child.ts'

/** The clouds end, and the folder goes, after the tests of the file. */
export const cloudsOnDisk = (name: string) => {
  const dataDir = mkdtempSync(join(tmpdir(), `reol-${name}-`))
  let child: Child | undefined
  let own: LocalCloud | undefined
  const end = async () => {
    await child?.stop()
    await own?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  /** A second try of a test begins with nothing. */
  const begin = async () => {
    await end()
    mkdirSync(dataDir)
  }
  afterAll(end)
  return {
    dataDir,
    /** Fills the folder in a cloud of this process, and marks it complete for `npm start`. */
    fill: async <T>(make: (cloud: LocalCloud) => Promise<T>): Promise<T> => {
      await begin()
      const cloud = await startLocalCloud({ dataDir, web: false })
      try {
        return await make(cloud)
      } finally {
        await cloud.stop()
        writeFileSync(join(dataDir, 'complete'), '')
      }
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
