/** Another was faster (decision D30): what they left, beside what was read and typed here. */
import { ACCOUNT_FIELDS } from '#shared/kit/bank-account.ts'
import { type CallFailure, hasCode } from '../failure.ts'

export type Value = string | number | boolean
export type Typed = Record<string, Value>

/** What was read or saved last: the values of a form's fields, and their version. */
export interface Saved {
  version: unknown
  values: Typed
}

export interface Difference {
  field: string
  /** What stands in the form here. */
  mine: Value
  theirs: Value
  /** True when it was typed here. Otherwise only the other changed it. */
  isTyped: boolean
}

export interface Conflict {
  /** What is saved now. */
  present: Saved
  differences: Difference[]
}

/** Joins what both changed in a field that holds many things; undefined where only one of the two can stand. */
export type Merge = (field: string, of: { was: Value; mine: Value; theirs: Value }) => Value | undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isValue = (value: unknown): value is Value =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** An empty field comes as null, or not at all; a number stands as text in a field that is typed. */
const asTyped = (value: unknown, typed: Value): unknown =>
  typeof value === 'number' && typeof typed === 'string' ? String(value) : (value ?? '')

/** The fields of a form as an answer has them. A field that the answer does not know keeps its value. */
const savedIn = (answer: Record<string, unknown>, fields: Typed): Saved => {
  const values = Object.entries(fields).map(([field, value]): [string, Value] => {
    const now = asTyped(answer[field], value)
    return [field, field in answer && isValue(now) ? now : value]
  })
  return { version: answer.version, values: Object.fromEntries(values) }
}

/** What is saved after a call: what it answered where the thing has a version, otherwise what was sent. */
export const savedAs = (answer: unknown, sent: Typed, before: Saved): Saved =>
  before.version !== undefined && isRecord(answer) && 'version' in answer
    ? savedIn(answer, sent)
    : { ...before, values: sent }

/** A body with the version that its sender has seen. */
export const withVersion = (body: Record<string, unknown>, { version }: Saved): Record<string, unknown> =>
  version === undefined ? body : { ...body, version }

/**
 * What another changed meanwhile and is not what stands here, when a 409 `changed_meanwhile` carries the present
 * state; undefined for any other refusal. What was typed here and nobody else changed is no difference.
 */
export const conflictIn = (
  failure: CallFailure,
  typed: Typed,
  { values }: Saved,
  merge?: Merge,
): Conflict | undefined => {
  if (failure.status !== 409 || !hasCode(failure, 'changed_meanwhile')) return undefined
  const found = isRecord(failure.body) ? failure.body.present : undefined
  if (!isRecord(found)) return undefined
  const present = savedIn(found, values)
  const isChanged = (now: Typed) => ACCOUNT_FIELDS.some(field => now[field] !== values[field])
  const isAccountOfBoth = isChanged(typed) && isChanged(present.values)
  const differences = Object.entries(typed).flatMap(([field, mine]) => {
    const was = values[field]
    const theirs = present.values[field]
    if (theirs === undefined || theirs === mine) return []
    // Half of each account would be one that nobody has.
    if (isAccountOfBoth && isOfAccount(field)) return [{ field, mine, theirs, isTyped: true }]
    if (theirs === was) return []
    const isTyped = mine !== was
    const both = isTyped && was !== undefined ? merge?.(field, { was, mine, theirs }) : undefined
    if (both === mine) return []
    return [{ field, mine, theirs: both ?? theirs, isTyped: isTyped && both === undefined }]
  })
  return { present, differences }
}

/** A field of a bank account: all of one are chosen together. */
export const isOfAccount = (field: string): boolean => (ACCOUNT_FIELDS as readonly string[]).includes(field)

/** A kept draft of a form with these fields; undefined when the form has other fields by now. */
export const draftIn = (kept: unknown, fields: Typed): { typed: Typed; saved: Saved } | undefined => {
  const { typed, saved } = isRecord(kept) ? kept : {}
  if (!isRecord(typed) || !isRecord(saved) || !isRecord(saved.values)) return undefined
  const names = Object.keys(fields)
  const fits = (values: Record<string, unknown>): values is Typed =>
    names.length === Object.keys(values).length && names.every(name => isValue(values[name]))
  if (!fits(typed) || !fits(saved.values)) return undefined
  return { typed, saved: { values: saved.values, version: saved.version } }
}
