/** Which account logs in with an address. */
import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, TryAgain, type Write } from '../../kit/table.ts'

const login = z.object({
  username: z.string(),
  language: z.enum(LANGUAGES),
  /** Its owner chose a password through a link in our mail, so the address is verified. */
  confirmed: z.boolean(),
})

export type Login = z.infer<typeof login>

const loginKey = (market: string, email: string): Key => ({ pk: `${market}#LOGIN#${email}`, sk: 'LOGIN' })

/** The account that logs in with an address (lower case); undefined when there is none. */
export const readLogin = async (market: string, email: string): Promise<Login | undefined> => {
  const item = await get(loginKey(market, email))
  return item && login.parse(item)
}

/**
 * Claims an address for an account. `confirmed`: its owner has opened a link in our mail to it. Throws `TryAgain` when
 * another account has it.
 */
export const claimLogin = (
  market: string,
  email: string,
  username: string,
  language: Language,
  confirmed = false,
): Write => ({
  put: {
    Item: { ...loginKey(market, email), kind: 'login', username, language, confirmed },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
  onConditionFailed: new TryAgain(),
})

/** Gives an address up, if it is this account's; otherwise throws `TryAgain`. */
export const releaseLogin = (market: string, email: string, username: string): Write => ({
  remove: {
    Key: loginKey(market, email),
    ConditionExpression: 'username = :username',
    ExpressionAttributeValues: { ':username': username },
  },
  onConditionFailed: new TryAgain(),
})

/** Notes that the owner of the address has confirmed it. Throws `gone` when the address is not this account's any more. */
export const confirmLogin = (market: string, email: string, username: string, gone: Error): Write => ({
  update: {
    Key: loginKey(market, email),
    UpdateExpression: 'SET confirmed = :yes',
    ConditionExpression: 'username = :username',
    ExpressionAttributeValues: { ':yes': true, ':username': username },
  },
  onConditionFailed: gone,
})

/** The language of mails to whoever logs in with the address. */
export const setLoginLanguage = (market: string, email: string, language: Language): Write => ({
  update: {
    Key: loginKey(market, email),
    UpdateExpression: 'SET #language = :language',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#language': 'language' },
    ExpressionAttributeValues: { ':language': language },
  },
  onConditionFailed: new TryAgain(),
})

export const entity: Entity = {
  kept: 'As long as the account.',
  open: ['claimLogin', 'readLogin', 'releaseLogin', 'setLoginLanguage'],
  samples: {
    readLogin: ['{market}', '{email}'],
    claimLogin: ['{market}', '{email}', '{username}', 'da'],
    releaseLogin: ['{market}', '{email}', '{username}'],
    confirmLogin: ['{market}', '{email}', '{username}'],
    setLoginLanguage: ['{market}', '{email}', 'da'],
  },
}
