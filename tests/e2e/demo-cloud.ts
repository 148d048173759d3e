/** Starts a local cloud on a copy of the demo, again and again in one process. */
import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type LocalCloud, startLocalCloud } from '#infra/local/cloud.ts'
import { type DynamoDb, startDynamoDb } from '#infra/local/dynamodb.ts'
import { fillTable, TABLE_FILE } from './demo-table.ts'

let database: Promise<DynamoDb> | undefined
let first: LocalCloud | undefined
let running: Promise<LocalCloud> | undefined

/**
 * `demo`: the folder that tests/build-web.ts has filled. Each cloud takes the ports of the first one, because the
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
  database ??= startDynamoDb({ dir: undefined, port: 0 })
  const dynamoDb = await database
  await fillTable(dynamoDb.endpoint, join(dataDir, TABLE_FILE))
  const cloud = await startLocalCloud({ dataDir, dynamoDb, port: first?.port, ports: first?.ports ?? {} })
  first ??= cloud
  if (!isDeepStrictEqual(cloud.ports, first.ports)) throw new Error('another program took a port meanwhile')
  return cloud
}
