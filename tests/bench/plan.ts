/**
 * Measures what a month of staff's booking calendar costs: a type with 300 shelves, booked out, without and with past
 * years.
 */
import { startLocalCloud } from '#infra/local/cloud.ts'
import { addDays, addMonths } from '#shared/kit/day.ts'
import { call } from './calls.ts'
import { bookFortnights, firstOf } from './fortnights.ts'
import { type BenchMarket, MARKET, makeMarket } from './market.ts'
import { countQueries, during, readUnits, type Sent, startRecording } from './recorder.ts'
import { type Line, type Measure, units } from './result.ts'

const PAST_ROUNDS = 50

export const measure: Measure = async () => {
  const cloud = await startLocalCloud({ web: false })
  const market = await makeMarket()
  startRecording({ units: true })
  await bookFortnights(market, [0, 1, 2, 3])
  const before = await askMonth(market)
  await bookFortnights(
    market,
    Array.from({ length: PAST_ROUNDS }, (_, nth) => -4 - nth),
  )
  const after = await askMonth(market)
  await cloud.stop()
  return { lines: [lineOf('no past bookings', before), lineOf('15,000 past bookings', after)] }
}

const askMonth = async (market: BenchMarket): Promise<Sent[]> => {
  const dateStart = firstOf(market)
  const query = {
    shelfType: market.types[0]?.id ?? '',
    dateStart,
    dateEnd: addDays(addMonths(dateStart, 1), -1),
  }
  const { sent } = await during(() =>
    call({ domain: 'bookings', method: 'GET', path: 'booking_plan', market: MARKET, query, as: 'admin' }),
  )
  return sent
}

/** Each call of staff reads its caller's role too. */
const lineOf = (history: string, sent: readonly Sent[]): Line => {
  const queries = countQueries(sent)
  return {
    what: `A month of the booking calendar, 300 shelves, each booked every two weeks, ${history}`,
    bar: '1 query beside the role',
    number: `${queries} ${queries === 1 ? 'query' : 'queries'}, ${sent.length} commands, ${units(readUnits(sent))} read units`,
    met: queries === 1 && sent.length <= 2,
  }
}
