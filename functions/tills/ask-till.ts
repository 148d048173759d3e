/** Requests to a till: logged in as the shop, and errors as Reol knows them. */
import * as z from 'zod/mini'
import type { Seconds } from '#shared/kit/units.ts'
import { nowSeconds } from '../kit/clock.ts'
import { TillFailed } from './till-failed.ts'

/** The till's own words, in whichever of its ways. */
const refusal = z.partial(
  z.object({
    error_description: z.string(),
    developerMessage: z.string(),
    error: z.string(),
    message: z.string(),
  }),
)

/** An answer that is neither a success nor a reason to try again. */
export class TillRefused extends Error {
  readonly status: number

  constructor(status: number, words: string) {
    super(words)
    this.status = status
  }
}

/** For a `catch`, where a till should never refuse: it does not work now. */
export const asFailed = (error: unknown): never => {
  throw error instanceof TillRefused ? new TillFailed('silent', error.message) : error
}

const ANSWER_MS = 8_000
const MOST_WORDS = 300

const wordsOf = (body: string): string => {
  try {
    const { error_description, developerMessage, error, message } = refusal.parse(JSON.parse(body))
    return (error_description ?? developerMessage ?? error ?? message ?? '').slice(0, MOST_WORDS)
  } catch {
    return ''
  }
}

const secondsOf = (header: string | null): Seconds | undefined =>
  header && /^\d{1,5}$/.test(header) ? Number(header) : undefined

/** The body of the answer. Throws `TillFailed`, and `TillRefused` for other answers than 2xx. */
export const sendToTill = async (url: string, init: RequestInit): Promise<string> => {
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
  if (status >= 300) throw new TillRefused(status, wordsOf(body))
  return body
}

/** A body in its shape. Throws `TillFailed` for any other. */
export const readAnswer = <S extends z.ZodMiniType>(body: string, shape: S): z.output<S> => {
  try {
    return shape.parse(body ? JSON.parse(body) : undefined)
  } catch {
    throw new TillFailed('silent', '')
  }
}

/** A log-in, and until when it lasts. */
interface LogIn {
  token: string
  untilTs: Seconds
}

/** Log-ins by the keys with which they were made. */
const logIns = new Map<string, LogIn>()

/** How a request to a till differs from a GET without a body. */
interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
}

export type AskTill = <S extends z.ZodMiniType>(url: string, shape: S, sent?: Sent) => Promise<z.output<S>>

/**
 * Asks a till as the shop. A token that the till takes back before its time is replaced once. `who`: under which a log-in
 * is remembered. Throws `TillFailed`, and `TillRefused` with the till's words for what it does not do.
 */
export const tillClient = (who: string, logIn: () => Promise<LogIn>): AskTill => {
  const newToken = async (): Promise<string> => {
    const made = await logIn()
    logIns.set(who, made)
    return made.token
  }
  const tokenNow = async (): Promise<string> => {
    const known = logIns.get(who)
    return known && known.untilTs > nowSeconds() ? known.token : newToken()
  }
  return async (url, shape, { method = 'GET', body } = {}) => {
    const once = async (token: string) =>
      sendToTill(url, {
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
      return once(await newToken())
    })
    return readAnswer(answer, shape)
  }
}
