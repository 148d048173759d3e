/**
 * The code in a mail with which somebody logs in. The table holds no code, only the number that it is computed from:
 * without our key nobody can tell the code from it (decision 014).
 */
import * as z from 'zod/mini'
import type { Seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { keyedHash } from '../../kit/secrets.ts'
import { get, type Key, type Write } from '../../kit/table.ts'

const codeKey = (market: string, email: string): Key => ({ pk: `${market}#CODE#${email}`, sk: 'CODE' })

const logInCode = z.object({
  /** Another one for each code that is sent. */
  nonce: z.string(),
  /** The end of its validity in Unix seconds. */
  until: z.number(),
  tries: z.number(),
})

type LogInCode = z.infer<typeof logInCode>

const DIGITS = 6

/** The six digits that belong to a nonce. */
export const digitsOf = async (market: string, email: string, nonce: string): Promise<string> => {
  const hash = await keyedHash('log-in-code', JSON.stringify([market, email, nonce]))
  return String(hash.readBigUInt64BE() % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0')
}

/** The newest code of an address; undefined when there is none. */
export const readCode = async (market: string, email: string): Promise<LogInCode | undefined> => {
  const item = await get(codeKey(market, email))
  return item && logInCode.parse(item)
}

const KEPT_SECONDS = 43_200

/** Makes a code the only valid one of an address. */
export const putCode = (market: string, email: string, code: Omit<LogInCode, 'tries'>): Write => ({
  put: {
    Item: { ...codeKey(market, email), kind: 'code', ...code, tries: 0, ttl: code.until + KEPT_SECONDS },
  },
})

/** Counts a try. Throws `onConditionFailed` when the code is another by now, or was tried `most` times. */
export const tryCode = (
  market: string,
  email: string,
  nonce: string,
  most: number,
  onConditionFailed: Error,
): Write => ({
  update: {
    Key: codeKey(market, email),
    UpdateExpression: 'ADD tries :one',
    ConditionExpression: 'nonce = :nonce AND tries < :most',
    ExpressionAttributeValues: { ':one': 1, ':nonce': nonce, ':most': most },
  },
  onConditionFailed,
})

/** Spends a code. Throws `onConditionFailed` when another call did, or another code is valid by now. */
export const spendCode = (
  market: string,
  email: string,
  nonce: string,
  until: Seconds,
  onConditionFailed: Error,
): Write => ({
  update: {
    Key: codeKey(market, email),
    UpdateExpression: 'SET #until = :none',
    ConditionExpression: 'nonce = :nonce AND #until = :until',
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':nonce': nonce, ':until': until, ':none': 0 },
  },
  onConditionFailed,
})

export const entity: Entity = {
  kept: 'Half a day after its ten minutes: a code that is over says so.',
  open: ['digitsOf', 'readCode'],
  samples: {
    digitsOf: null,
    readCode: ['{market}', '{email}'],
    putCode: ['{market}', '{email}', { nonce: '{nonce}', until: 0 }],
    tryCode: ['{market}', '{email}', '{nonce}', 5, new Error()],
    spendCode: ['{market}', '{email}', '{nonce}', 0, new Error()],
  },
}
