import { marketChanged } from '#events/markets.ts'
import { onEvent, RetryLater } from '../kit/subscriber.ts'

/** Writes the pages of a market that is new or has changed. */
export default onEvent({
  on: marketChanged,
  work: 'markets',
  grants: ['site:write', 'table:read'],
  handle: async ({ market }) => {
    // The client of S3 is large, so the function loads it with the first page.
    const { readBuilt } = await import('./pages/built.ts')
    const built = await readBuilt()
    if (!built) return
    const { forgetPagesOf, writeHomePages, writeMarketPages } = await import('./pages/write.ts')
    await writeMarketPages(built, market)
    const listed = await writeHomePages(built)
    await forgetPagesOf(market)
    if (!listed.some(({ marketId }) => marketId === market)) {
      throw new RetryLater('the directory does not list the market yet')
    }
  },
})
