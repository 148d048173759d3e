/** Why a call may be refused: reasons by kind and code. */

/** Why we refuse, and the status that it becomes. This map is the only one. */
export const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  unpaid: 402,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  too_large: 413,
  too_many: 429,
  busy: 503,
} as const

export type Kind = keyof typeof STATUS

/** A reason to refuse: its stable code, which has a text in da, de, en, and its kind. */
export interface Reason {
  readonly code: string
  readonly kind: Kind
}

/** The reasons of a domain by their codes: `reasons({ cart_full: 'conflict' })`. */
export const reasons = <Code extends string>(kinds: Record<Code, Kind>): { [C in Code]: Reason } =>
  Object.fromEntries(Object.entries<Kind>(kinds).map(([code, kind]) => [code, { code, kind }])) as {
    [C in Code]: Reason
  }

/** The code of an answer with status 500. No call refuses with it, because the error is in Reol. */
export const INTERNAL_ERROR = 'internal_error'
