/** What a till itself says that it took on the days that are looked back on: what Reol has booked is compared with it. */
import { addDays, dayIn, daysFrom } from '#shared/kit/day.ts'
import { type Seconds, toMillis } from '#shared/kit/units.ts'
import { type Receipt, TILLS, type TillName } from '#shared/tills/receipt.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import { commit } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import { noteTold, readTillDays } from './table/till-day.ts'

/**
 * Adds up receipts by days. What is booked of a receipt that is taken now follows within seconds, so the till's word is
 * kept by itself and compared whenever somebody looks.
 */
export const toldDays = (market: Market, till: TillName) => {
  const { marketId, timeZone, currencyCode } = market
  const days = new Map<string, { purchases: number; total: number }>()
  const see = ({ at, total, currency }: Receipt): void => {
    // The day's sums leave these receipts out too.
    if (currency !== currencyCode) return
    const day = dayIn(timeZone, toMillis(at))
    const { purchases, total: sum } = days.get(day) ?? { purchases: 0, total: 0 }
    days.set(day, { purchases: purchases + 1, total: sum + total })
  }
  /** Notes the days that are over, from a moment on. A day of which neither knows anything gets no row. */
  const note = async (from: Seconds): Promise<void> => {
    const over = daysFrom(dayIn(timeZone, toMillis(from)), addDays(todayIn(market), -1))
    // A day has a row for each till.
    const booked = await readTillDays(marketId, (over.length + 1) * TILLS.length)
    const known = new Set([...days.keys(), ...booked.filter(one => one.till === till).map(({ day }) => day)])
    const writes = over
      .filter(day => known.has(day))
      .map(day =>
        noteTold(marketId, {
          ...{ day, till, at: nowSeconds() },
          ...(days.get(day) ?? { purchases: 0, total: 0 }),
        }),
      )
    if (writes.length) await commit(writes)
  }
  return { see, note }
}
