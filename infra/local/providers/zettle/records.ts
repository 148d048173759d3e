import { createHash, randomBytes } from 'node:crypto'
import type { Store } from '../../store.ts'
import type { Subscription, ZettleProduct, ZettlePurchase } from './shapes.ts'

/** A UUID of version 1 by its form. */
export const newUuid = (): string => {
  const bytes = randomBytes(16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x10
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export const UUID_1 = /^[0-9a-f]{8}-[0-9a-f]{4}-1[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export type Records = ReturnType<typeof recordsOf>

/** What each organisation has at Zettle. The sandbox knows an organisation by the client id of its key. */
export const recordsOf = (store: Store) => {
  const kind = (what: string, organization: string) => `zettle:${what}:${organization}`
  return {
    products: (organization: string) => store.list<ZettleProduct>(kind('products', organization)),
    product: (organization: string, uuid: string) =>
      store.get<ZettleProduct>(kind('products', organization), uuid),
    putProduct: (organization: string, product: Omit<ZettleProduct, 'etag'>): ZettleProduct => {
      const etag = createHash('md5').update(JSON.stringify(product)).digest('hex')
      const kept = { ...product, etag }
      store.put(kind('products', organization), product.uuid, kept)
      return kept
    },
    removeProduct: (organization: string, uuid: string) => store.remove(kind('products', organization), uuid),
    purchases: (organization: string) => store.list<ZettlePurchase>(kind('purchases', organization)),
    purchase: (organization: string, uuid: string) =>
      store.get<ZettlePurchase>(kind('purchases', organization), uuid),
    putPurchase: (organization: string, purchase: ZettlePurchase) =>
      store.put(kind('purchases', organization), purchase.purchaseUUID1, purchase),
    subscriptions: () => store.list<Subscription>('zettle:subscriptions'),
    putSubscription: (subscription: Subscription) => {
      store.put('zettle:subscriptions', subscription.uuid, subscription)
      const [, market] = /\/([^/]+)\/?$/.exec(subscription.destination) ?? []
      if (market) store.put('zettle:markets', market, subscription.organization)
    },
    /** Whose till a market has: the last path of the address that it told says which market that is. */
    organizationOf: (market: string) => store.get<string>('zettle:markets', market),
    removeSubscription: (uuid: string) => store.remove('zettle:subscriptions', uuid),
  }
}
