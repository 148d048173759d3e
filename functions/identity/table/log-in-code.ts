/**
 * The code in a mail with which somebody logs in, or shows in a session who they are. The table holds no code, only the
 * number that it is computed from: without our key nobody can tell the code from it (decision 014).
 */
import * as z from 'zod/mini'
import type { Entity } from '../../kit/entity.ts'
import { keyedHash } from '../../kit/secrets.ts'
import { get, type Key, TryAgain, type Write } from '../../kit/table.ts'

const codeKey = (market: string, who: string): Key => ({ pk: `${market}#CODE#${who}`, sk: 'CODE' })

/** What a code was asked for with. */
export interface CodeWanted {
  /** As typed: an address, or the user name of an administrator. */
  email: string
  /** An administrator logs in otherwise than a tenant with the same address. */
  as?: 'admin' | undefined
  /** The account that asks for a proof, because its owner is logged in; left out at a log-in. */
  account?: string | undefined
}

/** Under which name a code is kept and its tries are counted. No address and no user name has a colon. */
export const codeOwner = ({ email, as, account }: CodeWanted): string => {
  if (account !== undefined) return `proof:${as ?? 'customer'}:${account}:${email}`
  return as ? `staff:${email}` : email
}

const logInCode = z.object({
  /** Another one for each code that is sent. */
  nonce: z.string(),
  /** The end of its validity in Unix seconds; 0 when it was used. */
  until: z.number(),
})

type LogInCode = z.infer<typeof logInCode>

const DIGITS = 6

/**
 * Whose digits a code has that an administrator asked for: those of the account and its present address, so that they
 * are worth nothing after another address has taken its place.
 */
export const staffCodeOwner = (
  wanted: CodeWanted,
  { account, email }: { account: string; email: string },
): string => `${codeOwner(wanted)}:${account}:${email}`

/** The six digits that belong to a nonce. */
export const digitsOf = async (market: string, who: string, nonce: string): Promise<string> => {
  const hash = await keyedHash('log-in-code', JSON.stringify([market, who, nonce]))
  return String(hash.readBigUInt64BE() % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0')
}

/** The newest code that was asked for under a name of `codeOwner`; undefined when there is none. */
export const readCode = async (market: string, who: string): Promise<LogInCode | undefined> => {
  const item = await get(codeKey(market, who))
  return item && logInCode.parse(item)
}

const KEPT_SECONDS = 43_200

/** Makes a code the only valid one of somebody. Throws `TryAgain` when `before` is no longer what the table holds. */
export const putCode = (
  market: string,
  who: string,
  code: LogInCode,
  before: LogInCode | undefined,
): Write => ({
  put: {
    Item: { ...codeKey(market, who), kind: 'code', ...code, ttl: code.until + KEPT_SECONDS },
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
export const spendCode = (market: string, who: string, nonce: string, onConditionFailed: Error): Write => ({
  update: {
    Key: codeKey(market, who),
    UpdateExpression: 'SET #until = :used',
    ConditionExpression: 'nonce = :nonce AND #until > :used',
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':nonce': nonce, ':used': 0 },
  },
  onConditionFailed,
})

export const entity: Entity = {
  kept: 'Half a day after its ten minutes: a code that is over says so.',
  open: ['codeOwner', 'digitsOf', 'readCode', 'staffCodeOwner'],
  samples: {
    codeOwner: null,
    staffCodeOwner: null,
    digitsOf: null,
    readCode: ['{market}', '{who}'],
    putCode: ['{market}', '{who}', { nonce: '{nonce}', until: 0 }, undefined],
    spendCode: ['{market}', '{who}', '{nonce}', new Error()],
  },
}
