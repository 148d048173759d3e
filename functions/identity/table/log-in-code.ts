/**
 * The code in a mail with which somebody logs in. The table holds no code, only the number that it is computed from:
 * without our key nobody can tell the code from it (decision 014).
 */
import * as z from 'zod/mini'
import type { Entity } from '../../kit/entity.ts'
import { keyedHash } from '../../kit/secrets.ts'
import { get, type Key, TryAgain, type Write } from '../../kit/table.ts'

const codeKey = (market: string, email: string): Key => ({ pk: `${market}#CODE#${email}`, sk: 'CODE' })

const logInCode = z.object({
  /** Another one for each code that is sent. */
  nonce: z.string(),
  /** The end of its validity in Unix seconds; 0 when it was used. */
  until: z.number(),
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

/** Makes a code the only valid one of an address. Throws `TryAgain` when `before` is no longer what the table holds. */
export const putCode = (
  market: string,
  email: string,
  code: LogInCode,
  before: LogInCode | undefined,
): Write => ({
  put: {
    Item: { ...codeKey(market, email), kind: 'code', ...code, ttl: code.until + KEPT_SECONDS },
    ...(before ? isStill(before) : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
  onConditionFailed: new TryAgain(),
})

const isStill = ({ nonce, until }: LogInCode) => ({
  ConditionExpression: 'nonce = :nonce AND #until = :until',
  ExpressionAttributeNames: { '#until': 'until' },
  ExpressionAttributeValues: { ':nonce': nonce, ':until': until },
})

/** Spends a code. Throws `onConditionFailed` when another call did, or another code is valid by now. */
export const spendCode = (market: string, email: string, nonce: string, onConditionFailed: Error): Write => ({
  update: {
    Key: codeKey(market, email),
    UpdateExpression: 'SET #until = :used',
    ConditionExpression: 'nonce = :nonce AND #until > :used',
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':nonce': nonce, ':used': 0 },
  },
  onConditionFailed,
})

export const entity: Entity = {
  kept: 'Half a day after its ten minutes: a code that is over says so.',
  open: ['digitsOf', 'readCode'],
  samples: {
    digitsOf: null,
    readCode: ['{market}', '{email}'],
    putCode: ['{market}', '{email}', { nonce: '{nonce}', until: 0 }, undefined],
    spendCode: ['{market}', '{email}', '{nonce}', new Error()],
  },
}
