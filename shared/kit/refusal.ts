/**
 * A refusal: the only way to say no to a caller. Anything else that is thrown is a fault of ours (500). Decision D6
 * fixes the shapes. Each domain names its reasons in `shared/<domain>/refusals.ts`.
 */
import { type Reason, STATUS } from './reasons.ts'
import { inputRefusals } from './refusals.ts'

/** How codes stand in the answer: under `detail`, under `error`, or as a list under each field's name. */
type Body = Record<string, unknown>

export class Refusal extends Error {
  readonly reason: Reason
  readonly body: Body

  constructor(reason: Reason, body: Body) {
    super(reason.code)
    this.reason = reason
    this.body = body
  }

  get code(): string {
    return this.reason.code
  }

  get status(): number {
    return STATUS[this.reason.kind]
  }
}

/** `{detail: code}`, with facts beside it. */
export const refuse = (reason: Reason, facts: Body = {}): Refusal =>
  new Refusal(reason, { detail: reason.code, ...facts })

/** `{error: code}`, where the fixed calls ask for it. */
export const refuseError = (reason: Reason, facts: Body = {}): Refusal =>
  new Refusal(reason, { error: reason.code, ...facts })

/** `{field: [code]}` for one or several fields; the first reason gives the status. */
export const refuseFields = (fields: Record<string, readonly Reason[]>): Refusal =>
  new Refusal(
    Object.values(fields)[0]?.[0] ?? inputRefusals.invalid,
    Object.fromEntries(
      Object.entries(fields).map(([field, reasons]) => [field, reasons.map(({ code }) => code)]),
    ),
  )

const CODE_OF_ISSUE: Partial<Record<string, string>> = {
  too_big: inputRefusals.too_long.code,
  too_small: inputRefusals.too_short.code,
  unrecognized_keys: inputRefusals.unknown.code,
}

/** A schema names its own code as the message; the library's own messages are sentences. */
const isCode = (message: string): boolean => /^[a-z]+(_[a-z]+)*$/.test(message)

interface Issue {
  code?: string
  path: PropertyKey[]
  message: string
  /** What each choice of a union finds wrong. */
  errors?: readonly (readonly Issue[])[]
}

/** The issues of the choice of a union that what was given comes closest to, else the issue itself. */
const closest = (issue: Issue): Issue[] => {
  const choice = issue.errors?.find(found => found.length && found.every(({ path }) => path.length))
  if (!choice) return [issue]
  return choice.flatMap(inner => closest({ ...inner, path: [...issue.path, ...inner.path] }))
}

/**
 * Turns the issues of a schema into a refusal for each field. A schema gives its own code as the message
 * (`z.minLength(1, required.code)`); a missing field is `required`. `given` is what was parsed, to tell a missing field
 * from one of the wrong type.
 */
export const refuseIssues = (issues: readonly Issue[], given: unknown): Refusal => {
  const fields: Record<string, string[]> = {}
  for (const issue of issues.flatMap(closest)) {
    const field = issue.path.length ? issue.path.map(String).join('.') : 'non_field_errors'
    const codes = fields[field] ?? []
    const code = codeOf(issue, given)
    if (!codes.includes(code)) fields[field] = [...codes, code]
  }
  const first = Object.values(fields)[0]?.[0] ?? inputRefusals.invalid.code
  return new Refusal({ code: first, kind: 'invalid' }, fields)
}

const codeOf = (issue: Issue, given: unknown): string => {
  if (issue.path.length && at(given, issue.path) === undefined) return inputRefusals.required.code
  if (isCode(issue.message)) return issue.message
  return CODE_OF_ISSUE[issue.code ?? ''] ?? inputRefusals.invalid.code
}

const at = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )
