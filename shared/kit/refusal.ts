/**
 * A refusal: the one way to say no to a caller. Everything else that is thrown is our own fault (500).
 * Decision D6 fixes the shapes; `CODES` is the one catalogue, and every code has a text in da, de, en.
 */

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
  fault: 500,
  busy: 503,
} as const

export type Kind = keyof typeof STATUS

/** What any call may be refused with, so that no route repeats it. */
export const COMMON_CODES = [
  'bad_json',
  'busy',
  'csrf_failed',
  'internal_error',
  'invalid_token',
  'market_not_found',
  'market_required',
  'must_change_password',
  'no_token',
  'not_found',
  'permission_denied',
  'too_large',
  'too_many_requests',
] as const

export const CODES = [
  ...COMMON_CODES,
  'idempotency_key_reused',
  // about a field
  'blank_around',
  'date_out_of_range',
  'has_quotes',
  'invalid',
  'invalid_date',
  'invalid_email',
  'invalid_phone',
  'not_identical',
  'not_in_cart',
  'required',
  'same_as_old',
  'same_as_username',
  'service_unknown',
  'terms_not_accepted',
  'too_long',
  'too_short',
  'unknown',
  'wrong_password',
  // about who is asking
  'customer_exists',
  'invalid_credentials',
  'invalid_grant',
  'link_invalid',
  'link_used',
  'too_many_attempts',
  // about booking and paying
  'cart_full',
  'closed_on_date',
  'error_booking_period_unavailable',
  'extension_not_allowed',
  'invalid_signature',
  'online_booking_off',
  'payment_failed',
  'payment_pending',
  'payment_provider_unavailable',
  'reservation_expired',
] as const

export type Code = (typeof CODES)[number]

/** How the code stands in the answer: under `detail`, under `error`, or as a list under each field's name. */
type Body = { detail: Code } | { error: Code } | Record<string, Code[]>

export class Refusal extends Error {
  readonly kind: Kind
  readonly code: Code
  readonly body: Body & Record<string, unknown>

  constructor(kind: Kind, code: Code, body: Body & Record<string, unknown>) {
    super(code)
    this.kind = kind
    this.code = code
    this.body = body
  }

  get status(): number {
    return STATUS[this.kind]
  }
}

/** `{detail: code}`, with facts beside it. */
export const refuse = (kind: Kind, code: Code, facts: Record<string, unknown> = {}): Refusal =>
  new Refusal(kind, code, { detail: code, ...facts })

/** `{error: code}`, where the fixed calls ask for it. */
export const refuseError = (kind: Kind, code: Code, facts: Record<string, unknown> = {}): Refusal =>
  new Refusal(kind, code, { error: code, ...facts })

/** `{field: [code]}` for one or several fields. */
export const refuseFields = (fields: Record<string, Code[]>, kind: Kind = 'invalid'): Refusal =>
  new Refusal(kind, Object.values(fields)[0]?.[0] ?? 'invalid', fields)

const ISSUE_CODE: Partial<Record<string, Code>> = {
  too_big: 'too_long',
  too_small: 'too_short',
  unrecognized_keys: 'unknown',
}

const isCode = (text: string): text is Code => (CODES as readonly string[]).includes(text)

interface Issue {
  code?: string
  path: PropertyKey[]
  message: string
  input?: unknown
}

/**
 * What a schema found wrong, as a refusal per field. A schema names its own code as the message
 * (`z.minLength(1, 'required')`); a field that is not there at all is `required`.
 * `given` is what was parsed, to tell "not there" from "of the wrong kind".
 */
export const refuseIssues = (issues: readonly Issue[], given: unknown): Refusal => {
  const fields: Record<string, Code[]> = {}
  for (const issue of issues) {
    const field = issue.path.length ? issue.path.map(String).join('.') : 'non_field_errors'
    const codes = fields[field] ?? []
    const code = codeOf(issue, given)
    if (!codes.includes(code)) fields[field] = [...codes, code]
  }
  return refuseFields(fields)
}

const codeOf = (issue: Issue, given: unknown): Code => {
  if (issue.path.length && at(given, issue.path) === undefined) return 'required'
  if (isCode(issue.message)) return issue.message
  return ISSUE_CODE[issue.code ?? ''] ?? 'invalid'
}

const at = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )
