import { messageTurned } from '#events/markets.ts'
import { toSeconds } from '#shared/kit/units.ts'
import { turnAfter } from '#shared/markets/message.ts'
import { now, nowSeconds } from '../kit/clock.ts'
import { schedule } from '../kit/schedule.ts'
import { onTask } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readMarket } from './table/market.ts'
import { endTurn, putTurn, readTurn } from './table/turn.ts'

/** Writes the pages of a market whose message appears or disappears now, and sets the timer of the next turn. */
export default onTask({
  on: messageTurned,
  grants: ['site:write', 'table:read', 'table:write', 'schedules:markets'],
  handle: async ({ market, id }) => {
    const at = await readTurn(market)
    if (at === undefined) return
    if (nowSeconds() < at) return schedule(market, messageTurned, {}, { at, by: id })
    await writePages(market)
    const next = await retryOnConflict(() => moveOn(market))
    if (next !== undefined) await schedule(market, messageTurned, {}, { at: next, by: id })
  },
})

const writePages = async (market: string): Promise<void> => {
  // The client of S3 is large, so the function loads it with the first page.
  const { readBuilt } = await import('./pages/built.ts')
  const built = await readBuilt()
  if (!built) return
  const { writeMarketPages } = await import('./pages/write.ts')
  await writeMarketPages(built, market)
}

/** Ends the turn that was done, or notes the next one. Returns that in Unix seconds. */
const moveOn = async (marketId: string): Promise<number | undefined> => {
  const [done, { publicMessage, timeZone }] = await Promise.all([readTurn(marketId), readMarket(marketId)])
  if (done === undefined) return undefined
  const next = publicMessage && turnAfter(publicMessage, timeZone, now())
  await commit([next === null ? endTurn(marketId, done) : putTurn(marketId, next)])
  return next === null ? undefined : toSeconds(next)
}
