/**
 * Elavon's payment gateway behind a small interface (docs/integrations.md). Hosts come from the environment; of a
 * URL in an answer only the last part is used. A call that moves money carries our own reference, and is looked up
 * by it before it is sent again.
 */
import type { Language } from '#shared/kit/language.ts'
import { fromWire, toWire } from '#shared/kit/money.ts'
import type { Minor, Seconds } from '#shared/kit/units.ts'
import { env } from '../kit/env.ts'
import { unseal } from '../kit/secrets.ts'
import { type CardAccount, readCardAccount } from '../markets/table/credentials.ts'
import type { Market } from '../markets/table/market.ts'
import { LANGUAGE_TAG, type RefundOrder, refundTransaction, waysToPay } from './sent-to-provider.ts'

/** The outcome of a payment session. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'declined' }
  | { kind: 'pending' }
  | { kind: 'paid'; transactionId: string; amount: Minor; currency: string; card?: string | undefined }

/** The outcome of a refund; `later`: impossible until the sale is settled. `said`: why the provider refused. */
export interface RefundResult {
  result: 'refunded' | 'declined' | 'later'
  said?: string | undefined
}

/** The provider did not do what we asked for: try again later. Status and words are those of its answer, if one came. */
export class ProviderFailed extends Error {
  readonly status: number | undefined
  readonly said: string | undefined

  constructor(message: string, answer: { status?: number; said?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: answer.cause })
    this.status = answer.status
    this.said = answer.said
  }
}

/** It refused the request as it is, and will refuse it again. */
export class ProviderRefused extends ProviderFailed {}

interface Provider {
  openSession: (order: {
    reference: string
    amount: Minor
    currency: string
    description: string
    email: string
    language: Language
    /** Unix seconds after which the session takes no payment. */
    expiresOn: Seconds
  }) => Promise<string>
  /** Asks for one of the account's transactions, to learn whether the account may ask. */
  check: () => Promise<void>
  /** A session that the provider says it does not know throws: we opened it, so money may have come. */
  outcomeOf: (sessionId: string) => Promise<Outcome>
  /** The payment session that a transaction belongs to. */
  sessionOf: (transactionId: string) => Promise<string | undefined>
  refund: (order: RefundOrder) => Promise<RefundResult>
}

interface Transaction {
  id: string
  type?: string
  state?: string
  isAuthorized?: boolean | string
  isHeldForReview?: boolean | string
  total?: { amount: string; currencyCode: string }
  paymentSession?: string
  card?: { last4?: string } | null
  failures?: Failure[]
}

interface Failure {
  description?: string
}

const PENDING = new Set(['authorizationPending', 'heldForReview'])
const GONE = new Set(['voided', 'declined', 'rejected', 'expired'])
const isTrue = (value: unknown): boolean => value === true || value === 'true'
/** The id at the end of a URL of Elavon. */
export const lastPart = (url: string): string => url.split('/').filter(Boolean).at(-1) ?? ''

/** Converts their major units ("99.95", "99.9") to minor units. */
const minor = (amount: string): Minor => fromWire(Number(amount).toFixed(2))

/**
 * The provider of a market, by the account that a payment was opened with, else the current one: money goes back where
 * it came in. Throws `ProviderFailed` when the market has no such account.
 */
export const providerFor = async (market: Market, account = market.cardAccount): Promise<Provider> => {
  const found = account === null ? undefined : await readCardAccount(market.marketId, account)
  if (!found) throw new ProviderFailed(`${market.marketId} has no card account`)
  return providerOf(market.marketId, found)
}

