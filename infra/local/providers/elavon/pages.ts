/** Filters and pages lists as Elavon does: `filter=field_op_value` (repeatable) and page tokens. */
import { fault } from './shapes.ts'

const FILTER = /^([A-Za-z.0-9]+)_(eq|ne|gt|ge|lt|le)_(.*)$/s

const OPERATORS: Record<string, (a: string, b: string) => boolean> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  gt: (a, b) => a > b,
  ge: (a, b) => a >= b,
  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
}

/** Compares times as times, in any ISO 8601 form. */
const comparable = (field: string, value: unknown): string => {
  const isMoment = field.endsWith('At') && !Number.isNaN(Date.parse(String(value)))
  return isMoment ? new Date(String(value)).toISOString() : String(value ?? '')
}

const passes = (filter: string) => {
  const [, field = '', operator = '', value = ''] = FILTER.exec(filter) ?? []
  const compare = OPERATORS[operator]
  if (!compare) throw fault(400, 'badRequest', `The filter ${filter} is not understood`, 'filter')
  return (thing: object) =>
    compare(comparable(field, (thing as Record<string, unknown>)[field]), comparable(field, value))
}

/** Returns one page, oldest first. `href` is the list's own address. */
export const pageOf = <T extends object>(things: T[], query: URLSearchParams, href: string) => {
  const limit = Math.min(200, Math.max(1, Number(query.get('limit') ?? 10) || 10))
  const from = Number(query.get('pageToken') ?? 0) || 0
  const filters = query.getAll('filter').map(passes)
  const found = things.filter(thing => filters.every(pass => pass(thing)))
  const items = found.slice(from, from + limit)
  const next = from + limit < found.length ? String(from + limit) : null
  const list = href.replace(/\/$/, '')
  return {
    href: list,
    first: `${list}?limit=${limit}`,
    next: next && `${list}?limit=${limit}&pageToken=${next}`,
    pageToken: String(from),
    nextPageToken: next,
    limit,
    size: items.length,
    items,
  }
}
