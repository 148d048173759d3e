/** What runs in the cloud, in one page. Each part is a file in `cloud/`; how to deploy is in docs/operations.md. */
import { join } from 'node:path'
import { App, Stack, Tags } from 'aws-cdk-lib'
import { domainOf } from '#events/works.ts'
import { BUNDLES, bundleParts } from './bundling.ts'
import { makeAlarms } from './cloud/alarms.ts'
import { makeApis, makeGateway } from './cloud/api.ts'
import { makeBuckets } from './cloud/buckets.ts'
import { makeResponseFunction } from './cloud/edge.ts'
import { readEdgeParts, tellEdgeParts } from './cloud/edge-parts.ts'
import { makeFirewall } from './cloud/firewall.ts'
import type { World } from './cloud/grants.ts'
import { makeIdentity } from './cloud/identity.ts'
import { makeMail } from './cloud/mail.ts'
import { acknowledge } from './cloud/nag.ts'
import { domainsOf, makeDeadLetters } from './cloud/queues.ts'
import { makeSchedules } from './cloud/schedules.ts'
import { makeSecret } from './cloud/secrets.ts'
import { EDGE_REGION, type Settings, settingsOf } from './cloud/settings.ts'
import { makeSite } from './cloud/site.ts'
import { makeTable, tableInUse } from './cloud/table.ts'
import { makeReader, makeWorker } from './cloud/workers.ts'
import { ROOT } from './modules.ts'
import { allOf, loadParts, type Parts, scheduled } from './parts.ts'

/**
 * What must not be lost: every part is kept when its stack goes, and the stack itself is protected. Secret and buckets
 * go when the first deployment fails, so that it can be tried again; table and accounts are guarded even then.
 */
const makeData = (app: App, { region }: Settings) => {
  const stack = new Stack(app, 'ReolData', { env: { region }, terminationProtection: true })
  return {
    stack,
    table: makeTable(stack),
    identity: makeIdentity(stack),
    buckets: makeBuckets(stack),
    secret: makeSecret(stack),
  }
}

/** What CloudFront takes from us-east-1 alone. */
const makeEdge = (app: App, { region }: Settings): Stack => {
  const stack = new Stack(app, 'ReolEdge', { env: { region: EDGE_REGION } })
  tellEdgeParts(stack, makeFirewall(stack), makeResponseFunction(stack, region))
  return stack
}

/** Everything else can be taken down and made again. */
const makeRest = (
  app: App,
  settings: Settings,
  parts: Parts,
  data: ReturnType<typeof makeData>,
  edge: Stack,
): Stack => {
  const stack = new Stack(app, 'Reol', { env: { region: settings.region } })
  const world: World = {
    table: tableInUse(stack, data.table, settings),
    identity: data.identity,
    secret: data.secret,
    schedules: makeSchedules(stack, scheduled(parts)),
    mail: makeMail(stack, settings),
  }
  const { api, stage } = makeGateway(stack)
  const { url: siteUrl } = makeSite(
    stack,
    { api, buckets: data.buckets, ...readEdgeParts(stack, edge) },
    settings,
  )
  const known = { ...settings, siteUrl }
  const readers = parts.readers.map(reader => makeReader(stack, reader, world, known))
  const workers = domainsOf(parts.workers).flatMap(domain => {
    const deadLetters = makeDeadLetters(stack, domain)
    const own = parts.workers.filter(({ work }) => domainOf(work) === domain)
    return own.map(worker => makeWorker(stack, worker, deadLetters, world, known))
  })
  const functions = [...makeApis(stack, api, world, known), ...workers, ...readers]
  makeAlarms(stack, { stage, functions, readers, parts, table: world.table }, settings)
  return stack
}

export const makeCloud = (app: App, settings: Settings, parts: Parts) => {
  const data = makeData(app, settings)
  const edge = makeEdge(app, settings)
  const rest = makeRest(app, settings, parts, data, edge)
  Tags.of(app).add('application', 'reol')
  Tags.of(app).add('edition', settings.edition)
  const stacks = { data: data.stack, edge, rest }
  acknowledge(stacks, parts, settings)
  return stacks
}

if (import.meta.main) {
  const parts = await loadParts()
  await bundleParts(ROOT, join(ROOT, BUNDLES), allOf(parts))
  const app = new App()
  makeCloud(app, settingsOf(app, ROOT), parts)
}
