/**
 * The last file of products that staff had made for their till, and which markets exchange files with it. What the file said
 * of each product is a file of its own.
 */
import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { type Seconds, seconds } from '#shared/kit/units.ts'
import { putsIntoTill } from '#shared/markets/till.ts'
import { tillsRefusals } from '#shared/tills/refusals.ts'
import { deployment } from '../../kit/deployment.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, type Write } from '../../kit/table.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'

const productFile = z.object({
  /** The job that made it. */
  job: z.string(),
  at: seconds,
  /** How many products were for sale. */
  products: z.number(),
})

export type ProductFile = z.infer<typeof productFile>

/** The bucket forgets what a file said after 30 days; the day before, it is no longer counted on. */
const KEPT_SECONDS = 29 * 86_400

/**
 * A market whose till has no other way than files: what a connected one says by itself would be booked twice. Refuses
 * `till_is_connected`.
 */
export const readByFile = async (marketId: string): Promise<Market> => {
  const market = await readMarket(marketId)
  if (putsIntoTill(market, deployment())) throw refuse(tillsRefusals.till_is_connected)
  return market
}

const fileKey = (market: string): Key => ({ pk: `${market}#TILL`, sk: 'PRODUCTFILE' })

/** The last file; undefined where there is none, or it was forgotten. */
export const readProductFile = async (market: string, now: Seconds): Promise<ProductFile | undefined> => {
  const item = await get(fileKey(market))
  if (!item) return undefined
  const found = productFile.parse(item)
  return now - found.at < KEPT_SECONDS ? found : undefined
}

/** Notes the last file. Of two at one moment the later one counts. */
export const putProductFile = (market: string, value: ProductFile): Write => ({
  put: {
    Item: {
      ...fileKey(market),
      kind: 'till-product-file',
      ...value,
      ttl: value.at + KEPT_SECONDS,
    },
  },
})

export const entity: Entity = {
  kept: '29 days.',
  open: ['readByFile'],
  samples: {
    readByFile: null,
    readProductFile: ['{market}', 0],
    putProductFile: ['{market}', { job: '{job}', at: 0, products: 1 }],
  },
}
