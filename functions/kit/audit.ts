/** Who changed what, when: one row for every change by staff (D53), written in the same commit as the change. */
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { booksKeptUntil } from '#shared/kit/retention.ts'
import type { Staff } from './caller.ts'
import { nowIso } from './clock.ts'
import { newId } from './ids.ts'
import { listed } from './listed.ts'
import type { Write } from './table.ts'

export interface Change {
  /** Who did it: an administrator, or the operator. */
  caller: Pick<Staff, 'username'>
  /** The kind of thing and its id: `customer`, `100001`. */
  kind: string
  id: string
  /** Fields as staff see them; secrets are not among them. Undefined when the thing is new, or gone. */
  before: Record<string, unknown> | undefined
  after: Record<string, unknown> | undefined
}

/** The row of a change; none when nothing differs. `country` decides how long it is kept. */
export const audit = (market: string, country: CountryCode, change: Change): Write[] => {
  const changed = differences(change.before ?? {}, change.after ?? {})
  if (!Object.keys(changed).length) return []
  const at = nowIso()
  const sort = `${at}#${newId()}`
  const Item = {
    pk: `${market}#AUDIT#${change.kind}#${change.id}`,
    sk: sort,
    kind: 'audit',
    at,
    who: change.caller.username,
    changed,
    ttl: booksKeptUntil(country, at),
    // A drawer spans ten days: `2026-11-2`.
    ...listed(market, [{ list: 'AUDIT', sort, drawerLength: 9 }]),
  }
  return [{ put: { Item, ConditionExpression: 'attribute_not_exists(pk)' } }]
}

/** The fields that differ, each with what it was and what it is; null for what was not there. */
const differences = (
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, { before: unknown; after: unknown }> =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter(field => field !== 'version' && JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map(field => [field, { before: before[field] ?? null, after: after[field] ?? null }]),
  )
