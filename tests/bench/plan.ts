/** Measures what a month of staff's booking calendar costs: a type with 300 shelves, booked out, without and with past years. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { planWrites } from '#functions/bookings/table/plan.ts'
import { env } from '#functions/kit/env.ts'
import { newId } from '#functions/kit/ids.ts'
import { startLocalCloud } from '#infra/local/cloud.ts'
import { addDays, addMonths } from '#shared/kit/day.ts'
import { call } from './calls.ts'
import { type BenchMarket, MARKET, makeMarket, SOLD } from './market.ts'
import { during, readUnits, type Sent, startRecording } from './recorder.ts'
import { type Line, type Measure, units } from './result.ts'

const DAYS = 14
const PAST_ROUNDS = 50

export const measure: Measure = async () => {
  const cloud = await startLocalCloud({ web: false })
  const market = await makeMarket()
  startRecording({ units: true })
  await write(market, [0, 1, 2, 3])
  const before = await askMonth(market)
  await write(
    market,
    Array.from({ length: PAST_ROUNDS }, (_, nth) => -4 - nth),
  )
  const after = await askMonth(market)
  await cloud.stop()
  return { lines: [lineOf('no past bookings', before), lineOf('15,000 past bookings', after)] }
}

const firstOf = ({ today }: BenchMarket): string => `${today.slice(0, 7)}-01`

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

const lineOf = (history: string, sent: readonly Sent[]): Line => ({
  what: `A month of the booking calendar, 300 shelves, each booked every two weeks, ${history}`,
  bar: '1 query',
  number: `${sent.length} query, ${units(readUnits(sent))} read units`,
  met: sent.length === 1,
})

/** Writes a booking of every shelf of the large type in each of some fortnights, counted from the first of the month. */
const write = async (market: BenchMarket, fortnights: readonly number[]): Promise<void> => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  })
  const own = market.shelves.filter(({ type }) => type.id === market.types[0]?.id)
  const items = fortnights.flatMap(nth =>
    own.flatMap(shelf => {
      const dateStart = addDays(firstOf(market), nth * DAYS)
      const writes = planWrites(
        MARKET,
        {
          id: newId(),
          status: 'confirmed',
          shelfType: { id: shelf.type.id },
          shelf: { id: shelf.id },
          dateStart,
          dateEnd: addDays(dateStart, DAYS - 1),
          expiresOn: 0,
          customer: '100001',
          buyer: { name: 'Anna Holm Kristensen' },
          ...SOLD,
        },
        [],
      )
      return writes.flatMap(one => ('put' in one ? [one.put.Item] : []))
    }),
  )
  for (let at = 0; at < items.length; at += 25) {
    const puts = items.slice(at, at + 25).map(Item => ({ PutRequest: { Item } }))
    await client.send(new BatchWriteCommand({ RequestItems: { [env('TABLE_NAME')]: puts } }))
  }
  client.destroy()
}
