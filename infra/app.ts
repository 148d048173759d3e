/** Makes everything that runs in the cloud. Each part is a file in `cloud/`. To deploy: docs/operations.md. */
import { join } from 'node:path'
import { App, Stack, Tags } from 'aws-cdk-lib'
import { BUNDLES, bundleParts } from './bundling.ts'
import { makeBackups } from './cloud/backup.ts'
import { makeBuckets } from './cloud/buckets.ts'
import { domainsOf, makeDomain } from './cloud/domain.ts'
import { makeResponseFunction } from './cloud/edge.ts'
import { exportEdgeParts, readEdgeParts } from './cloud/edge-parts.ts'
import { makeFirewall, protectPool } from './cloud/firewall.ts'
import type { FunctionContext } from './cloud/function.ts'
import { makeGateways } from './cloud/gateway.ts'
import { makeIdentity } from './cloud/identity.ts'
import { makeLog } from './cloud/log.ts'
import { makeMail } from './cloud/mail.ts'
import { acknowledge } from './cloud/nag.ts'
import { makeOutsideCheck } from './cloud/outside.ts'
import { makePages } from './cloud/pages.ts'
import { makePoolTriggers } from './cloud/pool-triggers.ts'
import { readiness } from './cloud/ready.ts'
import { makeSchedules } from './cloud/schedules.ts'
import { makeSecrets } from './cloud/secrets.ts'
import { EDGE_REGION, type Settings, settingsOf } from './cloud/settings.ts'
import { makeSite } from './cloud/site.ts'
import { makeReaders } from './cloud/stream.ts'
import { makeTable, tableInUse } from './cloud/table.ts'
import { makeTimers } from './cloud/timers.ts'
import { makeAlarms } from './cloud/watch/alarms.ts'
import { makeBudget } from './cloud/watch/budget.ts'
import { makeDashboard } from './cloud/watch/dashboard.ts'
import type { Watched } from './cloud/watch/metrics.ts'
import { ROOT } from './modules.ts'
import { allOf, loadParts, type Parts, scheduled } from './parts.ts'

/**
 * Makes the data: CloudFormation keeps every part when the stack is deleted, and refuses to delete the stack. If the
 * first deployment fails, it removes secrets and buckets, so that the deployment can be repeated. It keeps table and
 * accounts even then.
 */
const makeData = (app: App, settings: Settings, parts: Parts) => {
  const { region, bundles } = settings
  const stack = new Stack(app, 'ReolData', { env: { region }, terminationProtection: true })
  makeTable(stack)
  makeBackups(stack, settings)
  const identity = makeIdentity(stack, settings)
  protectPool(stack, identity.users.userPoolArn)
  const secrets = makeSecrets(stack)
  makePoolTriggers(stack, identity.users, parts, {
    links: secrets.links,
    log: makeLog(stack, 'data'),
    bundles,
  })
  return { stack, identity, buckets: makeBuckets(stack), secrets }
}

/** Makes the parts that CloudFront accepts only from us-east-1. */
const makeEdge = (app: App, { region }: Settings): Stack => {
  const stack = new Stack(app, 'ReolEdge', { env: { region: EDGE_REGION } })
  exportEdgeParts(stack, makeFirewall(stack), makeResponseFunction(stack, region))
  return stack
}

/** Makes the parts that all domains share. */
const makeShared = (
  app: App,
  settings: Settings,
  parts: Parts,
  { identity, buckets }: ReturnType<typeof makeData>,
  edge: Stack,
) => {
  const stack = new Stack(app, 'Reol', { env: { region: settings.region } })
  const gateways = makeGateways(stack, identity)
  return {
    stack,
    gateways,
    schedules: makeSchedules(stack, scheduled(parts)),
    mail: makeMail(stack, settings),
    site: makeSite(stack, { gateways, buckets, ...readEdgeParts(stack, edge) }, settings),
  }
}

const makeWatch = (watched: Watched, settings: Settings): void => {
  makeAlarms(watched, settings)
  makeDashboard(watched)
  makeBudget(watched.stack, settings)
}

/** Makes what looks at the site from another region, once there is a site. */
const makeOutside = (app: App, pages: Stack, shared: Stack, settings: Settings): Stack => {
  const stack = new Stack(app, 'ReolOutside', { env: { region: EDGE_REGION } })
  stack.addStackDependency(pages)
  makeOutsideCheck(stack, shared, settings)
  return stack
}

/**
 * Makes all stacks, each dependent on the one before. API Gateway refuses two changes of an API at the same time, and a
 * reader of the stream needs the queues that it sends to.
 */
export const makeCloud = (app: App, settings: Settings, parts: Parts) => {
  const data = makeData(app, settings, parts)
  const edge = makeEdge(app, settings)
  const { stack: shared, gateways, site, ...others } = makeShared(app, settings, parts, data, edge)
  let previous = shared
  const next = (name: string): Stack => {
    const stack = new Stack(app, name, { env: { region: settings.region } })
    stack.addStackDependency(previous)
    previous = stack
    return stack
  }
  const contextOf = (stack: Stack, owner: string): FunctionContext => ({
    services: {
      table: tableInUse(stack, data.stack, settings),
      identity: data.identity,
      secrets: data.secrets,
      downloads: data.buckets.downloads,
      files: data.buckets.files,
      site: data.buckets.site,
      ...others,
    },
    gateways,
    log: makeLog(stack, owner),
    settings: { ...settings, siteUrl: site.url },
  })

  const domains = domainsOf(parts).map(domain => {
    const stack = next(stackName(domain.name))
    makeDomain(stack, domain, contextOf(stack, domain.name))
    return stack
  })
  const stream = next('ReolStream')
  const streamContext = contextOf(stream, 'stream')
  makeReaders(stream, parts.readers, streamContext)
  makeTimers(stream, parts.timers, streamContext)
  const watch = next('ReolWatch')
  makeWatch({ stack: watch, gateways, table: tableInUse(watch, data.stack, settings), parts }, settings)
  const pages = next('ReolPages')
  const { workers } = parts
  makePages(pages, { site: data.buckets.site, distribution: site.distribution, workers }, settings)
  const outside = makeOutside(app, pages, shared, settings)

  Tags.of(app).add('application', 'reol')
  Tags.of(app).add('edition', settings.edition)
  Tags.of(app).add('generation', settings.generation)
  const stacks = { data: data.stack, edge, shared, domains, stream, watch, pages, outside }
  acknowledge(stacks, parts, settings)
  return stacks
}

const stackName = (domain: string): string => `Reol${domain.slice(0, 1).toUpperCase()}${domain.slice(1)}`

/** Throws when settings would deploy what cannot work. */
const checkReady = (settings: Settings): void => {
  const { refusals, warnings } = readiness(settings)
  for (const warning of warnings) process.stderr.write(`${warning}\n`)
  if (refusals.length) throw new Error(refusals.join('\n'))
}

if (import.meta.main) {
  const parts = await loadParts()
  await bundleParts(ROOT, join(ROOT, BUNDLES), allOf(parts))
  const app = new App()
  const settings = settingsOf(app, ROOT)
  if (process.env.REOL_DEPLOY) checkReady(settings)
  makeCloud(app, settings, parts)
}
