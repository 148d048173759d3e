/** What e-conomic says when it does not do what it is asked, as a problem of ours (docs/integrations.md). */
import * as z from 'zod/mini'
import type { Seconds } from '#shared/kit/units.ts'
import type { BooksProblem } from '#shared/payouts/books-problems.ts'

/** The books did not do what they were asked. */
export class BooksRefused extends Error {
  readonly problem: BooksProblem
  /** The books want to be left alone for so long. */
  readonly waitSeconds: Seconds | undefined

  constructor(problem: BooksProblem, waitSeconds?: Seconds) {
    super(`the books refuse (${problem.code}): ${problem.message}`)
    this.problem = problem
    this.waitSeconds = waitSeconds
  }
}

/** For a `catch`, where a refusal that is about the thing itself means that it is gone. */
export const gone =
  (code: BooksProblem['code']) =>
  (error: unknown): never => {
    if (!(error instanceof BooksRefused) || ABOUT_ALL.has(error.problem.code)) throw error
    throw new BooksRefused({ ...error.problem, code })
  }

const ABOUT_ALL: ReadonlySet<BooksProblem['code']> = new Set(['token', 'role', 'unavailable'])

/** A reason somewhere in an answer. The two APIs have other names for the same, and other letter cases. */
interface Reason {
  field: string
  code: string
  message: string
}

const MOST_WORDS = 300
const MOST_DEPTH = 8

const object = z.record(z.string(), z.unknown())

/** The text of the first of some fields that has one, whatever the case of its name. */
const textOf = (fields: Record<string, unknown>, ...names: string[]): string => {
  for (const name of names) {
    const found = Object.entries(fields).find(([field]) => field.toLowerCase() === name)?.[1]
    if (typeof found === 'string' && found) return found.slice(0, MOST_WORDS)
  }
  return ''
}

/** The reasons in an answer: an `errors` of the legacy API mirrors the document that was sent, at any depth. */
const reasonsIn = (said: unknown, field = '', depth = 0): Reason[] => {
  if (depth > MOST_DEPTH) return []
  if (Array.isArray(said)) return said.flatMap(one => reasonsIn(one, field, depth + 1))
  const { data: fields } = object.safeParse(said)
  if (!fields) return []
  const code = textOf(fields, 'errorcode')
  const message = textOf(fields, 'errormessage', 'message', 'detail', 'title')
  const named = textOf(fields, 'property', 'propertyname') || field
  const deeper = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'object' ? reasonsIn(value, name === 'errors' ? named : name, depth + 1) : [],
  )
  // What stands deepest names the field, and what stands above it only sums up.
  return [...deeper, ...(code || message ? [{ field: named, code, message }] : [])]
}

const CODES: readonly [BooksProblem['code'], RegExp][] = [
  ['token', /E02250/i],
  ['account_barred', /account.*(barred|blocked|spærret)|(barred|blocked).*account\b/i],
  ['number', /vouchernumber|voucher number/i],
  ['vat_code_unknown', /vat ?(code|account)/i],
  ['year_closed', /E04870|accounting ?(year|period)|(year|period).*(closed|barred)|\bdate\b/i],
  ['account_unknown', /E07150|account/i],
  ['journal_unknown', /journal ?number|journal.*not ?found/i],
  ['layout_unknown', /layout/i],
]

/** The field decides first: E04041 is a closed period on a date, and a barred account on an account. */
const codeOf = ({ field, code, message }: Reason): BooksProblem['code'] => {
  const words = `${code} ${message}`
  const isOf = (name: string) =>
    field
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .endsWith(name)
  if (isOf('vouchernumber')) return 'number'
  if (isOf('date')) return 'year_closed'
  if (isOf('journalnumber') || isOf('journal')) return 'journal_unknown'
  if (isOf('layoutnumber') || isOf('layout')) return 'layout_unknown'
  if (isOf('vatcode') || isOf('vataccount')) return 'vat_code_unknown'
  if (isOf('accountnumber') || isOf('account'))
    return /barred|blocked|E04041/i.test(words) ? 'account_barred' : 'account_unknown'
  // The codes of the journals begin so, whatever they are about.
  const about = words.replace(/journalentr(y|ies)/gi, '')
  return CODES.find(([, shape]) => shape.test(about))?.[0] ?? 'refused'
}

/** The problem that an answer other than 2xx names. `body`: its text, of any shape. */
export const problemIn = (status: number, body: string): BooksProblem => {
  const reasons = reasonsIn(parsed(body))
  const [reason] = reasons
  const message = reason?.message ?? ''
  if (status === 401) return { code: 'token', message }
  if (status === 403) return { code: 'role', message }
  if (status === 429 || status >= 500 || status < 400) return { code: 'unavailable', message }
  if (!reason) return { code: 'refused', message: '' }
  return { code: codeOf(reason), message, ...(reason.field && { field: reason.field }) }
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
