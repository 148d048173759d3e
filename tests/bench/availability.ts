/** Measures the read units of an availability query for 300 shelves, without and with years of past bookings. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { planWrites } from '#functions/bookings/table/plan.ts'
import { env } from '#functions/kit/env.ts'
import { newId } from '#functions/kit/ids.ts'
import { startLocalCloud } from '#infra/local/cloud.ts'
import { addDays, endOfNextMonth } from '#shared/kit/day.ts'
import { call } from './calls.ts'
import { type BenchMarket, MARKET, makeMarket, SOLD } from './market.ts'
import { during, readUnits, type Sent, startRecording } from './recorder.ts'
import { type Line, type Measure, units } from './result.ts'

const PAST = 100_000
const MOST_UNITS = 12

export const measure: Measure = async () => {
  const cloud = await startLocalCloud({ web: false })
  const market = await makeMarket()
  startRecording({ units: true })
  const before = await ask(market)
  await writePast(market)
  const after = await ask(market)
  const lines = [...linesOf('no past bookings', before), ...linesOf(`${PAST} past bookings`, after)]
  await cloud.stop()
  return { lines }
}

const ask = async ({ today, weekPrice }: BenchMarket): Promise<Sent[]> => {
  const query = { shelfPeriodPrice: weekPrice(0), dateStart: today, dateEnd: endOfNextMonth(today) }
  const { sent } = await during(() =>
    call({ domain: 'shelves', method: 'GET', path: 'shelf_type_availability', market: MARKET, query }),
  )
  return sent
}

const linesOf = (history: string, sent: readonly Sent[]): Line[] => {
  const calendars = sent.filter(({ input }) =>
    String((input.ExpressionAttributeValues as { ':pk': string })[':pk']).includes('#CALENDAR#'),
  )
  const cost = readUnits(calendars)
  return [
    {
      what: `Availability, 300 shelves, two months, ${history}: the calendars`,
      bar: `1 query, ≤ ${MOST_UNITS} read units`,
      number: `${calendars.length} query, ${units(cost)} read units`,
      met: calendars.length === 1 && cost <= MOST_UNITS,
    },
    {
      what: `Availability, 300 shelves, two months, ${history}: the whole call`,
      bar: '–',
      number: `${sent.length} queries, ${units(readUnits(sent))} read units`,
    },
  ]
}

/** Writes bookings of past years, evenly over the shelves of the large type. */
const writePast = async ({ shelves, types, today }: BenchMarket): Promise<void> => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
  const own = shelves.filter(({ type }) => type.id === types[0]?.id)
  const item = (at: number) => {
    const dateStart = addDays(today, -7 * (2 + Math.floor(at / own.length)))
    const [write] = planWrites(
      MARKET,
      {
        id: newId(),
        status: 'confirmed',
        shelfType: { id: types[0]?.id ?? '' },
        shelf: { id: own[at % own.length]?.id ?? '' },
        dateStart,
        dateEnd: addDays(dateStart, 6),
        expiresOn: 0,
        customer: '100001',
        buyer: { name: 'Anna Holm' },
        ...SOLD,
      },
      [],
    )
    return { PutRequest: { Item: write && 'put' in write ? write.put.Item : undefined } }
  }
  let next = 0
  const work = async (): Promise<void> => {
    while (next < PAST) {
      const from = next
      next += 25
      const requests = Array.from({ length: 25 }, (_, at) => item(from + at))
      await client.send(new BatchWriteCommand({ RequestItems: { [env('TABLE_NAME')]: requests } }))
    }
  }
  await Promise.all(Array.from({ length: 4 }, work))
}
