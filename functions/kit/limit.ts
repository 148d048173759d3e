/** Limits on what one visitor, account or mail address may do in a while: messages, mails, codes, lookups. */
import * as z from 'zod/mini'
import type { Seconds } from '#shared/kit/units.ts'
import { addressMarks } from './address.ts'
import { nowSeconds } from './clock.ts'
import { commit, get, type Key, TryAgain, type Write } from './table.ts'

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

const counted = (market: string, limit: Limit, count: number, onConditionFailed: Error): Write => {
  const now = nowSeconds()
  return {
    update: {
      Key: triesKey(market, limit, now),
      UpdateExpression: 'SET kind = :kind, #ttl = :ttl ADD tries :count',
      ConditionExpression: 'attribute_not_exists(tries) OR tries <= :before',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':kind': 'tries',
        ':ttl': now + limit.window,
        ':count': count,
        ':before': limit.most - count,
      },
    },
    onConditionFailed,
  }
}

/**
 * Counts a try; false when the present window has `most` already. It has a commit of its own, so tries do not conflict,
 * however many come at once.
 */
export const countTry = async (market: string, limit: Limit): Promise<boolean> => {
  const full = new Error(`too many ${limit.what}`)
  try {
    await commit([counted(market, limit, 1, full)])
    return true
  } catch (error) {
    if (error !== full) throw error
    return false
  }
}

interface VisitorLimit extends Omit<Limit, 'who'> {
  /** What the visitor does it to, where that has limits of its own: a mail address, a number. */
  about?: string
}

/**
 * Counts a try of a visitor, who is known by the networks of the address (D71). False when one of them has had too many.
 * The smallest counts first: what it refuses does not count for its neighbours.
 */
export const countVisitorTry = async (
  market: string,
  { about, most, ...limit }: VisitorLimit,
  address: string,
): Promise<boolean> => {
  for (const { mark, times } of await addressMarks(market, address)) {
    const who = about === undefined ? mark : `${mark}#${about}`
    if (!(await countTry(market, { ...limit, most: most * times, who }))) return false
  }
  return true
}

/** How many tries the present window has left. A hint: the condition of `countTries` is the rule. */
export const triesLeft = async (market: string, limit: Limit): Promise<number> => {
  const item = await get(triesKey(market, limit, nowSeconds()))
  const { tries = 0 } = z.object({ tries: z.optional(z.number()) }).parse(item ?? {})
  return Math.max(0, limit.most - tries)
}

/** Counts several tries with the caller's other writes. Throws `TryAgain` when the window has fewer left: read anew. */
export const countTries = (market: string, limit: Limit, count: number): Write =>
  counted(market, limit, count, new TryAgain())
