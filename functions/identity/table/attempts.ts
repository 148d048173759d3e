/**
 * What counts failures and names, not tries (kit/limit.ts): failed log-ins, and the addresses that a guest named at
 * checkout.
 */

import * as z from 'zod/mini'
import type { Seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, TryAgain, type Write } from '../../kit/table.ts'

const attemptsKey = (market: string, what: string, who: string): Key => ({
  pk: `${market}#ATTEMPTS#${what}#${who.toLowerCase().slice(0, 400)}`,
  sk: 'ATTEMPTS',
})

const attempts = z.object({
  version: z.number(),
  /** The moments of the last attempts, in Unix seconds. */
  at: z.array(z.number()),
  /** Older attempts of the name do not count: its owner has chosen a password by a link since. In Unix seconds. */
  forgiven: z.optional(z.number()),
})

export type Attempts = z.infer<typeof attempts>

/** The recorded attempts. */
export const readAttempts = async (market: string, what: string, who: string): Promise<Attempts> =>
  attempts.parse((await get(attemptsKey(market, what, who))) ?? { version: 0, at: [] })

/** Writes the attempts if their version is unchanged; otherwise throws `TryAgain`. Kept until `until`. */
export const putAttempts = (
  market: string,
  what: string,
  who: string,
  { version, at, forgiven }: Attempts,
  until: Seconds,
): Write => ({
  put: {
    Item: {
      ...attemptsKey(market, what, who),
      kind: 'attempts',
      version: version + 1,
      at,
      ...(forgiven === undefined ? {} : { forgiven }),
      ttl: until,
    },
    ConditionExpression: version ? 'version = :read' : 'attribute_not_exists(pk)',
    ...(version ? { ExpressionAttributeValues: { ':read': version } } : {}),
  },
  onConditionFailed: new TryAgain(),
})

/** Forgets the attempts after a successful log-in. */
export const forgetAttempts = (market: string, what: string, who: string): Write => ({
  remove: { Key: attemptsKey(market, what, who) },
})

/** Time since 1970 is divided into windows of this length. Each has an item of its own, so each counts from zero. */
const windowKey = (market: string, what: string, who: string, now: Seconds, window: Seconds): Key =>
  attemptsKey(market, what, `${Math.floor(now / window)}#${who}`)

/** The number of failures in the present window. */
export const readFailures = async (
  market: string,
  what: string,
  who: string,
  now: Seconds,
  window: Seconds,
): Promise<number> => Number((await get(windowKey(market, what, who, now, window)))?.failures ?? 0)

/** Counts a failure. Many at once do not conflict. */
export const addFailure = (
  market: string,
  what: string,
  who: string,
  now: Seconds,
  window: Seconds,
): Write => ({
  update: {
    Key: windowKey(market, what, who, now, window),
    UpdateExpression: 'SET kind = :kind, #ttl = :ttl ADD failures :one',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':kind': 'attempts', ':ttl': now + 2 * window, ':one': 1 },
  },
})

interface Limited {
  what: string
  who: string
  most: number
  window: Seconds
}

/**
 * Notes that somebody tried this name. Throws `onConditionFailed` when the present window has `most` others already; a
 * name that was tried before counts once.
 */
export const tryName = (
  market: string,
  { what, who, most, window }: Limited,
  name: string,
  now: Seconds,
  onConditionFailed: Error,
): Write => ({
  update: {
    Key: windowKey(market, what, who, now, window),
    UpdateExpression: 'SET kind = :kind, #ttl = :ttl ADD tried :names',
    ConditionExpression: 'attribute_not_exists(tried) OR contains(tried, :name) OR size(tried) < :most',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':kind': 'attempts',
      ':ttl': now + window,
      ':names': new Set([name]),
      ':name': name,
      ':most': most,
    },
  },
  onConditionFailed,
})

export const entity: Entity = {
  kept: 'A window of counting, a day at most: a limit forgets what is older.',
  open: ['tryName'],
  samples: {
    readAttempts: ['{market}', '{what}', '{who}'],
    putAttempts: ['{market}', '{what}', '{who}', { version: 1, at: [0] }, 0],
    forgetAttempts: ['{market}', '{what}', '{who}'],
    readFailures: ['{market}', '{what}', '{visitor}', 0, 900],
    addFailure: ['{market}', '{what}', '{visitor}', 0, 900],
    tryName: [
      '{market}',
      { what: '{what}', who: '{cart or visitor}', most: 5, window: 3600 },
      '{name}',
      0,
      new TryAgain(),
    ],
  },
}
