/** Measures what the day board costs: a shop with 100 shelves that are booked every two weeks, and one with 300. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { planWrites } from '#functions/bookings/table/plan.ts'
import { newTick } from '#functions/bookings/table/tick.ts'
import { env } from '#functions/kit/env.ts'
import { newId } from '#functions/kit/ids.ts'
import type { Write } from '#functions/kit/table.ts'
import { startLocalCloud } from '#infra/local/cloud.ts'
import { DEMO_MARKETS } from '#infra/local/demo/markets.ts'
import { type DemoCatalogue, seedMarket } from '#infra/local/demo/seed-market.ts'
import { LEFT_OVER_DAYS } from '#shared/bookings/day-board.ts'
import { NO_SALE } from '#shared/bookings/sale.ts'
import { addDays } from '#shared/kit/day.ts'
import { call, hireAdministrator } from './calls.ts'
import { during, readUnits, startRecording } from './recorder.ts'
import { type Line, type Measure, units } from './result.ts'

/** How long a booking is, and how many fortnights are booked around today. */
const DAYS = 14
const ROUNDS = [-2, -1, 0, 1, 2]
const MOST_UNITS = 20
/** A shop with more shelves than most, and one of the largest. */
const SHOPS = [
  { marketId: 'bench-large', shelves: 100, most: MOST_UNITS },
  { marketId: 'bench-huge', shelves: 300, most: undefined },
] as const

export const measure: Measure = async () => {
  const cloud = await startLocalCloud({ web: false })
  const [demo] = DEMO_MARKETS
  if (!demo) throw new Error('There is no demo market')
  const lines: Line[] = []
  startRecording({ units: true })
  for (const { marketId, shelves, most } of SHOPS) {
    const types = demo.types.slice(0, 1).map(type => ({ ...type, shelves }))
    await write(marketId, await seedMarket({ ...demo, marketId, types }))
    await hireAdministrator(marketId)
    lines.push(await lineOf(marketId, shelves, most))
  }
  await cloud.stop()
  return { lines }
}

const lineOf = async (market: string, shelves: number, most: number | undefined): Promise<Line> => {
  const { sent } = await during(() =>
    call({ domain: 'bookings', method: 'GET', path: 'day_board', market, query: {}, as: 'admin' }),
  )
  const read = readUnits(sent)
  return {
    what: `The day board, ${shelves} shelves booked every two weeks, all ticked`,
    bar: most ? `≤ ${most} read units` : '–',
    number: `${units(read)} read units, ${sent.length} commands`,
    ...(most ? { met: read <= most } : {}),
  }
}

/** A booking of each shelf in some fortnights, which begin on a day of the shelf's own; and what staff have ticked. */
const write = async (market: string, { today, shelves }: DemoCatalogue): Promise<void> => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  })
  const writes = shelves.flatMap((shelf, at) =>
    ROUNDS.flatMap(round => {
      const dateStart = addDays(today, round * DAYS - (at % DAYS))
      const dateEnd = addDays(dateStart, DAYS - 1)
      const id = newId()
      const booking = {
        id,
        status: 'confirmed' as const,
        shelfType: { id: shelf.type.id },
        shelf: { id: shelf.id },
        dateStart,
        dateEnd,
        expiresOn: 0,
        customer: String(100_001 + at),
        buyer: { name: 'Anna Holm Kristensen' },
        type: 'new' as const,
        dateStartCustomer: dateStart,
        discountedPrice: 44_900,
        totalPrice: 44_900,
        bookingPeriod: { ...NO_SALE.period, id: newId(), weeks: 2 },
      }
      return [
        ...planWrites(market, booking, []),
        ...ticksOf(market, id, dateEnd, today),
        ...ticksOf(market, id, dateStart, today),
      ]
    }),
  )
  const items = writes.flatMap(one => ('put' in one ? [one.put.Item] : []))
  for (let at = 0; at < items.length; at += 25) {
    const puts = items.slice(at, at + 25).map(Item => ({ PutRequest: { Item } }))
    await client.send(new BatchWriteCommand({ RequestItems: { [env('TABLE_NAME')]: puts } }))
  }
  client.destroy()
}

const ticksOf = (market: string, id: string, on: string, today: string): Write[] =>
  on <= today && on >= addDays(today, -LEFT_OVER_DAYS)
    ? [newTick(market, { kind: 'empty', id, on, who: 'line', at: 1_800_000_000, day: on })]
    : []
