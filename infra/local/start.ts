/**
 * `npm start`: runs all of Reol on this machine. The README explains PORT, REOL_DATA and --fresh. --no-web serves no
 * pages, for tests of the calls. --dev (`npm run dev`) shows each change at once.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from '#infra/modules.ts'
import { startLocalCloud } from './cloud.ts'
import type * as Seed from './demo/seed.ts'
import { endWithNpm } from './end-with-npm.ts'
import { CANNOT_START, cannotStart } from './errors.ts'
import { openStore } from './store.ts'
import { buildWeb } from './web.ts'

/** This file marks complete demo data. A folder without it is seeded again. */
const COMPLETE = 'complete'
const SEED = 'infra/local/demo/seed.ts'

const port = (): number => {
  const wanted = Number(process.env.PORT || 3000)
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) {
    throw cannotStart(
      `PORT=${process.env.PORT} is not a port. Choose a number from 1 to 65535: PORT=3001 npm start`,
    )
  }
  return wanted
}

const start = async (): Promise<void> => {
  endWithNpm()
  // Standard output has only the line with the address. Errors go to standard error.
  process.env.POWERTOOLS_LOG_LEVEL ??= 'ERROR'
  const dataDir = resolve(ROOT, process.env.REOL_DATA || '.local')
  const has = (flag: string) => process.argv.includes(flag)
  if (has('--dev') && has('--fresh'))
    throw cannotStart('npm run dev keeps its data. To begin anew: npm start -- --fresh')
  const isFresh = has('--fresh') || !existsSync(join(dataDir, COMPLETE))
  if (isFresh) empty(dataDir)
  const dev = has('--dev') ? await (await import('./dev.ts')).startDev() : undefined
  const web = !has('--no-web')
  const built = web && !dev ? buildWeb() : undefined
  const [cloud] = await Promise.all([startLocalCloud({ dataDir, port: port(), web, built, ...dev }), built])
  endWith(async () => {
    await dev?.stop()
    await cloud.stop()
  })
  if (isFresh) {
    const { seed } = dev ? await dev.load<typeof Seed>(SEED) : await import('./demo/seed.ts')
    await seed(cloud)
    await cloud.settled()
    writeFileSync(join(dataDir, COMPLETE), '')
  }
  console.log(`Reol is ready on ${cloud.url}`)
}

/** Deletes the data of a previous run, and no other files. Throws when another process uses the folder. */
const empty = (dataDir: string): void => {
  openStore(dataDir).close()
  for (const part of [COMPLETE, 'dynamodb', 'queues', 'local.db', 'local.db-wal', 'local.db-shm']) {
    rmSync(join(dataDir, part), { recursive: true, force: true })
  }
}

let isStopping = false

const endWith = (stop: () => Promise<void>): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isStopping = true
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

start().catch(error => {
  if (isStopping) return
  console.error(error.name === CANNOT_START ? error.message : error)
  process.exit(1)
})
