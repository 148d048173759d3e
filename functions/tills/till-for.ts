import { unseal } from '../kit/secrets.ts'
import { readCredentials } from '../markets/table/credentials.ts'
import type { Market } from '../markets/table/market.ts'
import type { Till } from './till.ts'
import { TillFailed } from './till-failed.ts'
import { zettleTill } from './zettle/zettle.ts'

/** The till of a market. Throws `TillFailed` without a key. */
export const tillFor = async ({ marketId }: Pick<Market, 'marketId'>): Promise<Till> => {
  const { zettleApiKey, zettleClientId } = (await readCredentials(marketId)).services
  if (!zettleApiKey) throw new TillFailed('key', '')
  return zettleTill(marketId, {
    apiKey: await unseal(zettleApiKey.sealed, marketId),
    clientId: zettleClientId,
  })
}
