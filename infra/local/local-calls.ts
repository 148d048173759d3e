/** /local/…: what only a local cloud has. See docs/product/calls.md. */
import { now, nowIso } from '#functions/kit/clock.ts'
import { advanceClock } from './clock.ts'
import type { Faults } from './faults.ts'
import { type Answered, type Asked, json } from './http.ts'
import { untilIdle, type Work } from './idle.ts'
import { mailsTo } from './mail.ts'
import { mailPage, PAGE_HEADERS } from './mail-page.ts'
import type { Elavon } from './providers/elavon/server.ts'
import type { Queues } from './queues.ts'
import type { Scheduler } from './scheduler.ts'
import type { Store } from './store.ts'

interface LocalParts {
  store: Store
  queues: Queues
  scheduler: Scheduler
  elavon: Elavon
  faults: Faults
  work: Work
}

const LONGEST_STEP_SECONDS = 400 * 86_400

export const localCalls = (parts: LocalParts): ((asked: Asked) => Promise<Answered>) => {
  const calls: Record<string, (asked: Asked) => Promise<Answered> | Answered> = {
    'GET /local/mail': asked => mails(parts.store, asked),
    'GET /local/clock': () => json(200, { now: nowIso() }),
    'POST /local/clock': asked => moveClock(parts, asked),
    'GET /local/queues': () => json(200, parts.queues.counts()),
    'POST /local/idle': async () =>
      (await untilIdle(parts.work))
        ? json(200, { idle: true })
        : json(504, { idle: false, queues: parts.queues.counts() }),
    'POST /local/elavon/pay': async asked => parts.elavon.pay(await fieldsOf(asked)),
    'POST /local/fault': async asked => parts.faults.set(await fieldsOf(asked)),
  }
  return async asked => {
    const call = calls[`${asked.method} ${asked.path.replace(/\/+$/, '')}`]
    return call ? call(asked) : json(404, { detail: 'not_found' })
  }
}

const fieldsOf = async (asked: Asked): Promise<unknown> => {
  try {
    return JSON.parse((await asked.body(100_000)).toString())
  } catch {
    return undefined
  }
}

const moveClock = async ({ store, scheduler, elavon }: LocalParts, asked: Asked): Promise<Answered> => {
  const { advanceSeconds } = ((await fieldsOf(asked)) ?? {}) as { advanceSeconds?: unknown }
  if (
    typeof advanceSeconds !== 'number' ||
    !(advanceSeconds >= 0 && advanceSeconds <= LONGEST_STEP_SECONDS)
  ) {
    return json(400, { advanceSeconds: ['invalid'] })
  }
  advanceClock(store, advanceSeconds)
  scheduler.runDue()
  await elavon.runDue()
  return json(200, { now: new Date(now()).toISOString() })
}

const mails = (store: Store, asked: Asked): Answered => {
  const to = new URLSearchParams(asked.query).get('to')
  const found = mailsTo(store, to)
  if (String(asked.headers.accept ?? '').includes('text/html')) {
    return { status: 200, headers: PAGE_HEADERS, body: mailPage(found, to) }
  }
  return json(200, found)
}
