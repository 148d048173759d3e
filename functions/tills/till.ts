/** What every till must do for Reol. Each adapter is a folder of its own. */
import type { Minor } from '#shared/kit/units.ts'
import { unseal } from '../kit/secrets.ts'
import { readCredentials } from '../markets/table/credentials.ts'
import type { Market } from '../markets/table/market.ts'
import { TillFailed } from './till-failed.ts'
import { zettleTill } from './zettle/zettle.ts'

/** A product as a till shows it. Its number is also its barcode. */
export interface TillProduct {
  number: string
  name: string
  price: Minor
  currency: string
  /** In per cent. */
  vat: number
}

/** A till. Every call can be repeated, and throws `TillFailed`. */
export interface Till {
  /** Puts new products in. Answers why the till does not take some of them, by their numbers. */
  add: (products: readonly TillProduct[]) => Promise<ReadonlyMap<string, string>>
  /** Says price and name of a product anew; puts it in where it is not there. Throws `ProductRefused`. */
  change: (product: TillProduct) => Promise<void>
  /** Takes products out; those that are not there are out already. */
  remove: (numbers: readonly string[]) => Promise<void>
}

/** The till of a market. Throws `TillFailed` without a key. */
export const tillFor = async ({ marketId }: Pick<Market, 'marketId'>): Promise<Till> => {
  const { zettleApiKey, zettleClientId } = (await readCredentials(marketId)).services
  if (!zettleApiKey) throw new TillFailed('key', '')
  return zettleTill(marketId, {
    apiKey: await unseal(zettleApiKey.sealed, marketId),
    clientId: zettleClientId,
  })
}
