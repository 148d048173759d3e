/** The number that the next customer of a market gets (D7). */
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, TryAgain, type Write } from '../../kit/table.ts'

const numberKey = (market: string): Key => ({ pk: `${market}#COUNT`, sk: 'CUSTOMERS' })

const FIRST_NUMBER = 100_001

/** The next number: they count from 100001 in each market (D7). */
export const nextUserNumber = async (market: string): Promise<string> =>
  String(Number((await get(numberKey(market)))?.last ?? FIRST_NUMBER - 1) + 1)

/** Takes the number for the customer of the same commit. Throws `TryAgain` when another customer has it. */
export const giveUserNumber = (market: string, userNumber: string): Write => ({
  update: {
    Key: numberKey(market),
    UpdateExpression: 'SET #last = :this',
    ConditionExpression: '#last = :before OR (attribute_not_exists(#last) AND :this = :first)',
    ExpressionAttributeNames: { '#last': 'last' },
    ExpressionAttributeValues: {
      ':this': Number(userNumber),
      ':before': Number(userNumber) - 1,
      ':first': FIRST_NUMBER,
    },
  },
  onConditionFailed: new TryAgain(),
})

export const entity: Entity = {
  open: ['giveUserNumber', 'nextUserNumber'],
  samples: {
    nextUserNumber: ['{market}'],
    giveUserNumber: ['{market}', '100001'],
  },
}
