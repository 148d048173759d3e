import { homePageDue } from '#events/markets.ts'
import { isListed } from '#shared/markets/missing.ts'
import { onTask, RetryLater } from '../kit/subscriber.ts'
import { readMarket } from './table/market.ts'

/** Writes the home page, `robots.txt` and `sitemap.xml` of all markets. `market`: the first that asked within a minute. */
export default onTask({
  on: homePageDue,
  grants: ['site:write', 'table:read'],
  handle: async ({ market }) => {
    const { readBuilt } = await import('./pages/built.ts')
    const built = await readBuilt()
    if (!built) return
    const { writeHomePages } = await import('./pages/write.ts')
    const listed = await writeHomePages(built)
    if (listed.some(({ marketId }) => marketId === market) !== isListed(await readMarket(market)))
      throw new RetryLater('the directory does not follow the market yet')
  },
})
