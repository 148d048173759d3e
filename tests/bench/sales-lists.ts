/** Measures what it reads to look at a year of sales: a tenant's with 20,000 lines, the shop's with a million; the clearing list. */

import { todayIn } from '#functions/kit/clock.ts'
import { commit, putAll } from '#functions/kit/table.ts'
import { readMarket } from '#functions/markets/table/market.ts'
import { listClearing } from '#functions/sales/read-clearing.ts'
import { aggregate, listLines, summarize } from '#functions/sales/read-sales.ts'
import { newClearing } from '#functions/sales/table/clearing.ts'
import { putLine } from '#functions/sales/table/line.ts'
import { addToShop, addToTenant, type Sum } from '#functions/sales/table/sums.ts'
import { addDays, addMonths, type Day, daysFrom, startOfDay } from '#shared/kit/day.ts'
import { toSeconds } from '#shared/kit/units.ts'
import { cloudWithoutKeeper, itemOf, lineOf, writeListed } from './long-lists.ts'
import { MARKET, makeMarket } from './market.ts'
import { during, readUnits, startRecording } from './recorder.ts'
import { type Line, type Measure, units } from './result.ts'

const TENANT = '100001'
const ROWS_A_DAY = 55
const SHOP_ROWS_A_DAY = 2_740
const DRAWERS = 4
const TENANT_BAR = 10
const SHOP_BAR = 30
const WAITING = 2_000

const sumsOf = (days: readonly Day[], rows: number): [Sum, ...Sum[]][] => {
  const months = Map.groupBy(days, day => day.slice(0, 7))
  return [...months.values()].flatMap(own => {
    const sums = own.flatMap((day): Sum[] => {
      const figures = { number: rows, rows, paid: rows * 9_950, commission: rows * 1_990 }
      return [
        { day, type: 1, figures },
        { day, type: 2, figures },
      ]
    })
    const [first, ...others] = sums
    return first ? [[first, ...others] as [Sum, ...Sum[]]] : []
  })
}

/** The lines of the last days: a page reads no others. */
const writeLines = async (timeZone: string, days: readonly Day[]): Promise<void> => {
  const items = days.flatMap(day =>
    Array.from({ length: ROWS_A_DAY * 2 }, (_, row) =>
      itemOf(
        putLine(MARKET, {
          ...{ userNumber: TENANT, day, row, till: 'zettle', purchase: `purchase-of-${day}` },
          at: toSeconds(startOfDay(timeZone, day)) + row,
          bookedTs: toSeconds(startOfDay(timeZone, day)) + row + 2,
          ...{ number: `loakb${TENANT}-${row + 1}`, type: 1, name: 'Frakke med hætte', unitPrice: 9_950 },
          ...{ quantity: 1, paid: 9_950, commission: 1_990, share: 7_960, fee: 20, undoes: '' },
        }),
      ),
    ),
  )
  await putAll(items)
}

const writeClearing = (timeZone: string, day: Day): Promise<number> =>
  writeListed(
    Array.from({ length: WAITING }, (_, row) =>
      itemOf(
        newClearing(MARKET, {
          ...{ id: `zettle.purchase-${row}.0`, till: 'zettle', purchase: `purchase-${row}`, row: 0 },
          ...{ at: toSeconds(startOfDay(timeZone, day)) + row, day, number: '', name: 'Diverse' },
          ...{ quantity: '1', amount: 4_500, currency: 'DKK', reason: 'no_number' },
          ...{ state: 'open', answer: '', asideKind: null, undone: 0, version: 1 },
        }),
      ),
    ),
    /^$/,
  )

/** What it costs to open a dashboard over the last twelve months. */
const dashboard = async (what: string, bar: number, ask: () => Promise<unknown>): Promise<Line> => {
  const { sent } = await during(ask)
  const cost = readUnits(sent)
  return {
    what,
    bar: `≤ ${bar} read units`,
    number: `${units(cost)} read units, ${sent.length} commands`,
    met: cost <= bar,
  }
}

export const measure: Measure = async () => {
  const cloud = await cloudWithoutKeeper()
  await makeMarket()
  const market = await readMarket(MARKET)
  const today = todayIn(market)
  const days = daysFrom(addDays(addMonths(today, -24), 1), today)
  // Half of the rows are of new goods.
  for (const sums of sumsOf(days, ROWS_A_DAY / 2)) await commit([addToTenant(MARKET, TENANT, sums)])
  for (let drawer = 0; drawer < DRAWERS; drawer++)
    for (const sums of sumsOf(days, Math.round(SHOP_ROWS_A_DAY / DRAWERS / 2)))
      await commit([addToShop(MARKET, String.fromCharCode(96 + drawer), sums)])
  await writeLines(market.timeZone, daysFrom(addDays(today, -3), today))
  await writeClearing(market.timeZone, today)
  startRecording({ units: true })
  const month = `${today.slice(0, 7)}-01`
  const lines = [
    await dashboard(
      "A tenant's dashboard over a year with 20,000 lines: sums by months, newest lines",
      TENANT_BAR,
      async () => {
        await aggregate(MARKET, {}, TENANT)
        await listLines(MARKET, TENANT, { dateFrom: month, dateTo: today, page: 1 })
      },
    ),
    await dashboard(
      'The same two years: a year with the year before, newest lines',
      2 * TENANT_BAR,
      async () => {
        await summarize(MARKET, {}, TENANT)
        await listLines(MARKET, TENANT, { dateFrom: month, dateTo: today, page: 1 })
      },
    ),
    await dashboard(
      "The shop's dashboard over a year with 1,000,000 lines, with the year before",
      SHOP_BAR,
      () => summarize(MARKET, {}),
    ),
    await lineOf(`A clearing list of ${WAITING.toLocaleString('en')} lines: page 1`, 25, () =>
      listClearing(MARKET, { state: 'open', page: 1 }),
    ),
    await lineOf('The same: page 40', 25, () => listClearing(MARKET, { state: 'open', page: 40 })),
  ]
  await cloud.stop()
  return { lines }
}
