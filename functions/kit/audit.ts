/**
 * Who changed what, when: one row for every change by staff, and by tenants of their own data (D53), written in the
 * same commit as the change. Staff read the rows by time, by thing and by who did it.
 */
import * as z from 'zod/mini'
import { COUNTRIES } from '#shared/kit/countries.ts'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { type Day, dayIn } from '#shared/kit/day.ts'
import { booksKeptUntil } from '#shared/kit/retention.ts'
import { STAFF_ROLES } from '#shared/kit/rights.ts'
import { millis } from '#shared/kit/units.ts'
import type { Staff } from './caller.ts'
import { nowIso } from './clock.ts'
import { newId } from './ids.ts'
import { type Page, readPage } from './list.ts'
import { readFound } from './list-search.ts'
import { listed } from './listed.ts'
import type { Item, Key, Write } from './table.ts'

export interface Change {
  /** Who did it: an administrator, the operator, or a customer by the number. */
  caller: Pick<Staff, 'username'> & Partial<Pick<Staff, 'role'>>
  /** The kind of thing and its id: `customer`, `100001`. */
  kind: string
  id: string
  /** What people call the thing, where its fields do not say. */
  name?: string | undefined
  /** Fields as staff see them; secrets are not among them. Undefined when the thing is new, or gone. */
  before: Record<string, unknown> | undefined
  after: Record<string, unknown> | undefined
}

const LIST = 'AUDIT'

/** The row of a change; none when nothing differs. `country` decides how long it is kept. */
export const audit = (market: string, country: CountryCode, change: Change): Write[] => {
  const changed = differences(change.before ?? {}, change.after ?? {})
  if (!Object.keys(changed).length) return []
  const { kind, id, caller } = change
  const at = nowIso()
  const sort = `${at}#${newId()}`
  const today = dayIn(COUNTRIES[country].timeZone, Date.parse(at))
  const Item = {
    ...rowKey(market, { kind, id, sort }),
    kind: 'audit',
    at,
    who: caller.username,
    ...(caller.role && { role: caller.role }),
    of: kind,
    thing: id,
    name: nameOf(change),
    changed,
    ttl: booksKeptUntil(country, at),
    ...listed(
      market,
      // A drawer spans ten days: `2026-11-2`.
      [{ list: LIST, sort, drawerLength: 9 }],
      {
        list: LIST,
        id: `${sort}#${kind}#${id}`,
        words: [kindMark(kind), thingMark(kind, id), whoMark(caller.username), `@${compactDay(today)}`],
      },
    ),
  }
  return [{ put: { Item, ConditionExpression: 'attribute_not_exists(pk)' } }]
}

/** Where the rows of a thing stand. */
export const auditPartition = (market: string, { kind, id }: { kind: string; id: string }): string =>
  `${market}#${LIST}#${kind}#${id}`

const rowKey = (market: string, { sort, ...thing }: { kind: string; id: string; sort: string }): Key => ({
  pk: auditPartition(market, thing),
  sk: sort,
})

const kindMark = (kind: string): string => `=${kind}`
const thingMark = (kind: string, id: string): string => `=${kind}:${id}`
const whoMark = (who: string): string => `=by:${who}`
const compactDay = (day: Day): string => day.replaceAll('-', '')

/** The fields in which things have their name, the best first. */
const NAMES = ['name', 'visualName', 'username'] as const

const nameOf = ({ name, before, after }: Change): string | null => {
  const named = [after, before].flatMap(fields => NAMES.map(field => fields?.[field]))
  return name ?? named.map(value => (typeof value === 'string' ? value : '')).find(Boolean) ?? null
}

/** The fields that differ, each with what it was and what it is; null for what was not there. */
const differences = (before: Record<string, unknown>, after: Record<string, unknown>): AuditRow['changed'] =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter(field => field !== 'version' && JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map(field => [field, { before: before[field] ?? null, after: after[field] ?? null }]),
  )

const stored = z.object({
  id: z.string(),
  at: millis,
  who: z.string(),
  /** The role that an administrator had then. */
  role: z.optional(z.enum(STAFF_ROLES)),
  /** The kind and the id of the thing, and what people called it then. */
  of: z.string(),
  thing: z.string(),
  name: z.nullable(z.string()),
  changed: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
})

/** A row as staff read it. */
export type AuditRow = z.output<typeof stored>

export interface AuditQuery {
  page: number
  kind?: string | undefined
  /** Of one thing; only with its kind. */
  id?: string | undefined
  who?: string | undefined
  dateFrom?: Day | undefined
  dateTo?: Day | undefined
}

/** One page of the rows, newest first: all, or those that the filters find. */
export const readAudit = async (
  market: string,
  asked: AuditQuery,
): Promise<Omit<Page, 'items'> & { rows: AuditRow[] }> => {
  const { items, ...page } = await readItemsOf(market, asked)
  return { rows: items.map(rowFrom), ...page }
}

const readItemsOf = (
  market: string,
  { page, kind, id, who, dateFrom, dateTo }: AuditQuery,
): Promise<Page> => {
  const days =
    dateFrom || dateTo
      ? { from: compactDay(dateFrom ?? '2000-01-01'), to: compactDay(dateTo ?? '2199-12-31') }
      : undefined
  // The rarest mark first: a search reads the rows of the first.
  const marks = [
    ...(kind && id ? [thingMark(kind, id)] : []),
    ...(who ? [whoMark(who)] : []),
    ...(kind ? [kindMark(kind)] : []),
  ]
  if (!marks.length && !days) return readPage({ market, list: LIST, index: 1, newestFirst: true }, page)
  const keyOf = (found: string): Key => {
    const [at, row, of = '', ...thing] = found.split('#')
    return rowKey(market, { kind: of, id: thing.join('#'), sort: `${at}#${row}` })
  }
  return readFound({ market, list: LIST, marks, ...(days ? { days } : {}), newestFirst: true, keyOf }, page)
}

const rowFrom = (item: Item): AuditRow =>
  stored.parse({ ...item, id: item.sk, at: Date.parse(String(item.at)) })
