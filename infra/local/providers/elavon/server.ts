/**
 * The sandbox of Elavon's payment gateway, on an origin of its own as in reality: the REST calls of the shop's
 * server, the lightbox script and the card window of the shopper's browser, and the webhooks.
 */
import type { Mode } from '../../faults.ts'
import { type Answered, type Asked, json, listen } from '../../http.ts'
import type { Store } from '../../store.ts'
import { type Books, booksOf } from './books.ts'
import { checkout, type Message, OUTCOMES, type Outcome, PUSHES } from './checkout.ts'
import { faulty } from './faulty.ts'
import { restOf } from './rest.ts'
import type { Push } from './webhooks.ts'
import { startWebhooks } from './webhooks.ts'
import { windowOf } from './window.ts'

export interface Elavon {
  port: number
  url: string
  /** POST /local/elavon/pay/. */
  pay: (fields: unknown) => Promise<Answered>
  due: () => number
  runDue: () => Promise<void>
  stop: () => Promise<void>
}

interface Options {
  store: Store
  /** A port that was used before; another is taken when it is not free. */
  port: number
  /** Where the markets' webhooks are, known once the gateway listens. */
  site: () => string
  /** How the provider behaves at this call. */
  fault: () => Mode
}

export const startElavon = async ({ store, port, site, fault }: Options): Promise<Elavon> => {
  let url = ''
  const books = booksOf(store, () => url)
  const webhooks = startWebhooks(store, books, site)
  const rest = faulty(fault, restOf(books, webhooks))
  const window = windowOf(books, webhooks)
  const server = await listen(async (asked: Asked) => (await window(asked)) ?? rest(asked), {
    port,
    hosts: ['127.0.0.1', '::1'],
  })
  url = `http://localhost:${server.port}`
  return {
    port: server.port,
    url,
    pay: fields => pay(books, webhooks, fields),
    due: webhooks.due,
    runDue: webhooks.runDue,
    stop: async () => {
      webhooks.stop()
      await server.stop()
    },
  }
}

const pay = async (
  books: Books,
  webhooks: ReturnType<typeof startWebhooks>,
  fields: unknown,
): Promise<Answered> => {
  const { paymentId, outcome, webhook } = (fields ?? {}) as {
    paymentId?: unknown
    outcome?: Outcome
    webhook?: Push
  }
  if (typeof paymentId !== 'string') return json(400, { paymentId: ['required'] })
  if (!outcome || !OUTCOMES.includes(outcome)) return json(400, { outcome: ['invalid'] })
  if (webhook && !PUSHES.includes(webhook)) return json(400, { webhook: ['invalid'] })
  const session = books.find('payment-sessions', paymentId)
  if (!session) return json(404, { detail: 'not_found' })
  const message: Message = await checkout(books, webhooks, session, outcome, webhook)
  return json(200, message)
}
