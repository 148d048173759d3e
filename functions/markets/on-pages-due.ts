import { pagesDue } from '#events/markets.ts'
import { envelope } from '../kit/outbox.ts'
import { send } from '../kit/queue.ts'
import { onTask } from '../kit/subscriber.ts'
import { readAllMarkets } from './table/directory.ts'

/** Writes the pages of all markets after a deployment, 25 markets a message. */
export default onTask({
  on: pagesDue,
  grants: ['site:write', 'table:read', 'queue:markets'],
  handle: async ({ market, payload: { page } }) => {
    const { readBuilt } = await import('./pages/built.ts')
    const built = await readBuilt()
    if (!built) return
    const { writeHomePages, writeMarketPages } = await import('./pages/write.ts')
    if (page === 1) await writeHomePages(built)
    const { results, pagesCount } = await readAllMarkets(page)
    for (const { marketId } of results) await writeMarketPages(built, marketId)
    if (page < pagesCount) await send(pagesDue.work, envelope(market, pagesDue, { page: page + 1 }))
  },
})
