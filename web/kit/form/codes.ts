/** What is wrong with what was typed, as codes by field: the same that the server would refuse with. */
import * as z from 'zod/mini'
import { type CallFailure, complaints } from '../failure.ts'

export type Codes = Record<string, string>

const ISSUE_CODES: Record<string, string> = { too_big: 'too_long', too_small: 'too_short' }

/** The shapes of shared/ name their code as the message of what they find. */
const IS_CODE = /^[a-z][a-z0-9_]*$/

const codeOf = (issue: { code?: string; message: string }, given: unknown): string => {
  if (given === undefined) return 'required'
  return IS_CODE.test(issue.message) ? issue.message : (ISSUE_CODES[issue.code ?? ''] ?? 'invalid')
}

/** A field that was left empty is not sent. */
export const withoutEmpty = (typed: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))

/** The fields that differ from what is saved. One that was emptied is among them. */
export const onlyChanged = <V>(typed: Record<string, V>, saved: Record<string, unknown>): Record<string, V> =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => saved[field] !== value))

/** Checks a body: the first code of each field, or the body as it travels, trimmed as the shape says. */
export const parseBody = (
  shape: z.ZodMiniType | undefined,
  given: Record<string, unknown>,
): { codes: Codes; body: unknown } => {
  if (!shape) return { codes: {}, body: given }
  const parsed = shape.safeParse(given)
  if (parsed.success) return { codes: {}, body: z.encode(shape, parsed.data) }
  const codes: Codes = {}
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? '')
    codes[field] ??= codeOf(issue, given[field])
  }
  return { codes, body: undefined }
}

/** What the server refused of these fields. */
export const refusedFields = (failure: CallFailure, fields: Record<string, unknown>): Codes =>
  Object.fromEntries(
    complaints(failure).flatMap(({ field, code }) => (field && field in fields ? [[field, code]] : [])),
  )
