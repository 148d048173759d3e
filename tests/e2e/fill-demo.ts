/** Fills the data folder that is its argument with the demo, as `npm start` does. Runs in a process of its own. */
import { startLocalCloud } from '#infra/local/cloud.ts'
import { seed } from '#infra/local/demo/seed.ts'
import { openStore } from '#infra/local/store.ts'

const [dataDir = ''] = process.argv.slice(2)
const cloud = await startLocalCloud({ dataDir })
await seed()
await cloud.settled()
await cloud.stop()

// Two sites on copies of the folder may start at once, and must not want the same ports.
const store = openStore(dataDir)
for (const part of ['dynamodb', 'queues', 'elavon', 'services']) store.remove('port', part)
store.close()
process.exit(0)
