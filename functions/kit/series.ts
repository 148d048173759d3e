/**
 * A series of numbers without gaps, for documents and settlements: the transaction that uses a number takes it. Of two that
 * want the same number one must try again, so one worker at a time should take them. `count-up.ts` has numbers with gaps.
 */
import { get, type Key, TryAgain, type Write } from './table.ts'

const seriesKey = (market: string, series: string): Key => ({ pk: `${market}#COUNT`, sk: series })

/** The number that was taken last; 0 before the first. Read it before what is made with the next one. */
export const lastNumberOf = async (market: string, series: string): Promise<number> =>
  Number((await get(seriesKey(market, series)))?.last ?? 0)

/**
 * Takes a number, which must be the one after the last, or `count` of them beginning with it. Throws `TryAgain` when another
 * has taken it since.
 */
export const takeNumber = (market: string, series: string, number: number, count = 1): Write => ({
  put: {
    Item: { ...seriesKey(market, series), kind: 'count', last: number + count - 1 },
    ConditionExpression: number === 1 ? 'attribute_not_exists(pk)' : '#last = :before',
    ...(number === 1
      ? {}
      : {
          ExpressionAttributeNames: { '#last': 'last' },
          ExpressionAttributeValues: { ':before': number - 1 },
        }),
  },
  onConditionFailed: new TryAgain(),
})
