import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type Market, putMarket, readMarket } from './table/market.ts'

/**
 * Changes a market, and notes who did. Returns it as it was before. `changed` runs again when another change came in
 * between; it may refuse.
 */
export const changeMarket = (
  marketId: string,
  caller: Staff,
  changed: (before: Market) => Market,
): Promise<Market> =>
  retryOnConflict(async () => {
    const before = await readMarket(marketId)
    const after = changed(before)
    await commit([
      ...putMarket(after),
      ...audit(marketId, before.country, {
        caller,
        kind: 'market',
        id: marketId,
        before: withoutSecrets(before),
        after: withoutSecrets(after),
      }),
    ])
    return before
  })

const withoutSecrets = ({ elavon: _elavon, ...shown }: Market) => shown
