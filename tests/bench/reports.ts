/** Measures what the reports cost: 300 shelves of a type, each booked every two weeks, over the longest ranges. */
import { startLocalCloud } from '#infra/local/cloud.ts'
import { MOST_REPORT_MONTHS } from '#shared/bookings/bookings-report.ts'
import { MOST_END_DAYS, NEXT_WITHIN_DAYS } from '#shared/bookings/end-date-report.ts'
import { addDays, addMonths, monthsFrom } from '#shared/kit/day.ts'
import { call } from './calls.ts'
import { bookFortnights, firstOf } from './fortnights.ts'
import { MARKET, makeMarket } from './market.ts'
import { countQueries, during, readUnits, startRecording } from './recorder.ts'
import { type Line, type Measure, median, units } from './result.ts'

const ROUNDS = 5
/** The price list with the market, and the shelves. */
const BESIDE = 2

export const measure: Measure = async () => {
  const cloud = await startLocalCloud({ web: false })
  const market = await makeMarket()
  startRecording({ units: true })
  await bookFortnights(
    market,
    Array.from({ length: 32 }, (_, nth) => nth),
  )
  const first = firstOf(market)
  const whole = (months: number) => addDays(addMonths(first, months), -1)

  const measured = async (path: string, what: string, dateTo: string, readTo: string): Promise<Line[]> => {
    const query = { dateFrom: first, dateTo, ...(path === 'bookings_report' ? { group: 'month' } : {}) }
    const ask = () => call({ domain: 'bookings', method: 'GET', path, market: MARKET, query, as: 'admin' })
    const most = market.types.length * monthsFrom(first, readTo).length + BESIDE
    const { sent } = await during(ask)
    const queries = countQueries(sent)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const from = performance.now()
      await ask()
      times.push(performance.now() - from)
    }
    return [
      {
        what: `${what}, 300 shelves, each booked every two weeks`,
        bar: `≤ ${most} queries: one a type and month, and ${BESIDE}`,
        number: `${queries} queries, ${units(readUnits(sent))} read units, ${Math.round(median(times))} ms`,
        met: queries <= most,
      },
    ]
  }

  const lastEnd = addDays(first, MOST_END_DAYS - 1)
  const lines = [
    ...(await measured(
      'bookings_report',
      `The bookings report of ${MOST_REPORT_MONTHS} months`,
      whole(MOST_REPORT_MONTHS),
      whole(MOST_REPORT_MONTHS),
    )),
    ...(await measured('bookings_report', 'The bookings report of a month', whole(1), whole(1))),
    ...(await measured(
      'end_date_report',
      `The end-date report of ${MOST_END_DAYS} days`,
      lastEnd,
      addDays(lastEnd, NEXT_WITHIN_DAYS),
    )),
  ]
  await cloud.stop()
  return { lines }
}
