/**
 * How every client of AWS is made, and which of its errors pass by themselves. The SDK sends a request again after
 * throttling, a time-out, a lost connection, or an error of the service. What it then throws becomes 503 `busy`
 * (`http.ts`) or a redelivered message (`worker.ts`).
 */
import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import type { Millis } from '#shared/kit/units.ts'

interface Limits {
  /** The time for one try. */
  tryMs?: Millis
  tries?: number
}

/** Has no `info`, so the SDK makes no line of the log for each request, which costs a twentieth of its time. */
const LOGGER = { debug() {}, trace() {}, warn() {}, error() {} } as DynamoDBClientConfig['logger']

/** The options of a client. All tries together must end within the time of a call (25 s). */
export const clientOptions = ({ tryMs = 5_000, tries = 3 }: Limits = {}) => ({
  maxAttempts: tries,
  logger: LOGGER,
  requestHandler: {
    connectionTimeout: 1_000,
    requestTimeout: tryMs,
    // Without this the SDK only logs a warning, and waits on.
    throwOnRequestTimeout: true,
  },
})

/** Errors of AWS by which it refuses for now. Nothing was done. */
const REFUSED_FOR_NOW = new Set([
  'ProvisionedThroughputExceeded',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'RequestThrottledException',
  'SlowDown',
  'Throttling',
  'ThrottlingError',
  'ThrottlingException',
  'TooManyRequestsException',
  'TransactionConflict',
  'TransactionConflictException',
  'TransactionInProgressException',
])

/** Errors that leave open whether AWS carried out the request. */
const UNANSWERED = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'RequestTimeout',
  'RequestTimeoutException',
  'TimeoutError',
])

interface SdkError extends Error {
  code?: string
  $fault?: 'client' | 'server'
  $metadata?: { httpStatusCode?: number }
}

const statusOf = (error: SdkError): number => error.$metadata?.httpStatusCode ?? 0

/** Whether a code of AWS means: throttled, or in conflict with another transaction. */
export const isRefusedForNow = (code: string | undefined): boolean => REFUSED_FOR_NOW.has(code ?? '')

/** Whether AWS refused for now, so that the same request may be sent again. */
export const isThrottled = (error: unknown): boolean =>
  error instanceof Error && (isRefusedForNow(error.name) || statusOf(error) === 429)

/** Whether AWS throttled, did not answer, or failed itself. Neither the caller nor our code is to blame. */
export const isOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { name, code = '', $fault } = error as SdkError
  const isTheirs = $fault === 'server' || statusOf(error) >= 500
  return isTheirs || isThrottled(error) || UNANSWERED.has(name) || UNANSWERED.has(code)
}
