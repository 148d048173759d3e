/** Codes and tokens of the sandbox: a code works once within an hour, a long-lived token 60 days. */
import { randomUUID } from 'node:crypto'
import { now } from '#functions/kit/clock.ts'
import { type HttpResponse, json } from '../../http.ts'
import { SANDBOX_APP, SANDBOX_KEY } from '../../secrets.ts'
import type { Store } from '../../store.ts'

interface Code {
  userId: string
  redirectUri: string
  until: number
}

export interface Token {
  userId: string
  isLong: boolean
  madeAt: number
  until: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const LONG_MS = 60 * DAY_MS

/** The shape of Graph's errors. */
export const graphFault = (code: number, message: string): HttpResponse =>
  json(400, { error: { message, type: 'OAuthException', code, fbtrace_id: 'Sandbox' } })

const loginFault = (error_message: string): HttpResponse =>
  json(400, { error_type: 'OAuthException', code: 400, error_message })

export const tokensOf = (store: Store) => {
  const put = (userId: string, isLong: boolean): string => {
    const token = `IGAA${randomUUID().replaceAll('-', '')}`
    const madeAt = now()
    store.put('instagram-token', token, {
      userId,
      isLong,
      madeAt,
      until: madeAt + (isLong ? LONG_MS : HOUR_MS),
    })
    return token
  }
  const find = (token: string): Token | undefined => {
    const found = store.get<Token>('instagram-token', token)
    if (!found || found.until <= now()) return undefined
    const revoked = store.get<number>('instagram-revoked', found.userId) ?? -1
    return found.madeAt > revoked ? found : undefined
  }
  const long = (userId: string): HttpResponse =>
    json(200, { access_token: put(userId, true), token_type: 'bearer', expires_in: LONG_MS / 1000 - 56 })

  return {
    find,

    newCode: (userId: string, redirectUri: string): string => {
      const code = `AQ${randomUUID()}`
      store.put('instagram-code', code, { userId, redirectUri, until: now() + HOUR_MS })
      return code
    },

    exchange: (form: URLSearchParams): HttpResponse => {
      const code = form.get('code') ?? ''
      const found = store.get<Code>('instagram-code', code)
      store.remove('instagram-code', code)
      if (form.get('client_id') !== SANDBOX_APP || form.get('client_secret') !== SANDBOX_KEY)
        return loginFault('Invalid platform app')
      if (form.get('grant_type') !== 'authorization_code') return loginFault('Invalid grant_type')
      if (!found || found.until < now()) return loginFault('This authorization code has been used or expired')
      if (form.get('redirect_uri') !== found.redirectUri)
        return loginFault('Error validating verification code: the redirect_uri differs')
      const access_token = put(found.userId, false)
      const permissions = 'instagram_business_basic'
      return json(200, { data: [{ access_token, user_id: found.userId, permissions }] })
    },

    lengthen: (query: URLSearchParams): HttpResponse => {
      const found = find(query.get('access_token') ?? '')
      if (query.get('client_secret') !== SANDBOX_KEY) return graphFault(101, 'Error validating client secret')
      return found ? long(found.userId) : graphFault(190, 'Invalid OAuth access token')
    },

    refresh: (query: URLSearchParams): HttpResponse => {
      const found = find(query.get('access_token') ?? '')
      if (!found?.isLong) return graphFault(190, 'Error validating access token: session has expired')
      if (now() - found.madeAt < DAY_MS) return graphFault(100, 'The token must be at least 24 hours old')
      return long(found.userId)
    },

    /** As when the owner changes the password. */
    revoke: (userId: string, olderThanDays: number): void => {
      store.put('instagram-revoked', userId, now() - olderThanDays * DAY_MS)
    },
  }
}
