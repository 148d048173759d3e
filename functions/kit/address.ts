/**
 * Marks of visitors' addresses, for limits. The table never holds an address: only a hash, with a salt of the market
 * and the day that the table forgets, so that nobody can tell later who a mark was.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { type Network, networksOf } from '#shared/kit/address.ts'
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

const markOf = (salt: string, { name }: Network): string =>
  createHmac('sha256', salt).update(name).digest('hex').slice(0, 32)

export interface Mark {
  mark: string
  /** How many times the limit of one visitor this network has. */
  times: number
}

/**
 * The marks of the networks of a visitor's address at a market, the smallest first: 32 hex digits, others each day. One
 * read a market, function and day.
 */
export const addressMarks = async (market: string, address: string): Promise<readonly [Mark, ...Mark[]]> => {
  const salt = await saltOf(market, nowIso().slice(0, 10))
  const [first, ...larger] = networksOf(address)
  const marked = (network: Network): Mark => ({ mark: markOf(salt, network), times: network.times })
  return [marked(first), ...larger.map(marked)]
}

/** The mark of the largest network that may be one household: what has one limit for all of it. */
export const widestMark = async (market: string, address: string): Promise<string> => {
  const marks = await addressMarks(market, address)
  return (marks.at(-1) ?? marks[0]).mark
}
