/** Another was faster (decision D30): what they left, beside what was typed here. */
import { type CallFailure, hasCode } from '../failure.ts'

export type Value = string | number | boolean

export interface Difference {
  field: string
  mine: Value
  theirs: Value
}

export interface Conflict {
  /** The version that is there now. */
  version: unknown
  differences: Difference[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isValue = (value: unknown): value is Value =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** An empty field comes as null, or not at all. */
const asTyped = (value: unknown): unknown => value ?? ''

/** What differs when a 409 `changed_meanwhile` carries the present state; undefined for any other refusal. */
export const conflictIn = (failure: CallFailure, typed: Record<string, Value>): Conflict | undefined => {
  if (failure.status !== 409 || !hasCode(failure, 'changed_meanwhile')) return undefined
  const present = isRecord(failure.body) ? failure.body.present : undefined
  if (!isRecord(present)) return undefined
  const differences = Object.entries(typed).flatMap(([field, mine]) => {
    const theirs = asTyped(present[field])
    return field in present && isValue(theirs) && theirs !== mine ? [{ field, mine, theirs }] : []
  })
  return { version: present.version, differences }
}
