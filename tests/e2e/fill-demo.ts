/** Fills the data folder that is its argument with the demo, as `npm start` does. Runs in a process of its own. */
import '../run/start-clock.ts'
import { startLocalCloud } from '#infra/local/cloud.ts'
import { seed } from '#infra/local/demo/seed.ts'

/** The lists of both markets are counted in five seconds, and on a busy machine in many more. */
const MOST_WAITS = 18

const [dataDir = ''] = process.argv.slice(2)
const cloud = await startLocalCloud({ dataDir })
await seed(cloud)
// The copies begin with an empty stream: what is not counted now would be missing from the lists of every test.
for (let waits = 1; !(await cloud.settled()); waits++) {
  if (waits === MOST_WAITS) throw new Error('the demo still has work to do after three minutes')
}
await cloud.stop()
process.exit(0)
