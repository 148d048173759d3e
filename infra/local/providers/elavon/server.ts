/**
 * Runs the sandbox of Elavon's payment gateway, on its own origin as in reality. Handles the REST calls of the shop's
 * server, serves lightbox script and card window to the shopper's browser, and sends the webhooks.
 */
import type { Mode } from '../../faults.ts'
import { type HttpRequest, type HttpResponse, json, listen } from '../../http.ts'
import type { Store } from '../../store.ts'
import { checkout, type Message, OUTCOMES, type Outcome, PUSHES } from './checkout.ts'
import { faulty } from './faulty.ts'
import { type PastSale, recordPastSale } from './past-sale.ts'
import { type Records, recordsOf } from './records.ts'
import { restCalls } from './rest.ts'
import { originsOf } from './ways.ts'
import type { Push } from './webhooks.ts'
import { startWebhooks } from './webhooks.ts'
import { windowCalls } from './window.ts'

export interface Elavon {
  port: number
  url: string
  /** POST /local/elavon/pay/. */
  pay: (fields: unknown) => Promise<HttpResponse>
  /** Records a sale of the past. Returns its id. */
  sell: (sale: PastSale) => string
  due: () => number
  runDue: () => Promise<void>
  stop: () => Promise<void>
}

interface Options {
  store: Store
  /** The port of the previous run. If it is in use, any free one. */
  port: number
  /** Returns the address for webhooks, which is known once the gateway listens. */
  site: () => string
  /** Returns the fault mode for this call. */
  fault: () => Mode
}

export const startElavon = async ({ store, port, site, fault }: Options): Promise<Elavon> => {
  let url = ''
  const records = recordsOf(store, () => url)
  const webhooks = startWebhooks(store, records, site)
  const rest = faulty(fault, restCalls(records, webhooks))
  const window = windowCalls(records, webhooks)
  const server = await listen(async (request: HttpRequest) => (await window(request)) ?? rest(request), {
    port,
    hosts: ['127.0.0.1', '::1'],
  })
  url = `http://localhost:${server.port}`
  return {
    port: server.port,
    url,
    pay: fields => pay(records, webhooks, fields),
    sell: sale => recordPastSale(records, sale),
    due: webhooks.due,
    runDue: webhooks.runDue,
    stop: async () => {
      webhooks.stop()
      await server.stop()
    },
  }
}

const pay = async (
  records: Records,
  webhooks: ReturnType<typeof startWebhooks>,
  fields: unknown,
): Promise<HttpResponse> => {
  const { paymentId, outcome, webhook, origin } = (fields ?? {}) as {
    paymentId?: unknown
    outcome?: Outcome
    webhook?: Push
    origin?: string
  }
  if (typeof paymentId !== 'string') return json(400, { paymentId: ['required'] })
  if (!outcome || !OUTCOMES.includes(outcome)) return json(400, { outcome: ['invalid'] })
  if (webhook && !PUSHES.includes(webhook)) return json(400, { webhook: ['invalid'] })
  const session = records.find('payment-sessions', paymentId)
  if (!session) return json(404, { detail: 'not_found' })
  if (origin && !originsOf(session).includes(origin)) return json(400, { origin: ['invalid'] })
  const message: Message = await checkout(records, webhooks, session, { outcome, push: webhook, origin })
  return json(200, message)
}
