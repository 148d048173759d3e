/** What runs in the cloud, in one page. Each part is a file in `cloud/`; how to deploy is in docs/operations.md. */
import { join } from 'node:path'
import { App, Stack, Tags } from 'aws-cdk-lib'
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
import { makeQueues } from './cloud/queues.ts'
import { makeSchedules } from './cloud/schedules.ts'
import { makeSecret } from './cloud/secrets.ts'
import { EDGE_REGION, type Settings, settingsOf } from './cloud/settings.ts'
import { makeSite } from './cloud/site.ts'
import { makeTable, tableInUse } from './cloud/table.ts'
import { makeRelay, makeWorkers } from './cloud/workers.ts'

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
const makeRest = (app: App, settings: Settings, data: ReturnType<typeof makeData>, edge: Stack): Stack => {
  const stack = new Stack(app, 'Reol', { env: { region: settings.region } })
  const queues = makeQueues(stack)
  const world: World = {
    table: tableInUse(stack, data.table, settings),
    identity: data.identity,
    secret: data.secret,
    queues,
    schedules: makeSchedules(stack, queues),
    mail: makeMail(stack, settings),
  }
  const { api, stage } = makeGateway(stack)
  const { url: siteUrl } = makeSite(
    stack,
    { api, buckets: data.buckets, ...readEdgeParts(stack, edge) },
    settings,
  )
  const known = { ...settings, siteUrl }
  const relay = makeRelay(stack, world, known)
  const functions = [
    ...makeApis(stack, api, world, known),
    ...makeWorkers(stack, world, known),
    relay.running,
  ]
  const watched = {
    stage,
    functions,
    relay: relay.running,
    relayFailures: relay.failures,
    queues,
    table: world.table,
  }
  makeAlarms(stack, watched, settings)
  return stack
}

export const makeCloud = (app: App, settings: Settings) => {
  const data = makeData(app, settings)
  const edge = makeEdge(app, settings)
  const rest = makeRest(app, settings, data, edge)
  Tags.of(app).add('application', 'reol')
  Tags.of(app).add('edition', settings.edition)
  const stacks = { data: data.stack, edge, rest }
  acknowledge(stacks, settings)
  return stacks
}

if (import.meta.main) {
  const app = new App()
  makeCloud(app, settingsOf(app, join(import.meta.dirname, '..')))
}
