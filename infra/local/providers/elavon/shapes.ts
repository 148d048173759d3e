/** The records of Elavon's payment gateway that a shop with a card window uses. */
import { type HttpResponse, json } from '../../http.ts'

export interface Total {
  /** Major units as text: "450.00". */
  amount: string
  currencyCode: string
}

interface Thing {
  id: string
  /** The owner: the merchant alias of the credentials that created it. */
  alias: string
  /** ISO 8601 UTC, by the local clock. */
  createdAt: string
  customReference?: string | null
}

export interface Order extends Thing {
  total: Total
  orderReference?: string | null
  [field: string]: unknown
}

export interface Session extends Thing {
  /** Address of the order. */
  order: string
  originUrl?: string | null
  doCreateTransaction: boolean
  doCapture: boolean
  doThreeDSecure: boolean
  expiresAt: string
  defaultLanguageTag?: string | null
  allowedPaymentMethodOrigins?: string[] | null
  /** Address of the last attempt; `previousTransactions` has the earlier ones. */
  transaction: string | null
  previousTransactions: string[]
  hostedCard: string | null
  [field: string]: unknown
}

export type State = 'declined' | 'authorized' | 'captured' | 'voided' | 'settled'

export interface Transaction extends Thing {
  type: 'sale' | 'void' | 'refund'
  state: State
  isAuthorized: boolean
  total: Total
  totalRefunded: Total | null
  parentTransaction: string | null
  relatedTransactions: string[]
  order: string | null
  orderReference: string | null
  paymentSession: string | null
  /** ISO 8601 UTC. Settlement is twelve hours later. */
  capturedAt: string | null
  source: string
  paymentMethod: string
  /** `Card`, or the wallet that paid with the card. */
  paymentMethodOrigin: string
  card: Record<string, unknown> | null
  authorizationCode: string | null
  failures: Failure[]
}

export interface Notification extends Thing {
  eventType: string
  resourceType: 'transaction' | 'paymentSession'
  /** Address of the resource that changed. */
  resource: string
}

export interface Failure {
  code: string
  description: string
  field?: string
}

/** An error in Elavon's form. The REST handler turns it into a response. */
export class Fault extends Error {
  readonly status: number
  readonly failures: Failure[]

  constructor(status: number, failures: Failure[]) {
    super(failures[0]?.description)
    this.status = status
    this.failures = failures
  }
}

export const fault = (status: number, code: string, description: string, field?: string): Fault =>
  new Fault(status, [{ code, description, ...(field ? { field } : {}) }])

export const invalidField = (field: string, description: string): Fault =>
  fault(400, 'fieldValidationFailure', description, field)

export const answerOf = ({ status, failures }: Fault): HttpResponse => json(status, { status, failures })

/** Returns the id at the end of an address and ignores the rest. */
export const idIn = (href: unknown): string =>
  String(href ?? '')
    .split(/[/?#]/)
    .filter(Boolean)
    .at(-1) ?? ''

/** Converts major units as text into ten-thousandths, Elavon's smallest unit. */
export const units = (amount: string): bigint => {
  const [whole = '0', part = ''] = amount.split('.')
  return BigInt(whole) * 10_000n + BigInt(part.padEnd(4, '0'))
}

export const amountOf = (value: bigint): string => {
  const cents = value / 100n
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}
