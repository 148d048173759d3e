/** Requests to Zettle: logged in with the shop's key, and errors as Reol knows them. */
import * as z from 'zod/mini'
import type { Seconds } from '#shared/kit/units.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { deployment } from '../../kit/deployment.ts'
import { digest } from '../../kit/ids.ts'
import { TillFailed } from '../till-failed.ts'

export interface ZettleKey {
  apiKey: string
  clientId: string
}

/** Zettle's own words, in whichever of its ways. */
const refusal = z.partial(
  z.object({ error_description: z.string(), developerMessage: z.string(), error: z.string() }),
)

/** An answer that is neither a success nor a reason to try again. */
export class ZettleRefused extends Error {
  readonly status: number

  constructor(status: number, words: string) {
    super(words)
    this.status = status
  }
}

const ANSWER_MS = 8_000
const MOST_WORDS = 300

const wordsOf = (body: string): string => {
  try {
    const { error_description, developerMessage, error } = refusal.parse(JSON.parse(body))
    return (error_description ?? developerMessage ?? error ?? '').slice(0, MOST_WORDS)
  } catch {
    return ''
  }
}

const secondsOf = (header: string | null): Seconds | undefined =>
  header && /^\d{1,5}$/.test(header) ? Number(header) : undefined

/** The body of the answer. Throws `TillFailed`, and `ZettleRefused` for other answers than 2xx. */
const send = async (url: string, init: RequestInit): Promise<string> => {
  let status: number
  let body: string
  let wait: Seconds | undefined
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_MS), redirect: 'error' })
    status = answer.status
    wait = secondsOf(answer.headers.get('retry-after'))
    body = await answer.text()
  } catch {
    // The error quotes the request, whose headers hold the key.
    throw new TillFailed('silent', '')
  }
  if (status === 429) throw new TillFailed('busy', wordsOf(body), wait)
  if (status >= 500) throw new TillFailed('silent', wordsOf(body), wait)
  if (status === 401 || status === 403) throw new TillFailed('key', wordsOf(body))
  if (status >= 300) throw new ZettleRefused(status, wordsOf(body))
  return body
}

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })

/** Log-ins by their keys: one lasts two hours. */
const tokens = new Map<string, { token: string; untilTs: Seconds }>()

const MARGIN_SECONDS = 300

const logIn = async ({ apiKey, clientId }: ZettleKey): Promise<string> => {
  const form = {
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    client_id: clientId,
    assertion: apiKey,
  }
  const url = `${deployment().zettleOauthUrl}/token`
  const body = await send(url, { method: 'POST', body: new URLSearchParams(form) }).catch(error => {
    throw error instanceof ZettleRefused ? new TillFailed('key', error.message) : error
  })
  const { access_token: token, expires_in } = read(body, tokenAnswer)
  tokens.set(digest(apiKey, clientId), { token, untilTs: nowSeconds() + expires_in - MARGIN_SECONDS })
  return token
}

const read = <S extends z.ZodMiniType>(body: string, shape: S): z.output<S> => {
  try {
    return shape.parse(body ? JSON.parse(body) : undefined)
  } catch {
    throw new TillFailed('silent', '')
  }
}

/** How a request to Zettle differs from a GET without a body. */
interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
}

export type AskZettle = <S extends z.ZodMiniType>(url: string, shape: S, sent?: Sent) => Promise<z.output<S>>

/**
 * Asks Zettle as the shop. A token that Zettle takes back before its time is replaced once. Throws `TillFailed`, and
 * `ZettleRefused` with Zettle's words for what it does not do.
 */
export const zettleClient = (key: ZettleKey): AskZettle => {
  const tokenNow = async (): Promise<string> => {
    const known = tokens.get(digest(key.apiKey, key.clientId))
    return known && known.untilTs > nowSeconds() ? known.token : logIn(key)
  }
  return async (url, shape, { method = 'GET', body } = {}) => {
    const once = async (token: string) =>
      send(url, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    const token = await tokenNow()
    const answer = await once(token).catch(async error => {
      if (!(error instanceof TillFailed) || error.kind !== 'key') throw error
      return once(await logIn(key))
    })
    return read(answer, shape)
  }
}
