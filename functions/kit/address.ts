/**
 * Marks of visitors' addresses, for limits. The table never holds an address: only a hash, with a salt of the market
 * and the day that the table forgets, so that nobody can tell later who a mark was.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { networkOf } from '#shared/kit/address.ts'
import { nowIso, nowSeconds } from './clock.ts'
import { commit, get, type Key, retryOnConflict, TryAgain } from './table.ts'

/** Longer than the day of its use. */
const SALT_KEPT_SECONDS = 2 * 86_400

const saltKey = (market: string): Key => ({ pk: `${market}#SALT`, sk: 'SALT' })

/** The salts that this function has read today, by market. */
const known = { day: '', salts: new Map<string, string>() }

const saltOf = async (market: string, day: string): Promise<string> => {
  if (known.day !== day) {
    known.day = day
    known.salts.clear()
  }
  const salt = known.salts.get(market) ?? (await retryOnConflict(() => readOrMake(market, day)))
  known.salts.set(market, salt)
  return salt
}

/** The salt of the day. The first function that asks on a day makes it, in the place of the day before. */
const readOrMake = async (market: string, day: string): Promise<string> => {
  const before = await get(saltKey(market))
  // The clock of another function may be ahead, and already in the next day.
  if (String(before?.day ?? '') >= day) return String(before?.salt)
  const salt = randomBytes(16).toString('hex')
  const Item = { ...saltKey(market), kind: 'salt', day, salt, ttl: nowSeconds() + SALT_KEPT_SECONDS }
  await commit([
    {
      put: before
        ? {
            Item,
            ConditionExpression: '#day = :before',
            ExpressionAttributeNames: { '#day': 'day' },
            ExpressionAttributeValues: { ':before': before.day },
          }
        : { Item, ConditionExpression: 'attribute_not_exists(pk)' },
      onConditionFailed: new TryAgain(),
    },
  ])
  return salt
}

/** The mark of a visitor's address at a market: 32 hex digits, others each day. One read a market, function and day. */
export const addressMark = async (market: string, address: string): Promise<string> =>
  createHmac('sha256', await saltOf(market, nowIso().slice(0, 10)))
    .update(networkOf(address))
    .digest('hex')
    .slice(0, 32)
