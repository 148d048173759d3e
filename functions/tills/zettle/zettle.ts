/** Zettle's library of products (docs/integrations.md). */
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { toMillis } from '#shared/kit/units.ts'
import { deployment } from '../../kit/deployment.ts'
import { type AskTill, asFailed, TillRefused } from '../ask-till.ts'
import type { Till, TillProduct } from '../till.ts'
import { ProductRefused, TillFailed } from '../till-failed.ts'
import { type ZettleKey, zettleClient } from './client.ts'
import { newZettleId, productUuid, variantUuid } from './ids.ts'
import { purchasePage, receiptOf } from './purchases.ts'

const nothing = z.unknown()
const importStarted = z.object({ uuid: z.string() })
const importStatus = z.object({ state: z.string(), errorMessage: z.optional(z.nullable(z.string())) })

/** Zettle's names for the end of an import are not published: whatever is not on its way has ended. */
const isUnderWay = (state: string): boolean =>
  /IMPORTING|PENDING|STARTED|PROCESSING|RUNNING|QUEUED/i.test(state)
const isDone = (state: string): boolean => /FINISHED|COMPLETED|SUCCESS|DONE/i.test(state)

const LOOK_MS = 500
const MOST_LOOKS = 50
/** In the address of one call. */
const MOST_REMOVED = 50

const productOf = (market: string, { number, name, price, currency, vat }: TillProduct) => ({
  uuid: productUuid(market, number),
  name,
  externalReference: number,
  vatPercentage: String(vat),
  variants: [
    {
      uuid: variantUuid(market, number),
      sku: number,
      barcode: number,
      ...(price === null ? {} : { price: { amount: price, currencyId: currency } }),
    },
  ],
})

/** The till of a market. */
export const zettleTill = (market: string, key: ZettleKey): Till => {
  const ask = zettleClient(key)
  const library = `${deployment().zettleProductsUrl}/organizations/self`
  const one = singly(ask, market, library)
  return {
    add: async products => {
      const [only, ...others] = products
      if (only && !others.length) return refusedOf(products, one.add)
      return (await inBulk(ask, market, library, products)) ? new Map() : refusedOf(products, one.add)
    },
    change: one.change,
    ...taking(ask),
    remove: async numbers => {
      for (let at = 0; at < numbers.length; at += MOST_REMOVED)
        await remove(ask, market, library, numbers.slice(at, at + MOST_REMOVED))
    },
  }
}

/** Zettle serves a thousand at once; a hundred are a few hundred kilobytes. */
const PAGE = '100'

const subscriptions = z.array(z.object({ uuid: z.string(), destination: z.string() }))
const subscribed = z.object({ uuid: z.string(), signingKey: z.string() })

/** What Zettle says of sales. */
const taking = (ask: AskTill): Pick<Till, 'purchases' | 'hints'> => {
  const { zettlePurchaseUrl, zettlePusherUrl } = deployment()
  const pusher = `${zettlePusherUrl}/organizations/self/subscriptions`
  return {
    purchases: async from => {
      const asked = new URLSearchParams({
        limit: PAGE,
        ...('cursor' in from
          ? { lastPurchaseHash: from.cursor }
          : { startDate: new Date(toMillis(from.since)).toISOString().slice(0, 16) }),
      })
      const page = await ask(`${zettlePurchaseUrl}/purchases/v2?${asked}`, purchasePage).catch(asFailed)
      return {
        receipts: page.purchases.map(receiptOf),
        cursor: page.lastPurchaseHash ?? ('cursor' in from ? from.cursor : ''),
      }
    },
    hints: {
      subscribe: async ({ destination, contactEmail }) => {
        const present = await ask(pusher, subscriptions).catch(asFailed)
        for (const { uuid } of present.filter(one => one.destination === destination))
          await ask(`${pusher}/${uuid}`, nothing, { method: 'DELETE' }).catch(unlessMissing)
        const body = {
          uuid: newZettleId(),
          transportName: 'WEBHOOK',
          eventNames: ['PurchaseCreated', 'ApplicationConnectionRemoved', 'PersonalAssertionDeleted'],
          destination,
          contactEmail,
        }
        const { uuid, signingKey } = await ask(pusher, subscribed, { method: 'POST', body }).catch(asFailed)
        return { uuid, key: signingKey }
      },
      isSubscribed: async uuid =>
        (await ask(pusher, subscriptions).catch(asFailed)).some(one => one.uuid === uuid),
    },
  }
}

const unlessMissing = (error: unknown): void => {
  if (!(error instanceof TillRefused) || error.status !== 404) throw error
}

/** Removes products. Where Zettle has not all of them it may have removed none, so each is named alone. */
const remove = async (
  ask: AskTill,
  market: string,
  library: string,
  numbers: readonly string[],
): Promise<void> => {
  const query = new URLSearchParams(numbers.map(number => ['uuid', productUuid(market, number)]))
  try {
    await ask(`${library}/products?${query}`, nothing, { method: 'DELETE' })
  } catch (error) {
    if (!(error instanceof TillRefused)) throw error
    if (error.status !== 404) throw new TillFailed('silent', error.message)
    if (numbers.length > 1) for (const number of numbers) await remove(ask, market, library, [number])
  }
}

/** An import of all of them. False when Zettle does not take it: then each is put in alone, and says why not. */
const inBulk = async (
  ask: AskTill,
  market: string,
  library: string,
  products: readonly TillProduct[],
): Promise<boolean> => {
  const body = { products: products.map(product => productOf(market, product)) }
  try {
    const { uuid } = await ask(`${library}/import/v2`, importStarted, { method: 'POST', body })
    for (let look = 0; look < MOST_LOOKS; look++) {
      const { state } = await ask(`${library}/import/status/${uuid}`, importStatus)
      if (!isUnderWay(state)) return isDone(state)
      await pause(LOOK_MS)
    }
  } catch (error) {
    if (error instanceof TillRefused) return false
    throw error
  }
  throw new TillFailed('silent', '')
}

/** Puts products in one by one: what Zettle does not take, and why. */
const refusedOf = async (
  products: readonly TillProduct[],
  add: (product: TillProduct) => Promise<void>,
): Promise<ReadonlyMap<string, string>> => {
  const refused = new Map<string, string>()
  for (const product of products)
    await add(product).catch(error => {
      if (!(error instanceof ProductRefused)) throw error
      refused.set(product.number, error.message)
    })
  return refused
}

const asRefused = (error: unknown): never => {
  throw error instanceof TillRefused ? new ProductRefused(error.message || `HTTP ${error.status}`) : error
}

const singly = (ask: AskTill, market: string, library: string) => {
  const create = (product: TillProduct) =>
    ask(`${library}/products`, nothing, { method: 'POST', body: productOf(market, product) })
  // A merge patch: what is left out stays. The one variant is sent whole.
  const patch = (product: TillProduct) => {
    const body = productOf(market, product)
    return ask(`${library}/products/v2/${body.uuid}`, nothing, { method: 'PUT', body })
  }
  return {
    /** What is there already, from a try whose answer was lost, is changed instead. */
    add: async (product: TillProduct): Promise<void> => {
      await create(product).catch(async error => {
        if (!(error instanceof TillRefused)) throw error
        await patch(product).catch(again => asRefused(again instanceof TillRefused ? error : again))
      })
    },
    /** Creates the product again where somebody has taken it out of the till. */
    change: async (product: TillProduct): Promise<void> => {
      await patch(product)
        .catch(async error => {
          if (!(error instanceof TillRefused) || error.status !== 404) throw error
          await create(product)
        })
        .catch(asRefused)
    },
  }
}
