/** Fills the data folder that is its argument with the demo, as `npm start` does. Runs in a process of its own. */
import '../run/start-clock.ts'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startLocalCloud } from '#infra/local/cloud.ts'
import { seed } from '#infra/local/demo/seed.ts'
import { saveTable, TABLE_FILE } from './demo-table.ts'

const [dataDir = ''] = process.argv.slice(2)
const cloud = await startLocalCloud({ dataDir })
await seed(cloud.sell)
await cloud.settled()
await saveTable(join(dataDir, TABLE_FILE))
await cloud.stop()
rmSync(join(dataDir, 'dynamodb'), { recursive: true })
process.exit(0)
