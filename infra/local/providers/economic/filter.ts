/** Filters and pages of both of e-conomic's APIs: `date$gte:2026-01-01$and:voucherNumber$in:[1,2]`. */
import { type HttpResponse, json } from '../../http.ts'

type Thing = object

const OPERATORS: Record<string, (found: string, asked: string) => boolean> = {
  eq: (found, asked) => found.toLowerCase() === asked.toLowerCase(),
  gte: (found, asked) => compare(found, asked) >= 0,
  lte: (found, asked) => compare(found, asked) <= 0,
  like: (found, asked) => found.toLowerCase().includes(asked.toLowerCase()),
  in: (found, asked) =>
    asked
      .replace(/^\[|\]$/g, '')
      .split(',')
      .includes(found),
}

const compare = (one: string, other: string): number => {
  const [first, second] = [Number(one), Number(other)]
  if (!Number.isNaN(first) && !Number.isNaN(second)) return first - second
  const [left, right] = [one.slice(0, other.length), other]
  return left === right ? 0 : left < right ? -1 : 1
}

const PREDICATE = /^(\w+)\$(eq|gte|lte|like|in):(.*)$/s

/**
 * The things that a filter lets through; undefined for a filter that e-conomic would not take. `fields`: those that can be
 * filtered.
 */
export const filtered = <T extends Thing>(
  things: readonly T[],
  filter: string,
  fields: readonly string[],
): T[] | undefined => {
  if (!filter) return [...things]
  const predicates = filter.split('$and:').map(part => PREDICATE.exec(part))
  if (predicates.some(found => !found || !fields.includes(found[1] ?? ''))) return undefined
  return things.filter(thing =>
    predicates.every(found => {
      const [, field = '', operator = '', asked = ''] = found ?? []
      const value = (thing as Record<string, unknown>)[field]
      return OPERATORS[operator]?.(String(value ?? ''), asked.replace(/\$(?=[$()*,[\]])/g, ''))
    }),
  )
}

const MOST_LEGACY = 1_000
const USUAL_LEGACY = 20

/** A page of the legacy API, by `pagesize` and `skippages`. */
export const legacyPage = <T extends Thing>(things: readonly T[], asked: URLSearchParams): HttpResponse => {
  const pageSize = Math.min(Number(asked.get('pagesize') ?? USUAL_LEGACY), MOST_LEGACY)
  const skipPages = Number(asked.get('skippages') ?? 0)
  const end = (skipPages + 1) * pageSize
  return json(200, {
    collection: things.slice(skipPages * pageSize, end),
    pagination: {
      skipPages,
      pageSize,
      maxPageSizeAllowed: MOST_LEGACY,
      results: things.length,
      ...(end < things.length && { nextPage: `?skippages=${skipPages + 1}&pagesize=${pageSize}` }),
    },
  })
}

const CURSOR_PAGE = 1_000

/** A page of a newer API, by `cursor`. */
export const cursorPage = <T extends Thing>(things: readonly T[], asked: URLSearchParams): HttpResponse => {
  const start = Number(asked.get('cursor') ?? 0)
  const end = start + CURSOR_PAGE
  return json(200, {
    items: things.slice(start, end),
    ...(end < things.length && { cursor: String(end) }),
  })
}
