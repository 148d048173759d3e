/** Lets 200 buyers reserve the 10 shelves of a type for the same days at once, over HTTP. */
import { startLocalCloud } from '#infra/local/cloud.ts'
import { MARKET, makeMarket } from './market.ts'
import type { Measure } from './result.ts'

const BUYERS = 200
const SHELVES = 10

export const measure: Measure = async () => {
  const cloud = await startLocalCloud({ web: false })
  const { weekPrice, startDay } = await makeMarket()
  const buy = async (_: unknown, nth: number): Promise<{ status: number; shelf?: string; ms: number }> => {
    const from = performance.now()
    const response = await fetch(`${cloud.url}/api/anonymous/booking_request/reserve/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-market-id': MARKET,
        'x-forwarded-for': `10.0.0.${nth}`,
      },
      body: JSON.stringify({ shelfPeriodPrice: weekPrice(1), dateStart: startDay }),
    })
    const { shelf } = (await response.json()) as { shelf?: { id: string } }
    return { status: response.status, shelf: shelf?.id, ms: performance.now() - from }
  }
  const from = performance.now()
  const answers = await Promise.all(Array.from({ length: BUYERS }, buy))
  const seconds = (performance.now() - from) / 1000
  await cloud.stop()
  const count = (wanted: (status: number) => boolean) => answers.filter(({ status }) => wanted(status)).length
  const won = count(status => status === 201)
  const lost = count(status => status === 409)
  const ours = count(status => status >= 500)
  const shelves = new Set(answers.flatMap(({ shelf }) => (shelf ? [shelf] : []))).size
  return {
    lines: [
      {
        what: `${BUYERS} buyers at once for ${SHELVES} shelves and the same days`,
        bar: `${SHELVES} × 201, ${BUYERS - SHELVES} × 409, no 5xx`,
        number: `${won} × 201 on ${shelves} shelves, ${lost} × 409, ${ours} × 5xx, in ${seconds.toFixed(1)} s`,
        met: won === SHELVES && shelves === SHELVES && lost === BUYERS - SHELVES && ours === 0,
      },
    ],
  }
}
