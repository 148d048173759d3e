/**
 * Runs the sandbox of Zettle: log-in by an API key, the library of products, purchases and webhooks. The key is
 * `sandbox-key` for every shop; the client id beside it says whose till it is. `denied-key` has no rights.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Mode } from '../../faults.ts'
import { type HttpRequest, type HttpResponse, json, listen } from '../../http.ts'
import { SANDBOX_KEY } from '../../secrets.ts'
import type { Store } from '../../store.ts'
import { faulty } from '../faulty.ts'
import type { Selling } from '../selling.ts'
import { libraryCalls } from './library.ts'
import { purchaseCalls } from './purchases.ts'
import { startPusher } from './pusher.ts'
import { recordsOf } from './records.ts'
import { type Organization, purchaseAt, sell } from './sell.ts'

export const DENIED_KEY = 'denied-key'
const TOKEN = 'sandbox-token'

const LOOK_MS = 100
const MOST_LOOKS = 30

export type Zettle = Awaited<ReturnType<typeof startZettle>>

const logIn = async (request: HttpRequest): Promise<HttpResponse> => {
  const form = new URLSearchParams((await request.body()).toString())
  const key = form.get('assertion')
  const client = form.get('client_id')
  const isRight = key === SANDBOX_KEY || key === DENIED_KEY
  return isRight && client
    ? json(200, { access_token: `${TOKEN} ${key} ${client}`, expires_in: 7200 })
    : json(400, { error: 'invalid_grant', error_description: 'Invalid assertion' })
}

/** Whose token it is: the organisation, or how it is refused. */
const organizationOf = ({ headers }: HttpRequest): string | HttpResponse => {
  const [type, token, key, ...client] = String(headers.authorization ?? '').split(' ')
  if (type !== 'Bearer' || token !== TOKEN || !client.length) return json(401, { error: 'invalid_request' })
  return key === SANDBOX_KEY ? client.join(' ') : json(403, { developerMessage: 'the key lacks a scope' })
}

export const startZettle = async ({
  store,
  port,
  site,
  fault,
}: {
  store: Store
  port: number
  /** The address of the site, which has another port after some restarts. */
  site: () => string
  fault: () => Mode
}) => {
  const records = recordsOf(store)
  const pusher = startPusher(store, records, site)
  const calls = [libraryCalls(records), purchaseCalls(records), pusher.calls]

  const answer = async (request: HttpRequest): Promise<HttpResponse> => {
    if (request.method === 'POST' && request.path === '/token') return logIn(request)
    const organization = organizationOf(request)
    if (typeof organization !== 'string') return organization
    if (request.path === '/users/self')
      return json(200, { uuid: organization, organizationUuid: organization })
    for (const call of calls) {
      const answered = await call(organization, request)
      if (answered) return answered
    }
    return json(404, { developerMessage: 'not found' })
  }

  const server = await listen(faulty(fault, answer), { port, hosts: ['127.0.0.1', '::1'] })

  /** The organisation of a market, which has told its address by subscribing. */
  const ofMarket = (marketId: unknown): Organization | undefined => {
    const id = typeof marketId === 'string' ? records.organizationOf(marketId) : undefined
    if (!id) return undefined
    const [product] = records.products(id)
    return { id, currency: product?.variants[0]?.price?.currencyId ?? 'DKK' }
  }

  const local = async (
    fields: unknown,
    act: (organization: Organization) => Promise<HttpResponse> | HttpResponse,
  ): Promise<HttpResponse> => {
    const { marketId } = (fields ?? {}) as { marketId?: unknown }
    // A market whose key was saved just now subscribes within a moment.
    for (let look = 0; look < MOST_LOOKS && !ofMarket(marketId); look++) await pause(LOOK_MS)
    const organization = ofMarket(marketId)
    return organization ? act(organization) : json(404, { marketId: ['no till'] })
  }

  return {
    port: server.port,
    url: `http://localhost:${server.port}`,
    /** Notes a purchase of a till that is offline: nobody is told. Returns its id. */
    sellOffline: (organization: Organization, selling: Selling): string =>
      purchaseAt(records, organization, selling).purchaseUUID1,
    /** POST /local/zettle/sell/. */
    sell: (fields: unknown) =>
      local(fields, organization => sell(records, pusher, organization, fields as Selling)),
    /** GET /local/zettle/products/. */
    products: (fields: { marketId: string | null }) =>
      local(fields, ({ id }) => json(200, records.products(id).map(shown))),
    /** DELETE /local/zettle/products/: behind the back of Reol. */
    takeOut: (fields: { marketId: string | null; number: string | null }) =>
      local(fields, ({ id }) => {
        const product = records
          .products(id)
          .find(({ externalReference }) => externalReference === fields.number)
        if (product) records.removeProduct(id, product.uuid)
        return json(product ? 200 : 404, {})
      }),
    /** DELETE /local/zettle/subscriptions/: as after three days of tries that failed. */
    forgetSubscriptions: (fields: { marketId: string | null }) =>
      local(fields, ({ id }) => {
        for (const { uuid, organization } of records.subscriptions())
          if (organization === id) records.removeSubscription(uuid)
        return json(200, {})
      }),
    due: pusher.due,
    runDue: pusher.runDue,
    stop: async () => {
      pusher.stop()
      await server.stop()
    },
  }
}

const shown = ({
  uuid,
  name,
  vatPercentage,
  variants: [variant],
}: ReturnType<ReturnType<typeof recordsOf>['products']>[number]) => ({
  uuid,
  number: variant?.barcode ?? '',
  name,
  // Null: the clerk types what it costs.
  price: variant?.price ? (variant.price.amount / 100).toFixed(2) : null,
  vatPercentage,
})
