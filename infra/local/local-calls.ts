/** The calls under /local/, which only a local cloud has. See docs/product/calls.md. */
import { now, nowIso } from '#functions/kit/clock.ts'
import { TABLE } from '#infra/table.ts'
import { advanceClock } from './clock.ts'
import type { Faults } from './faults.ts'
import { type HttpRequest, type HttpResponse, json } from './http.ts'
import { untilIdle, type Work } from './idle.ts'
import { mailsTo } from './mail.ts'
import { mailPage, PAGE_HEADERS } from './mail-page.ts'
import type { Economic } from './providers/economic/server.ts'
import type { Elavon } from './providers/elavon/server.ts'
import type { Flexpos } from './providers/flexpos/server.ts'
import type { Instagram } from './providers/instagram/server.ts'
import type { Push } from './providers/push.ts'
import type { Zettle } from './providers/zettle/server.ts'
import type { Queues } from './queues.ts'
import type { Scheduler } from './scheduler.ts'
import { StillBusy } from './standstill.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'
import { tillFile, tillPage } from './till/page.ts'
import type { Timers } from './timers.ts'

interface LocalParts {
  store: Store
  queues: Queues
  scheduler: Scheduler
  timers: Timers
  elavon: Elavon
  instagram: Instagram
  zettle: Zettle
  flexpos: Flexpos
  economic: Economic
  push: Push
  faults: Faults
  work: Work
  tables: Tables
}

const LONGEST_STEP_SECONDS = 400 * 86_400

export const localCalls = (parts: LocalParts): ((request: HttpRequest) => Promise<HttpResponse>) => {
  const calls: Record<string, (request: HttpRequest) => Promise<HttpResponse> | HttpResponse> = {
    'GET /local/mail': request => mails(parts.store, request),
    'GET /local/clock': () => json(200, { now: nowIso() }),
    'POST /local/clock': request => moveClock(parts, request),
    'GET /local/queues': () => json(200, parts.queues.counts()),
    'GET /local/schedules': () => json(200, parts.scheduler.names()),
    'POST /local/idle': async () =>
      (await untilIdle(parts.work))
        ? json(200, { idle: true })
        : json(504, { idle: false, queues: parts.queues.counts() }),
    'POST /local/elavon/pay': async request => parts.elavon.pay(await fieldsOf(request)),
    'POST /local/instagram': async request => parts.instagram.act(await fieldsOf(request)),
    'POST /local/zettle/sell': async request => parts.zettle.sell(await fieldsOf(request)),
    'GET /local/zettle/products': request => parts.zettle.products(queryOf(request)),
    'DELETE /local/zettle/products': request => parts.zettle.takeOut(queryOf(request)),
    'DELETE /local/zettle/subscriptions': request => parts.zettle.forgetSubscriptions(queryOf(request)),
    'POST /local/flexpos/sell': async request => parts.flexpos.sell(await fieldsOf(request)),
    'GET /local/flexpos/products': request => parts.flexpos.products(queryOf(request)),
    'DELETE /local/flexpos/products': request => parts.flexpos.takeOut(queryOf(request)),
    'GET /local/economic/vouchers': request => parts.economic.vouchers(queryOf(request)),
    'GET /local/till': ({ query }) => {
      const asked = new URLSearchParams(query)
      return tillPage(asked.get('marketId') ?? 'demo', asked.get('till') ?? 'zettle')
    },
    'GET /local/till/till.js': () => tillFile('till.js'),
    'GET /local/till/till.css': () => tillFile('till.css'),
    'GET /local/push': request => parts.push.arrived(queryOf(request)),
    'POST /local/push': async request => parts.push.subscribe(await fieldsOf(request)),
    'DELETE /local/push': request => parts.push.unsubscribe(queryOf(request)),
    'GET /local/table': () => json(200, parts.tables.describe()),
    'POST /local/table': async request => changeTable(parts.tables, await fieldsOf(request)),
    'POST /local/fault': async request => parts.faults.set(await fieldsOf(request)),
  }
  return async request => {
    const call = calls[`${request.method} ${request.path.replace(/\/+$/, '')}`]
    return call ? call(request) : json(404, { detail: 'not_found' })
  }
}

const fieldsOf = async (request: HttpRequest): Promise<unknown> => {
  try {
    return JSON.parse((await request.body(100_000)).toString())
  } catch {
    return undefined
  }
}

const queryOf = ({ query }: HttpRequest) => {
  const asked = new URLSearchParams(query)
  return { marketId: asked.get('marketId'), number: asked.get('number'), device: asked.get('device') }
}

const moveClock = async (
  { store, scheduler, timers, elavon, zettle }: LocalParts,
  request: HttpRequest,
): Promise<HttpResponse> => {
  const { advanceSeconds } = ((await fieldsOf(request)) ?? {}) as { advanceSeconds?: unknown }
  if (
    typeof advanceSeconds !== 'number' ||
    !(advanceSeconds >= 0 && advanceSeconds <= LONGEST_STEP_SECONDS)
  ) {
    return json(400, { advanceSeconds: ['invalid'] })
  }
  advanceClock(store, advanceSeconds)
  await scheduler.runDue()
  await elavon.runDue()
  await zettle.runDue()
  await timers.runDue()
  return json(200, { now: new Date(now()).toISOString() })
}

/** `{copy: name}` copies the table in use to a new one, `{use: name}` points the functions at a table. */
const changeTable = async (tables: Tables, fields: unknown): Promise<HttpResponse> => {
  const { copy, use } = (fields ?? {}) as { copy?: unknown; use?: unknown }
  try {
    if (typeof copy === 'string' && TABLE.restored.test(copy)) {
      const items = await tables.copy(copy)
      return items === undefined ? json(409, { detail: 'table_exists' }) : json(200, { items })
    }
    if (typeof use === 'string' && (await tables.use(use))) return json(200, tables.describe())
    return json(400, { detail: 'no_such_table' })
  } catch (error) {
    if (!(error instanceof StillBusy)) throw error
    return json(503, { detail: error.message })
  }
}

const mails = (store: Store, request: HttpRequest): HttpResponse => {
  const to = new URLSearchParams(request.query).get('to')
  const found = mailsTo(store, to)
  if (String(request.headers.accept ?? '').includes('text/html')) {
    return { status: 200, headers: PAGE_HEADERS, body: mailPage(found, to) }
  }
  return json(200, found)
}
