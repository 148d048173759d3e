import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { type Market, putMarket, readMarket } from './table/market.ts'

/**
 * Changes a market, and notes who did; nothing is written when nothing differs. Returns the market as it is then.
 * `changed` runs again when another change came in between; it may refuse. `alongside`: what is written with it.
 */
export const changeMarket = (
  marketId: string,
  caller: Pick<Staff, 'username'>,
  changed: (before: Market) => Market,
  alongside: (before: Market) => Write[] = () => [],
): Promise<Market> =>
  retryOnConflict(async () => {
    const before = await readMarket(marketId)
    const after = changed(before)
    const noted = audit(marketId, before.country, {
      caller,
      kind: 'market',
      id: marketId,
      before,
      after,
    })
    if (!noted.length) return before
    await commit([...putMarket(after), ...noted, ...alongside(before)])
    return { ...after, version: before.version + 1 }
  })
