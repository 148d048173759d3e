/**
 * Lambda's filter patterns for records of a stream. The local stream supports two of Lambda's rules: an exact value and
 * `{ exists: true }`. A leaf matches when one of its rules does; a pattern matches when all its leaves do.
 */
export interface Pattern {
  readonly [field: string]: Pattern | readonly Rule[]
}

type Rule = string | { readonly exists: true }

/** Whether a record matches at least one of the patterns. */
export const matchesAny = (patterns: readonly Pattern[], record: unknown): boolean =>
  patterns.some(pattern => matches(pattern, record))

const matches = (pattern: Pattern, value: unknown): boolean =>
  Object.entries(pattern).every(([field, inner]) => {
    const found = isObject(value) ? value[field] : undefined
    return isRules(inner) ? inner.some(rule => holds(rule, found)) : matches(inner, found)
  })

const isRules = (inner: Pattern | readonly Rule[]): inner is readonly Rule[] => Array.isArray(inner)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** As in Lambda, `exists` matches only a leaf, not an object. */
const holds = (rule: Rule, found: unknown): boolean =>
  typeof rule === 'string' ? found === rule : found !== undefined && !isObject(found)
