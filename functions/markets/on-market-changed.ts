import { homePageDue, marketChanged, messageTurned } from '#events/markets.ts'
import { nowSeconds } from '../kit/clock.ts'
import { schedule } from '../kit/schedule.ts'
import { onEvent } from '../kit/subscriber.ts'
import { readTurn } from './table/turn.ts'

/** Writes the pages of a market that is new or has changed, and sets the timers of its message and of the home page. */
export default onEvent({
  on: marketChanged,
  work: 'markets',
  grants: ['site:write', 'table:read', 'schedules:markets'],
  handle: async ({ market, id }) => {
    const at = await readTurn(market)
    if (at) await schedule(market, messageTurned, {}, { at, by: id })
    await askForHomePage(market)
    // The client of S3 is large, so the function loads it with the first page.
    const { readBuilt } = await import('./pages/built.ts')
    const built = await readBuilt()
    if (!built) return
    const { writeMarketPages } = await import('./pages/write.ts')
    await writeMarketPages(built, market)
  },
})

/** A schedule may fire a little early. A market that changes so late in a minute waits for the next one. */
const EARLY_SECONDS = 10

/** The home page reads all markets. Those that change within a minute share one writing of it, named after the minute. */
const askForHomePage = async (market: string): Promise<void> => {
  const minute = Math.ceil((nowSeconds() + EARLY_SECONDS) / 60)
  await schedule(market, homePageDue, {}, { at: minute * 60, by: String(minute) })
}