/** The provider by an account of a market. Throws `ProviderFailed` when the account has no key. */
export const providerOf = async (
  marketId: string,
  { alias, key, wallets }: CardAccount,
): Promise<Provider> => {
  if (!key) throw new ProviderFailed(`the card account of ${marketId} has no key`)
  const call = clientFor(alias, await unseal(key.sealed, marketId))
  const read = (id: string) => call<Transaction>('GET', `transactions/${encodeURIComponent(id)}`)
  return {
    openSession: async order => {
      const total = { amount: toWire(order.amount), currencyCode: order.currency }
      const { id } = await call<{ id: string }>('POST', 'orders', {
        total,
        description: order.description.slice(0, 255),
        customReference: order.reference,
        shopperEmailAddress: order.email,
      })
      const session = await call<{ id: string }>('POST', 'payment-sessions', {
        order: `${env('ELAVON_API_URL')}/orders/${id}`,
        hppType: 'lightbox',
        originUrl: env('SITE_URL'),
        doCreateTransaction: true,
        doThreeDSecure: true,
        customReference: order.reference,
        expiresAt: new Date(order.expiresOn * 1000).toISOString(),
        defaultLanguageTag: LANGUAGE_TAG[order.language],
        shopperEmailAddress: order.email,
        ...waysToPay(wallets),
      })
      return session.id
    },

    check: async () => {
      await call('GET', 'transactions?limit=1')
    },

    outcomeOf: async sessionId => {
      const { transaction } = await call<{ transaction?: string | null }>(
        'GET',
        `payment-sessions/${encodeURIComponent(sessionId)}`,
      )
      return transaction ? outcome(await read(lastPart(transaction))) : { kind: 'none' }
    },

    sessionOf: async transactionId => {
      const { paymentSession } = await read(transactionId)
      return paymentSession && lastPart(paymentSession)
    },

    refund: async order => {
      const search = encodeURIComponent(`customReference_eq_${order.reference}`)
      const before = await call<{ items?: Transaction[] }>('GET', `transactions?filter=${search}`)
      const known = before.items ?? []
      if (known.some(({ isAuthorized }) => isTrue(isAuthorized))) return { result: 'refunded' }
      if (known.some(isPending)) return { result: 'later' }
      const { state = '' } = await read(order.transactionId)
      if (GONE.has(state)) return { result: 'refunded' }
      if (state !== 'settled' && !order.whole) return { result: 'later' }
      const made = await orRefused(call<Transaction>('POST', 'transactions', refundTransaction(order, state)))
      if (!(made instanceof ProviderRefused)) return refundResult(made)
      // The sale may have been settled a moment ago: then refund it instead of voiding it.
      const isAsItWas = (await read(order.transactionId)).state === state
      return isAsItWas ? { result: 'declined', said: made.said } : { result: 'later' }
    },
  }
}

const orRefused = async <T>(ask: Promise<T>): Promise<T | ProviderRefused> => {
  try {
    return await ask
  } catch (error) {
    if (error instanceof ProviderRefused) return error
    throw error
  }
}

const isPending = ({ state = '', isHeldForReview }: Transaction): boolean =>
  PENDING.has(state) || isTrue(isHeldForReview)

const refundResult = (made: Transaction): RefundResult => {
  if (isTrue(made.isAuthorized)) return { result: 'refunded' }
  return isPending(made) ? { result: 'later' } : { result: 'declined', said: saidIn(made) }
}

const outcome = (transaction: Transaction): Outcome => {
  const { id, state = '', total } = transaction
  if (isPending(transaction)) return { kind: 'pending' }
  if (!isTrue(transaction.isAuthorized) || GONE.has(state) || !total) return { kind: 'declined' }
  const amount = minor(total.amount)
  return {
    kind: 'paid',
    transactionId: id,
    amount,
    currency: total.currencyCode,
    card: transaction.card?.last4,
  }
}

/**
 * An outcome takes two reads, each tried twice: 20 s at most, within the 25 s of a call. Webhooks and refunds ask more
 * often, in workers that have 60 s.
 */
const TIMEOUT_MS = 5_000

/** Statuses that speak about the request itself; every other failure may pass. */
const REFUSED = new Set([400, 404, 405, 406, 411, 413, 415, 422])

const failed = async (method: string, path: string, response: Response): Promise<ProviderFailed> => {
  const { status } = response
  const said = saidIn(await response.json().catch(() => ({})))
  const Failed = REFUSED.has(status) ? ProviderRefused : ProviderFailed
  return new Failed(`${method} ${path.split('?')[0]} answered ${status}`, { status, said })
}

const MOST_SAID = 300

/** The reason in an answer of Elavon, for people. */
const saidIn = ({ failures }: { failures?: Failure[] }): string | undefined =>
  failures?.[0]?.description?.slice(0, MOST_SAID)

/** Sends one call. Reads are tried twice; a call that creates something is sent once. */
const clientFor = (alias: string, secretKey: string) => {
  const headers = {
    authorization: `Basic ${Buffer.from(`${alias}:${secretKey}`).toString('base64')}`,
    accept: 'application/json;charset=UTF-8',
    'content-type': 'application/json;charset=UTF-8',
    'accept-version': '1',
  }
  const once = async <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> => {
    try {
      const response = await fetch(`${env('ELAVON_API_URL')}/${path}`, {
        method,
        headers,
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      if (!response.ok) throw await failed(method, path, response)
      return (await response.json()) as T
    } catch (cause) {
      if (cause instanceof ProviderFailed) throw cause
      throw new ProviderFailed(`${method} ${path.split('?')[0]} got no whole answer`, { cause })
    }
  }
  return async <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> => {
    try {
      return await once<T>(method, path, body)
    } catch (error) {
      if (method === 'POST' || error instanceof ProviderRefused) throw error
      return once<T>(method, path, body)
    }
  }
}
