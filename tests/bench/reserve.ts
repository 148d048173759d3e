/** Measures what one reservation costs the table without a race. */
import { startLocalCloud } from '#infra/local/cloud.ts'
import { call } from './calls.ts'
import { MARKET, makeMarket } from './market.ts'
import { during, readUnits, startRecording } from './recorder.ts'
import { type Line, type Measure, units } from './result.ts'
import { writeUnits } from './written.ts'

export const measure: Measure = async () => {
  const cloud = await startLocalCloud({ web: false })
  const { weekPrice, startDay } = await makeMarket()
  // The first reservation of a day also makes the salt of the day.
  await call({
    domain: 'bookings',
    method: 'POST',
    path: 'booking_request/reserve',
    market: MARKET,
    body: { shelfPeriodPrice: weekPrice(1), dateStart: startDay },
  })
  startRecording({ units: true })
  const lines: Line[] = []
  for (const [type, shelves] of [
    [2, 36],
    [0, 300],
  ] as const) {
    const body = { shelfPeriodPrice: weekPrice(type), dateStart: startDay }
    const { sent } = await during(() =>
      call({ domain: 'bookings', method: 'POST', path: 'booking_request/reserve', market: MARKET, body }),
    )
    const reads = sent.filter(({ isRead }) => isRead).length
    const transactions = sent.filter(({ command }) => command === 'TransactWriteItemsCommand').length
    lines.push({
      what: `Reserve, no race, a type of ${shelves} shelves`,
      bar: '≤ 2 reads, 1 transaction',
      number: `${reads} reads (${units(readUnits(sent))} read units), ${transactions} transaction (${units(await writeUnits(sent))} write units)`,
      met: reads <= 2 && transactions === 1 && sent.length === reads + transactions,
    })
  }
  await cloud.stop()
  return { lines }
}
