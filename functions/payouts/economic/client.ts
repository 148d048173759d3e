/** Requests to e-conomic: the legacy REST API, and the APIs of the newer family on a host of their own. */
import type * as z from 'zod/mini'
import type { Seconds } from '#shared/kit/units.ts'
import { deployment, operatorKey } from '../../kit/deployment.ts'
import { BooksRefused, problemIn } from './refused.ts'

/** The newer APIs by their versions, which rise several times a year and end some time after (docs/integrations.md). */
const APIS = {
  journals: 'journalsapi/v16.0.1',
  bookedEntries: 'bookedEntriesapi/v7.0.0',
  documents: 'documentsapi/v4.0.1',
} as const

/** Reol's own secret as an app, and the token with which a market opened its agreement. */
export interface BooksKeys {
  appSecret: string
  agreementToken: string
}

/** The keys of a market. Throws `BooksRefused` where the operator has no app secret. */
export const booksKeys = async (agreementToken: string): Promise<BooksKeys> => {
  const appSecret = await operatorKey('economicAppSecret')
  if (!appSecret) throw new BooksRefused({ code: 'unavailable', message: 'the operator has no app secret' })
  return { appSecret, agreementToken }
}

/** The address of what a resource of the legacy API has. */
export const legacyUrl = (path: string, query: Record<string, string> = {}): string =>
  withQuery(`${deployment().economicUrl}/${path}`, query)

/** The address of what a resource of a newer API has. */
export const apiUrl = (api: keyof typeof APIS, path: string, query: Record<string, string> = {}): string =>
  withQuery(`${deployment().economicJournalsUrl}/${APIS[api]}/${path}`, query)

const withQuery = (url: string, query: Record<string, string>): string => {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  return asked.size ? `${url}?${asked}` : url
}

const ANSWER_MS = 8_000

interface Sent {
  body: string | FormData
  /** The same for the same write. The books answer a repeat from their memory, for an hour. */
  idempotencyKey: string
}

const secondsOf = (header: string | null): Seconds | undefined =>
  header && /^\d{1,5}$/.test(header) ? Number(header) : undefined

/**
 * Asks the books, or writes with `sent`. Throws `BooksRefused`: `unavailable` where no whole answer of the shape came within
 * 8 s, so that a write may have been done. `isRepeat`: the books answered a write from their memory.
 */
export const askBooks = async <S extends z.ZodMiniType>(
  { appSecret, agreementToken }: BooksKeys,
  url: string,
  shape: S,
  sent?: Sent,
): Promise<{ answer: z.output<S>; isRepeat: boolean }> => {
  let response: Response
  let body: string
  try {
    response = await fetch(url, {
      method: sent ? 'POST' : 'GET',
      headers: {
        'X-AppSecretToken': appSecret,
        'X-AgreementGrantToken': agreementToken,
        ...(sent && { 'Idempotency-Key': sent.idempotencyKey }),
        ...(typeof sent?.body === 'string' && { 'Content-Type': 'application/json' }),
      },
      ...(sent && { body: sent.body }),
      signal: AbortSignal.timeout(ANSWER_MS),
      redirect: 'error',
    })
    body = await response.text()
  } catch {
    // The error quotes the request, whose headers hold the keys.
    throw new BooksRefused({ code: 'unavailable', message: '' })
  }
  if (!response.ok)
    throw new BooksRefused(problemIn(response.status, body), secondsOf(response.headers.get('retry-after')))
  const { data, success } = shape.safeParse(parsed(body))
  if (!success) throw new BooksRefused({ code: 'unavailable', message: '' })
  return { answer: data, isRepeat: response.headers.get('x-resultfromcache') === 'true' }
}

const parsed = (body: string): unknown => {
  try {
    return body ? JSON.parse(body) : {}
  } catch {
    return undefined
  }
}
