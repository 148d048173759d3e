/** Books every shelf of the large type of the bench market, fortnight after fortnight, in the plan alone. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { planWrites } from '#functions/bookings/table/plan.ts'
import { env } from '#functions/kit/env.ts'
import { newId } from '#functions/kit/ids.ts'
import { addDays } from '#shared/kit/day.ts'
import { type BenchMarket, MARKET, SOLD } from './market.ts'

const DAYS = 14

/** The first day of this month. */
export const firstOf = ({ today }: BenchMarket): string => `${today.slice(0, 7)}-01`

/** Writes a booking of every shelf of the large type in each of some fortnights, counted from the first of the month. */
export const bookFortnights = async (market: BenchMarket, fortnights: readonly number[]): Promise<void> => {
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
          dateStartCustomer: dateStart,
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
