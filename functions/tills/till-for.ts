import { tillOf } from '#shared/markets/till.ts'
import { unseal } from '../kit/secrets.ts'
import { readCredentials, type SealedKey } from '../markets/table/credentials.ts'
import type { Market } from '../markets/table/market.ts'
import { flexposTill } from './flexpos/flexpos.ts'
import type { Till } from './till.ts'
import { TillFailed } from './till-failed.ts'
import { zettleTill } from './zettle/zettle.ts'

/** The till of a market. Throws `TillFailed` without a key. */
export const tillFor = async (market: Market): Promise<Till> => {
  const { marketId } = market
  const { zettleApiKey, zettleClientId, flexposApiKey, flexposCompanyId } = (await readCredentials(marketId))
    .services
  const opened = (key: SealedKey | null): Promise<string> => {
    if (!key) throw new TillFailed('key', '')
    return unseal(key.sealed, marketId)
  }
  return tillOf(market) === 'flexpos'
    ? flexposTill({ apiKey: await opened(flexposApiKey), companyId: flexposCompanyId })
    : zettleTill(marketId, { apiKey: await opened(zettleApiKey), clientId: zettleClientId })
}
