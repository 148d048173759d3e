import { marketChanged, messageTurned } from '#events/markets.ts'
import { isListed } from '#shared/markets/missing.ts'
import { schedule } from '../kit/schedule.ts'
import { onEvent, RetryLater } from '../kit/subscriber.ts'
import { readMarket } from './table/market.ts'
import { readTurn } from './table/turn.ts'

/** Writes the pages of a market that is new or has changed, and sets the timer of its message. */
export default onEvent({
  on: marketChanged,
  work: 'markets',
  grants: ['site:write', 'table:read', 'schedules:markets'],
  handle: async ({ market, id }) => {
    const at = await readTurn(market)
    if (at) await schedule(market, messageTurned, {}, { at, by: id })
    // The client of S3 is large, so the function loads it with the first page.
    const { readBuilt } = await import('./pages/built.ts')
    const built = await readBuilt()
    if (!built) return
    const { forgetPagesOf, writeHomePages, writeMarketPages } = await import('./pages/write.ts')
    await writeMarketPages(built, market)
    const listed = await writeHomePages(built)
    await forgetPagesOf(market)
    if (listed.some(({ marketId }) => marketId === market) !== isListed(await readMarket(market))) {
      throw new RetryLater('the directory does not follow the market yet')
    }
  },
})
