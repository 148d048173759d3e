/** Limits on what one visitor, account or mail address may do in a while: messages, mails, codes, lookups. */
import type { Seconds } from '#shared/kit/units.ts'
import { nowSeconds } from './clock.ts'
import { commit, type Key } from './table.ts'

export interface Limit {
  what: string
  /** Whom it limits; capitals do not matter. */
  who: string
  most: number
  /** Time since 1970 is divided into windows of this length. Each has an item of its own, so each counts from zero. */
  window: Seconds
}

const triesKey = (market: string, { what, who, window }: Limit, now: Seconds): Key => ({
  pk: `${market}#TRIES#${what}#${Math.floor(now / window)}#${who.toLowerCase().slice(0, 400)}`,
  sk: 'TRIES',
})

/**
 * Counts a try; false when the present window has `most` already. It has a commit of its own, so tries do not conflict,
 * however many come at once.
 */
export const countTry = async (market: string, limit: Limit): Promise<boolean> => {
  const now = nowSeconds()
  const full = new Error(`too many ${limit.what}`)
  try {
    await commit([
      {
        update: {
          Key: triesKey(market, limit, now),
          UpdateExpression: 'SET kind = :kind, #ttl = :ttl ADD tries :one',
          ConditionExpression: 'attribute_not_exists(tries) OR tries < :most',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: {
            ':kind': 'tries',
            ':ttl': now + limit.window,
            ':one': 1,
            ':most': limit.most,
          },
        },
        onConditionFailed: full,
      },
    ])
    return true
  } catch (error) {
    if (error !== full) throw error
    return false
  }
}
