import { homePageDue } from '#events/markets.ts'
import { onTask, RetryLater } from '../kit/subscriber.ts'
import { readListedIds } from './table/directory.ts'

/** Writes the home page, `robots.txt` and `sitemap.xml` of all markets. The list of markets may follow a change late. */
export default onTask({
  on: homePageDue,
  grants: ['site:write', 'table:read'],
  handle: async () => {
    const { readBuilt } = await import('./pages/built.ts')
    const built = await readBuilt()
    if (!built) return
    const { writeHomePages } = await import('./pages/write.ts')
    const written = await writeHomePages(built)
    const wanted = await readListedIds()
    if (written.length !== wanted.size || !written.every(({ marketId }) => wanted.has(marketId)))
      throw new RetryLater('the list of markets does not follow yet')
  },
})
