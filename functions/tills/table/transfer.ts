/** What must still be put into a market's till or taken out of it: products by their numbers, each from a moment on. */
import * as z from 'zod/mini'
import { type Seconds, toMillis } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { digest, newId } from '../../kit/ids.ts'
import { type Item, type Key, query, type Write } from '../../kit/table.ts'

const transfer = z.object({ sk: z.string(), numbers: z.array(z.string()) })

/** `sk`: the moment from which it is due, and an id. */
export type Transfer = z.infer<typeof transfer>

/** What goes into a till in one go. */
const MOST_AT_ONCE = 200

const partition = (market: string): string => `${market}#TRANSFERS`

const moment = (at: Seconds): string => new Date(toMillis(at)).toISOString()

/** When it is due. */
export const transferTs = ({ sk }: Transfer): Seconds => Date.parse(sk.slice(0, 24)) / 1000

const transfers = (
  market: string,
  numbers: readonly string[],
  at: Seconds,
  idOf: (some: readonly string[]) => string,
): Write[] =>
  Array.from({ length: Math.ceil(numbers.length / MOST_AT_ONCE) }, (_, nth) => {
    const some = numbers.slice(nth * MOST_AT_ONCE, (nth + 1) * MOST_AT_ONCE)
    return {
      put: {
        Item: {
          pk: partition(market),
          sk: `${moment(at)}#${idOf(some)}`,
          kind: 'transfer',
          numbers: some,
        } satisfies Item,
      },
    }
  })

/** Notes products whose state in the till must be looked at from a moment on, at most 200 in an item. */
export const newTransfers = (market: string, numbers: readonly string[], at: Seconds): Write[] =>
  transfers(market, numbers, at, () => newId())

/** The same for a moment that is to come, at which a discount begins or ends: noted again, it is the same item. */
export const laterTransfers = (market: string, numbers: readonly string[], at: Seconds): Write[] =>
  transfers(market, numbers.toSorted(), at, some => digest(...some))

/** The transfers of a market, the one that is due first in front: `most` of them at most. */
export const readTransfers = async (market: string, most: number): Promise<Transfer[]> => {
  const items = await query(
    {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition(market) },
      ConsistentRead: true,
    },
    most,
  )
  return items.map(item => transfer.parse(item))
}

export const removeTransfer = (market: string, { sk }: Pick<Transfer, 'sk'>): Write => ({
  remove: { Key: { pk: partition(market), sk } satisfies Key },
})

export const entity: Entity = {
  kept: 'Until the till has it.',
  open: [],
  samples: {
    newTransfers: ['{market}', ['loakb{userNumber}-17'], 0],
    laterTransfers: ['{market}', ['loakb{userNumber}-17'], 0],
    readTransfers: ['{market}', 1],
    removeTransfer: ['{market}', { sk: '{transfer}' }],
    transferTs: null,
  },
}
