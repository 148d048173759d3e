/**
 * A browser that has logged in before carries a signed cookie. Its log-ins have limits of their own, so strangers who
 * guess at a name do not lock its owner out (D70). The cookie opens nothing: the password is asked for as ever.
 */
import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import type { Seconds } from '#shared/kit/units.ts'
import type { Account } from '../kit/account.ts'
import { newToken } from '../kit/ids.ts'
import { linkToken, readLink } from '../kit/link.ts'
import { keyedHash } from '../kit/secrets.ts'
import { accountIn } from './provider.ts'

const COOKIE = 'reol-browser'
const VALID_SECONDS: Seconds = 365 * 86_400
/** A browser at a shop's counter may serve many; the cookie stays small. The last accounts stay. */
const MOST_ACCOUNTS = 8

const known = z.object({
  purpose: z.literal('browser'),
  id: z.string(),
  /** Hashes of the accounts that have logged in with it, the last one first. */
  accounts: z.array(z.string()),
})

type Known = z.infer<typeof known>

type Headers = Record<string, string | undefined>

const hashOf = async ({ kind, market, username }: Account): Promise<string> =>
  (await keyedHash('browser', JSON.stringify([kind, market, username]))).toString('base64url').slice(0, 16)

/** What the cookie says; undefined without one, and for one that is not ours or too old. */
const read = (headers: Headers): Promise<Known | undefined> | undefined => {
  const pair = headers.cookie?.split(';').find(one => one.trim().startsWith(`${COOKIE}=`))
  const token = pair?.trim().slice(COOKIE.length + 1)
  return token ? readLink(token, known).catch(() => undefined) : undefined
}

/** The id of a browser that has logged in to this account before; undefined for any other. */
export const knownBrowser = async (headers: Headers, account: Account): Promise<string | undefined> => {
  const [cookie, hash] = await Promise.all([read(headers), hashOf(account)])
  return cookie?.accounts.includes(hash) ? cookie.id : undefined
}

const cookieFor = async (headers: Headers, account: Account): Promise<string> => {
  const [cookie, hash] = await Promise.all([read(headers), hashOf(account)])
  const others = cookie?.accounts.filter(one => one !== hash) ?? []
  const about: Known = {
    purpose: 'browser',
    id: cookie?.id ?? newToken(),
    accounts: [hash, ...others].slice(0, MOST_ACCOUNTS),
  }
  const token = await linkToken(about, VALID_SECONDS)
  return `${COOKIE}=${token}; Path=/api/token; Max-Age=${VALID_SECONDS}; HttpOnly; Secure; SameSite=Strict`
}

/** The access token of an answer to a log-in; undefined for any other answer. */
const tokenIn = ({ statusCode, body }: APIGatewayProxyStructuredResultV2): string | undefined => {
  if (statusCode !== 200 || !body) return undefined
  const answer: { isAdmin?: boolean; accessToken?: string } = JSON.parse(body)
  return answer.isAdmin === undefined ? undefined : answer.accessToken
}

/** The gateway hands cookies over apart from the headers: this puts them back, and adds ours to the answer to a log-in. */
export const rememberBrowser: MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> = {
  before: ({ event }) => {
    event.headers.cookie = event.cookies?.join('; ')
  },
  after: async ({ event, response }) => {
    const token = response && tokenIn(response)
    if (token) response.cookies = [await cookieFor(event.headers, accountIn(token))]
  },
}
