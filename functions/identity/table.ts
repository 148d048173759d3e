/** What we keep of accounts beside the user pool: who logs in with which address, attempts, and how many passwords were chosen. */
import * as z from 'zod/mini'
import { get, type Key, VersionConflict, type Write } from '../kit/table.ts'
import type { Account } from './provider.ts'

const login = z.object({
  username: z.string(),
  language: z.enum(['da', 'de', 'en']),
  /** A password was chosen through a link, so the address is known to be theirs. */
  confirmed: z.boolean(),
})

export type Login = z.infer<typeof login>

const loginKey = (market: string, email: string): Key => ({ pk: `${market}#LOGIN#${email}`, sk: 'LOGIN' })

/** Who logs in with an address (lower case), if anybody. */
export const readLogin = async (market: string, email: string): Promise<Login | undefined> => {
  const item = await get(loginKey(market, email))
  return item && login.parse(item)
}

/** An address is one account's alone; when somebody has it by now, `VersionConflict`. */
export const claimLogin = (market: string, email: string, username: string, language: string): Write => ({
  put: {
    Item: { ...loginKey(market, email), kind: 'login', username, language, confirmed: false },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
  onConditionFailed: new VersionConflict(),
})

/** The address was shown to be its owner's. */
export const confirmLogin = (market: string, email: string): Write => ({
  update: {
    Key: loginKey(market, email),
    UpdateExpression: 'SET confirmed = :yes',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':yes': true },
  },
})

const attemptsKey = (market: string, what: string, who: string): Key => ({
  pk: `${market}#ATTEMPTS#${what}#${who.toLowerCase().slice(0, 256)}`,
  sk: 'ATTEMPTS',
})

const attempts = z.object({
  version: z.number(),
  /** The moments of the last tries, in Unix seconds. */
  at: z.array(z.number()),
})

export type Attempts = z.infer<typeof attempts>

/** When somebody last failed, or asked. */
export const readAttempts = async (market: string, what: string, who: string): Promise<Attempts> =>
  attempts.parse((await get(attemptsKey(market, what, who))) ?? { version: 0, at: [] })

const ATTEMPTS_KEPT_SECONDS = 3_600

/** The attempts as decided, if nobody wrote them since they were read; else `VersionConflict`. */
export const putAttempts = (
  market: string,
  what: string,
  who: string,
  { version, at }: Attempts,
  now: number,
): Write => ({
  put: {
    Item: {
      ...attemptsKey(market, what, who),
      kind: 'attempts',
      version: version + 1,
      at,
      ttl: now + ATTEMPTS_KEPT_SECONDS,
    },
    ConditionExpression: version ? 'version = :read' : 'attribute_not_exists(pk)',
    ...(version ? { ExpressionAttributeValues: { ':read': version } } : {}),
  },
  onConditionFailed: new VersionConflict(),
})

/** All is forgiven. */
export const forgetAttempts = (market: string, what: string, who: string): Write => ({
  remove: { Key: attemptsKey(market, what, who) },
})

const passwordLockKey = ({ market, username }: Account): Key => ({
  pk: `${market}#PASSWORD#${username}`,
  sk: 'PASSWORD',
})

const passwordLock = z.object({
  /** How many passwords were chosen for the account so far. */
  chosen: z.number(),
  /** Until when somebody is choosing the next one, in Unix seconds; 0 when nobody is. */
  until: z.number(),
})

export type PasswordLock = z.infer<typeof passwordLock>

/** Who may choose an account's next password. */
export const readPasswordLock = async (account: Account): Promise<PasswordLock> =>
  passwordLock.parse((await get(passwordLockKey(account))) ?? { chosen: 0, until: 0 })

/** The lock as decided, if nobody wrote it since it was read; else `VersionConflict`. */
export const putPasswordLock = (account: Account, read: PasswordLock, next: PasswordLock): Write => ({
  put: {
    Item: { ...passwordLockKey(account), kind: 'password', ...next },
    ...(read.chosen || read.until
      ? {
          ConditionExpression: 'chosen = :chosen AND #until = :until',
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: { ':chosen': read.chosen, ':until': read.until },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
  onConditionFailed: new VersionConflict(),
})
