/** What we keep of accounts beside the user pool: who logs in with which address, strikes, and how many passwords were chosen. */
import * as z from 'zod/mini'
import { get, type Key, Raced, type Write } from '../kit/table.ts'
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

/** An address is one account's alone; when somebody has it by now, `Raced`. */
export const claimLogin = (market: string, email: string, username: string, language: string): Write => ({
  put: {
    Item: { ...loginKey(market, email), kind: 'login', username, language, confirmed: false },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
  otherwise: new Raced(),
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

const strikesKey = (market: string, what: string, who: string): Key => ({
  pk: `${market}#STRIKES#${what}#${who.toLowerCase().slice(0, 256)}`,
  sk: 'STRIKES',
})

const strikes = z.object({
  version: z.number(),
  /** The moments of the last tries, in Unix seconds. */
  at: z.array(z.number()),
})

export type Strikes = z.infer<typeof strikes>

/** When somebody last failed, or asked. */
export const readStrikes = async (market: string, what: string, who: string): Promise<Strikes> =>
  strikes.parse((await get(strikesKey(market, what, who))) ?? { version: 0, at: [] })

const STRIKES_KEPT_SECONDS = 3_600

/** The strikes as decided, if nobody wrote them since they were read; else `Raced`. */
export const putStrikes = (
  market: string,
  what: string,
  who: string,
  { version, at }: Strikes,
  now: number,
): Write => ({
  put: {
    Item: {
      ...strikesKey(market, what, who),
      kind: 'strikes',
      version: version + 1,
      at,
      ttl: now + STRIKES_KEPT_SECONDS,
    },
    ConditionExpression: version ? 'version = :read' : 'attribute_not_exists(pk)',
    ...(version ? { ExpressionAttributeValues: { ':read': version } } : {}),
  },
  otherwise: new Raced(),
})

/** All is forgiven. */
export const forgetStrikes = (market: string, what: string, who: string): Write => ({
  remove: { Key: strikesKey(market, what, who) },
})

const turnKey = ({ market, username }: Account): Key => ({
  pk: `${market}#PASSWORD#${username}`,
  sk: 'PASSWORD',
})

const turn = z.object({
  /** How many passwords were chosen for the account so far. */
  chosen: z.number(),
  /** Until when somebody is choosing the next one, in Unix seconds; 0 when nobody is. */
  until: z.number(),
})

export type Turn = z.infer<typeof turn>

/** Whose turn it is to choose an account's password. */
export const readTurn = async (account: Account): Promise<Turn> =>
  turn.parse((await get(turnKey(account))) ?? { chosen: 0, until: 0 })

/** The turn as decided, if nobody wrote it since it was read; else `Raced`. */
export const putTurn = (account: Account, read: Turn, next: Turn): Write => ({
  put: {
    Item: { ...turnKey(account), kind: 'password', ...next },
    ...(read.chosen || read.until
      ? {
          ConditionExpression: 'chosen = :chosen AND #until = :until',
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: { ':chosen': read.chosen, ':until': read.until },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
  otherwise: new Raced(),
})
