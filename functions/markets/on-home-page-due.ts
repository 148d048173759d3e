import { homePageDue } from '#events/markets.ts'
import { onTask } from '../kit/subscriber.ts'

/** Writes the home page, `robots.txt` and `sitemap.xml` of all markets. */
export default onTask({
  on: homePageDue,
  grants: ['site:write', 'table:read'],
  handle: async () => {
    const { readBuilt } = await import('./pages/built.ts')
    const built = await readBuilt()
    if (!built) return
    const { writeHomePages } = await import('./pages/write.ts')
    await writeHomePages(built)
  },
})
