/**
 * Runs the cloud on one machine: the same Lambda handlers, with local parts that the SDK finds by its own environment
 * variables. With a data folder it keeps everything, and a kill at any moment loses nothing.
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { nowIso, setAhead } from '#functions/kit/clock.ts'
import { MAIL_FAILED_WORK } from '#infra/mail-failures.ts'
import { ROOT } from '#infra/modules.ts'
import { writeReach } from '#infra/operator/local-table.ts'
import { PAGES_WORK, pagesMessage } from '#infra/pages.ts'
import { allOf, loadParts, type Parts, POOL_TRIGGERS, TIMER_SECONDS } from '#infra/parts.ts'
import { apisOf } from './api.ts'
import { authorizerOf } from './authorizer.ts'
import { callers } from './callers.ts'
import { restoreClock } from './clock.ts'
import { startDynamoDb } from './dynamodb.ts'
import { loadEdge } from './edge.ts'
import { makeEdgeCache } from './edge-cache.ts'
import { outsideHosts, setEnvironment } from './environment.ts'
import { faultsOf } from './faults.ts'
import { filesOf } from './files.ts'
import { type Functions, type Handler, type Invoke, loadFunctions } from './functions.ts'
import { makeGate } from './gate.ts'
import { gatewayOf } from './gateway.ts'
import { type HttpHandler, listen } from './http.ts'
import { untilIdle, type Work } from './idle.ts'
import { localCalls } from './local-calls.ts'
import { mailOf } from './mail.ts'
import { newOriginKey, withOriginKey } from './origin.ts'
import type { Elavon } from './providers/elavon/server.ts'
import { startProviders } from './providers/start.ts'
import type { Zettle } from './providers/zettle/server.ts'
import { startQueues } from './queues.ts'
import { delivererOf } from './readers.ts'
import { startScheduler } from './scheduler.ts'
import { secretsOf } from './secrets.ts'
import { startServices } from './services.ts'
import { bucketAt, builtPages, NO_PAGES, type Pages } from './site.ts'
import { standstill } from './standstill.ts'
import { openStore } from './store.ts'
import { startStream } from './stream.ts'
import { openTable, startTables, type Tables } from './tables.ts'
import { startTimers } from './timers.ts'
import { startUsers } from './users.ts'
import { waitForAll } from './wait-for-all.ts'
import { startWorkers } from './workers.ts'

export interface LocalCloudOptions {
  /** The data folder. Without it everything is in memory. */
  dataDir?: string
  /** The site's port. Without it any free one. */
  port?: number
  /** The port of each other part. Without it that of the data folder's previous run; if that is in use, any free one. */
  portOf?: (part: string) => number
  /** False serves no pages (404), for tests that need none. */
  web?: boolean
  /** Resolves when the site is built. */
  built?: Promise<unknown>
  /** Serves the pages. Without it the built site. */
  pages?: Pages
  /** The parts to run. Without it those of infra/parts.ts. */
  parts?: Parts
  /** Handlers that replace those of parts, by the part's name. */
  handlers?: Record<string, Handler>
}

export interface LocalCloud {
  /** The site's address, without a slash at the end. */
  url: string
  port: number
  /** The port of each part, by its name. */
  ports: Record<string, number>
  /** The sandbox of the card provider records a sale of the past, for demo data. Returns its id. */
  sell: Elavon['sell']
  /** The sandbox of the till notes what a market sold at it, and tells nobody. Returns its id. */
  sellOffline: Zettle['sellOffline']
  /** Resolves when no work is left, with false after 10 s in which some was. */
  settled: () => Promise<boolean>
  stop: () => Promise<void>
}

