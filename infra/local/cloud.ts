/**
 * The cloud on one machine: the very Lambda handlers, against local parts that the SDK finds by its own environment
 * variables. With a data folder everything is kept, and safe to kill at any moment.
 */
import { join } from 'node:path'
import { setAhead } from '#functions/kit/clock.ts'
import { ROOT } from '#infra/modules.ts'
import { allOf, loadParts, type Parts } from '#infra/parts.ts'
import { apiOf } from './api.ts'
import { authorizerOf } from './authorizer.ts'
import { restoreClock } from './clock.ts'
import { startDynamoDb } from './dynamodb.ts'
import { loadEdge } from './edge.ts'
import { setEnvironment } from './environment.ts'
import { faultsOf } from './faults.ts'
import { filesOf } from './files.ts'
import { type Handler, type Invoke, loadFunctions } from './functions.ts'
import { gatewayOf } from './gateway.ts'
import { type Answerer, json, listen } from './http.ts'
import { localCalls } from './local-calls.ts'
import { mailOf } from './mail.ts'
import { startElavon } from './providers/elavon/server.ts'
import { startQueues } from './queues.ts'
import { delivererOf } from './readers.ts'
import { startScheduler } from './scheduler.ts'
import { secretsOf } from './secrets.ts'
import { builtPages, NO_PAGES, type Pages } from './site.ts'
import { openStore } from './store.ts'
import { startStream } from './stream.ts'
import { createTable } from './table.ts'
import { startUsers } from './users.ts'
import { startWorkers } from './workers.ts'

interface LocalCloudOptions {
  /** Folder to keep everything in; in memory without it. */
  dataDir?: string
  /** Of the site; any free one without it. */
  port?: number
  /** False leaves the pages away (404), for tests that need none. */
  web?: boolean
  /** What serves the pages; the built site without it. */
  pages?: Pages
  /** What runs; the parts of infra/parts.ts without it. */
  parts?: Parts
  /** Handlers to run in place of a part's own, by the part's name. */
  handlers?: Record<string, Handler>
}

export interface LocalCloud {
  /** The site's address, without a slash at the end. */
  url: string
  port: number
  stop: () => Promise<void>
}

/** Throws `CannotStart` with a line that says what to do: no Java, a taken port, a missing handler. */
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

/** Pushes what ends each part, in the order of starting. */
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
  const losesEvents = () => faults.take('events') === 'drop'
  const formerPort = (part: string) => store.get<number>('port', part) ?? 0

  // Its address must be known to the parts; whoever calls before they are up waits.
  const answering = Promise.withResolvers<Answerer>()
  const gateway = await listen(async asked => (await answering.promise)(asked), {
    port: options.port ?? 0,
    fixed: Boolean(options.port),
    hosts: ['127.0.0.1', '::1'],
    sockets: pages.sockets,
  })
  stops.push(gateway.stop)
  const url = `http://localhost:${gateway.port}`

  const parts = options.parts ?? (await loadParts())
  const readers = parts.readers.map(({ name }) => name)
  const kept = (part: string) => (dataDir ? join(dataDir, part) : undefined)
  const [dynamoDb, queues, users, elavon] = await allOrNone([
    startDynamoDb({ dir: kept('dynamodb'), port: formerPort('dynamodb') }).then(pushed(stops)),
    startQueues(kept('queues'), formerPort('queues'), readers).then(pushed(stops)),
    startUsers(store),
    startElavon({
      store,
      port: formerPort('elavon'),
      site: () => url,
      fault: () => faults.take('elavon'),
    }).then(pushed(stops)),
  ])
  const { stream: streamArn } = await createTable(dynamoDb.endpoint)
  const scheduler = pushed(stops)(
    startScheduler(store, (arn, body) => losesEvents() || queues.sendTo(arn, body)),
  )
  const services = await startServices(formerPort('services'), [
    scheduler.answer,
    mailOf(store, () => faults.take('mail')),
    secretsOf(store),
    users.answer,
  ]).then(pushed(stops))
  for (const [part, { port }] of Object.entries({ dynamodb: dynamoDb, queues, elavon, services })) {
    store.put('port', part, port)
  }
  setEnvironment({ url, dynamoDb, queues, users, elavon, services: `http://127.0.0.1:${services.port}` })

  const functions = await loadFunctions(allOf(parts), handlers)
  const invokeReader: Invoke = async (name, event) =>
    losesEvents() ? undefined : functions.invoke(name, event)
  const stream = await startStream({
    endpoint: dynamoDb.endpoint,
    stream: streamArn,
    store,
    deliver: delivererOf(parts.readers, invokeReader),
  }).then(pushed(stops))
  pushed(stops)(startWorkers(parts.workers, queues, functions.invoke, stream.hurry))

  const work = {
    relay: stream.catchUp,
    due: () => scheduler.due() + elavon.due(),
    messages: () => queues.counts().reduce((sum, { waiting, inFlight }) => sum + waiting + inFlight, 0),
  }
  const answer = gatewayOf({
    edge: loadEdge(ROOT),
    local: localCalls({ store, queues, scheduler, elavon, faults, work }),
    api: hurrying(apiOf(functions, authorizerOf(users)), stream.hurry),
    files: filesOf(queues.endpoint),
    site: pages.site,
    headers: pages.headersFor(elavon.url),
  })
  answering.resolve(answer)
  return { url, port: gateway.port }
}

/** Waits for all, also when one fails: what starts after a failure must still be stopped. */
const allOrNone = async <T extends readonly unknown[]>(
  starting: {
    [At in keyof T]: Promise<T[At]>
  },
): Promise<T> => {
  await Promise.allSettled(starting)
  return (await Promise.all(starting)) as unknown as T
}

const pushed =
  (stops: (() => unknown)[]) =>
  <T extends { stop: () => unknown }>(part: T): T => {
    stops.push(part.stop)
    return part
  }

/** What a call wrote is carried on at once. */
const hurrying =
  (api: ReturnType<typeof apiOf>, hurry: () => void): ReturnType<typeof apiOf> =>
  async (asked, path) => {
    const answered = await api(asked, path)
    if (asked.method !== 'GET') hurry()
    return answered
  }

const startServices = (port: number, parts: Services) =>
  listen(
    async asked => {
      for (const part of parts) {
        const answered = await part(asked)
        if (answered) return answered
      }
      return json(404, { message: `Nothing here answers ${asked.method} ${asked.path}` })
    },
    { port },
  )

type Services = ((asked: Parameters<Answerer>[0]) => ReturnType<Answerer>)[]
