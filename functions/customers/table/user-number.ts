/** The numbers of the customers of a market (D7). */
import { countUp } from '../../kit/count-up.ts'
import type { Entity } from '../../kit/entity.ts'
import type { Key } from '../../kit/table.ts'

const numberKey = (market: string): Key => ({ pk: `${market}#COUNT`, sk: 'CUSTOMERS' })

const FIRST_NUMBER = 100_001

/**
 * Takes the next number: they count from 100001 in each market (D7). A number whose customer is not made is skipped,
 * because guests who pay at the same moment must not wait for each other.
 */
export const takeUserNumber = async (market: string): Promise<string> =>
  String(await countUp(numberKey(market), FIRST_NUMBER))

/** Takes the next numbers for several new customers at once, the lowest first. */
export const takeUserNumbers = async (market: string, howMany: number): Promise<string[]> => {
  if (!howMany) return []
  const last = await countUp(numberKey(market), FIRST_NUMBER, howMany)
  return Array.from({ length: howMany }, (_, at) => String(last - howMany + 1 + at))
}

export const entity: Entity = {
  kept: 'As long as the market: no number is given twice.',
  open: [],
  samples: {
    takeUserNumber: ['{market}'],
    takeUserNumbers: ['{market}', 2],
  },
}
