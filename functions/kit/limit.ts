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
  /** Which part of the tries this is, where it has a most of its own. The window's item counts it beside them all. */
  part?: { name: string; most: number }
}

const triesKey = (market: string, { what, who, window }: Limit, now: Seconds): Key => ({
  pk: `${market}#TRIES#${what}#${Math.floor(now / window)}#${who.toLowerCase().slice(0, 400)}`,
  sk: 'TRIES',
})

const counted = (market: string, limit: Limit, count: number, onConditionFailed: Error): Write => {
  const now = nowSeconds()
  const { part } = limit
  const isRoom = '(attribute_not_exists(tries) OR tries <= :before)'
  return {
    update: {
      Key: triesKey(market, limit, now),
      UpdateExpression: `SET kind = :kind, #ttl = :ttl ADD tries :count${part ? ', #part :count' : ''}`,
      ConditionExpression: part
        ? `${isRoom} AND (attribute_not_exists(#part) OR #part <= :beforePart)`
        : isRoom,
      ExpressionAttributeNames: { '#ttl': 'ttl', ...(part && { '#part': attributeOf(part) }) },
      ExpressionAttributeValues: {
        ':kind': 'tries',
        ':ttl': now + limit.window,
        ':count': count,
        ':before': limit.most - count,
        ...(part && { ':beforePart': part.most - count }),
      },
    },
    onConditionFailed,
  }
}

const attributeOf = ({ name }: { name: string }): string => `tries ${name}`

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
  const used = (attribute: string): number => z._default(z.number(), 0).parse(item?.[attribute])
  const { most, part } = limit
  const left = most - used('tries')
  return Math.max(0, part ? Math.min(left, part.most - used(attributeOf(part))) : left)
}

/** When the present window ends, and the tries count from zero again. */
export const endOfWindow = ({ window }: Pick<Limit, 'window'>): Seconds =>
  (Math.floor(nowSeconds() / window) + 1) * window

/**
 * Counts several tries with the caller's other writes. When the window has fewer left, the commit throws
 * `onConditionFailed`; without it `TryAgain`: read anew.
 */
export const countTries = (
  market: string,
  limit: Limit,
  count: number,
  onConditionFailed: Error = new TryAgain(),
): Write => counted(market, limit, count, onConditionFailed)