/** Throws `CannotStart` with one line that says what to do: no Java, a port in use, a missing handler. */
export const startLocalCloud = async (options: LocalCloudOptions = {}): Promise<LocalCloud> => {
  const stops: (() => unknown)[] = []
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end()
  }
  try {
    return { ...(await start(options, stops)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts the parts. Adds a function to `stops` that ends each, in the order of starting. */
const start = async (
  options: LocalCloudOptions,
  stops: (() => unknown)[],
): Promise<Omit<LocalCloud, 'stop'>> => {
  const { dataDir, handlers, web = true } = options
  const pages = web ? (options.pages ?? builtPages(join(ROOT, 'dist', 'web'))) : NO_PAGES
  const store = openStore(dataDir)
  stops.push(store.close, () => setAhead(0))
  restoreClock(store)
  const faults = faultsOf(store)
  const dropsEvents = () => faults.take('events') === 'drop'
  const previousPort = options.portOf ?? ((part: string) => store.get<number>('port', part) ?? 0)

  // The parts need the gateway's address, so it listens first. A call before the parts are up waits.
  const ready = Promise.withResolvers<HttpHandler>()
  const gateway = await listen(async request => (await ready.promise)(request), {
    port: options.port ?? 0,
    fixed: Boolean(options.port),
    hosts: ['127.0.0.1', '::1'],
    sockets: pages.sockets,
  })
  stops.push(gateway.stop)
  const url = `http://localhost:${gateway.port}`

  const parts = options.parts ?? (await loadParts())
  const readers = parts.readers.map(({ name }) => name)
  const folderOf = (part: string) => (dataDir ? join(dataDir, part) : undefined)
  // The user pool calls a function, and the functions need the pool's address.
  const loaded = Promise.withResolvers<Functions>()
  const [dynamoDb, queues, users, providers] = await waitForAll([
    startDynamoDb({ dir: folderOf('dynamodb'), port: previousPort('dynamodb') }).then(registered(stops)),
    startQueues(folderOf('queues'), previousPort('queues'), readers).then(registered(stops)),
    startUsers(
      store,
      async event =>
        (await loaded.promise).invoke(POOL_TRIGGERS, event, 5) as Promise<Record<string, unknown>>,
    ),
    startProviders({ store, faults, site: () => url, previousPort, registered: registered(stops) }),
  ])
  const used = await openTable(dynamoDb.endpoint, store)
  const scheduler = registered(stops)(
    startScheduler(store, (arn, body) => dropsEvents() || queues.sendTo(arn, body)),
  )
  const edgeCache = makeEdgeCache()
  const services = await startServices(previousPort('services'), [
    scheduler.answer,
    mailOf({
      store,
      fault: () => faults.take('mail'),
      tell: failure => queues.sendTo(queues.queue(MAIL_FAILED_WORK).arn, JSON.stringify(failure)),
    }),
    secretsOf(store),
    users.answer,
  ]).then(registered(stops))
  const running = { dynamodb: dynamoDb, queues, services, ...providers }
  const ports = Object.fromEntries(Object.entries(running).map(([part, { port }]) => [part, port]))
  for (const [part, port] of Object.entries(ports)) store.put('port', part, port)
  const { elavon, zettle } = providers
  const originKey = newOriginKey()
  setEnvironment({
    url,
    table: used.name,
    dynamoDb,
    queues,
    users,
    providers,
    originKey,
    services: `http://127.0.0.1:${services.port}`,
  })

  const noteReach = () => dataDir && writeReach(dataDir)
  noteReach()
  const functions = await loadFunctions(allOf(parts), handlers)
  loaded.resolve(functions)
  // A dropped event is lost between relay and queue. The list keeper reads the same stream, and loses nothing.
  const invokeReader: Invoke = async (name, event) =>
    name === 'relay' && dropsEvents() ? undefined : functions.invoke(name, event)
  const gates = { calls: makeGate(), functions: makeGate() }
  const invoke: Invoke = (...given) => gates.functions.pass(() => functions.invoke(...given))
  const timers = registered(stops)(
    startTimers(store, parts.timers, async (name, event) =>
      dropsEvents() ? undefined : invoke(name, event, TIMER_SECONDS),
    ),
  )
  const waiting = callers()
  const work: Work = {
    relay: () => tables.catchUp(),
    due: () => scheduler.due() + timers.due() + elavon.due() + zettle.due(),
    messages: () => queues.counts().reduce((sum, { waiting, inFlight }) => sum + waiting + inFlight, 0),
  }
  const writePages = () =>
    queues.sendTo(queues.queue(PAGES_WORK).arn, JSON.stringify(pagesMessage(randomUUID(), nowIso())))
  const { endpoint } = dynamoDb
  const deliver = delivererOf(parts.readers, invokeReader)
  const tables: Tables = await startTables({
    ...{ endpoint, store, used },
    read: stream => startStream({ endpoint, stream, store, deliver, turn: waiting.gone }),
    still: standstill({ ...gates, work }),
    switched: () => {
      noteReach()
      if (web) writePages()
    },
  }).then(registered(stops))
  registered(stops)(startWorkers(parts.workers, queues, invoke, tables.readNow))

  const answers = readingStream(apisOf(functions, authorizerOf(users)), tables.readNow)
  const answer = gatewayOf({
    edge: loadEdge(ROOT),
    local: localCalls({ ...{ store, queues, scheduler, timers, faults, work, tables }, ...providers }),
    api: (name, request, path) =>
      gates.calls.pass(() => waiting.serve(() => answers(name, withOriginKey(request, originKey), path))),
    files: filesOf(queues.endpoint),
    site: pages.siteOf(bucketAt(queues.endpoint), edgeCache),
    page: pages.page,
    headers: pages.headersFor(outsideHosts(providers), url),
  })
  ready.resolve(answer)
  const settled = () => untilIdle(work)
  if (web) {
    await options.built
    await pages.publish(bucketAt(queues.endpoint))
    writePages()
    await settled()
  }
  return { url, port: gateway.port, ports, sell: elavon.sell, sellOffline: zettle.sellOffline, settled }
}

const registered =
  (stops: (() => unknown)[]) =>
  <T extends { stop: () => unknown }>(part: T): T => {
    stops.push(part.stop)
    return part
  }

/** Reads the stream right after a call that may have written, instead of at the next poll. */
const readingStream =
  (api: ReturnType<typeof apisOf>, readNow: () => void): ReturnType<typeof apisOf> =>
  async (name, request, path) => {
    const response = await api(name, request, path)
    if (request.method !== 'GET') readNow()
    return response
  }
