/** One save of a price grid: what its lines change, all or none. */
import type { Reason } from '#shared/kit/reasons.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import type { Minor } from '#shared/kit/units.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import type { Discount } from '#shared/shelves/rules.ts'
import type { TypedDiscount } from '#shared/shelves/staff-fields.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import { newId } from '../kit/ids.ts'
import type { Write } from '../kit/table.ts'
import { isRangeRight, NO_DISCOUNT, withDiscountOf } from './discount.ts'
import type { Catalogue } from './table/catalogue.ts'

/** What a type costs for something: a booking period or a service. */
export interface Stored extends Discount {
  id: string
  shelfType: string
  price: Minor
  version: number
}

/** A line of a save. `target`: the period or service that it is about. */
export interface Line extends TypedDiscount {
  shelfType: string
  target: string
  price: Minor
  version?: number | undefined
}

/** What a line changes: undefined for what was not there, or is gone. */
export interface LineChange {
  shelfType: string
  target: string
  before: Stored | undefined
  after: Stored | undefined
}

interface Known {
  /** The name of the field that holds the target: `bookingPeriod`. */
  field: string
  types: ReadonlyMap<string, unknown>
  targets: ReadonlyMap<string, unknown>
  /** What is stored for a type and a target. */
  find: (line: Line) => Stored | undefined
  /** The present state, for who read an older one. */
  present: () => unknown
}

/**
 * The changes that the lines ask for; a line that changes nothing is left out. Refuses 400 for each wrong line, and 409
 * `changed_meanwhile` when another changed a price that a caller read.
 */
export const decideLines = (lines: readonly Line[], known: Known): LineChange[] => {
  const refused: Record<string, Reason[]> = {}
  const seen = new Set<string>()
  let isOld = false
  const changes = lines.flatMap((line, at) => {
    const wrong = wrongField(line, known, seen)
    if (wrong) refused[`${at}.${wrong.field}`] = [wrong.reason]
    seen.add(placeOf(line))
    const before = known.find(line)
    if (line.version !== undefined && line.version !== (before?.version ?? 0)) isOld = true
    const after = line.price ? changed(line, before) : undefined
    if (after && !isRangeRight(after)) refused[`${at}.discountValidTo`] = [shelfRefusals.discount_range]
    const { shelfType, target } = line
    return isSame(before, after) ? [] : [{ shelfType, target, before, after }]
  })
  if (Object.keys(refused).length) throw refuseFields(refused)
  if (isOld) throw refuse(kitRefusals.changed_meanwhile, { present: known.present() })
  return changes
}

const placeOf = ({ shelfType, target }: Line): string => `${shelfType} ${target}`

const wrongField = (line: Line, { field, types, targets }: Known, seen: ReadonlySet<string>) => {
  if (!types.has(line.shelfType)) return { field: 'shelfType', reason: inputRefusals.unknown }
  if (!targets.has(line.target)) return { field, reason: inputRefusals.unknown }
  return seen.has(placeOf(line)) ? { field, reason: shelfRefusals.listed_twice } : undefined
}

const changed = (line: Line, before: Stored | undefined): Stored => ({
  ...(before ?? { id: newId(), shelfType: line.shelfType, version: 0 }),
  price: line.price,
  ...withDiscountOf(before ?? NO_DISCOUNT, line),
})

const isSame = (before: Stored | undefined, after: Stored | undefined): boolean =>
  before?.price === after?.price &&
  before?.discountPercent === after?.discountPercent &&
  before?.discountValidFrom === after?.discountValidFrom &&
  before?.discountValidTo === after?.discountValidTo

/** How many more things than before the changes leave for each value of a field. */
export const countsBy = (
  changes: readonly LineChange[],
  field: 'shelfType' | 'target',
): Map<string, number> =>
  new Map(
    [...Map.groupBy(changes, change => change[field])].map(([id, some]) => [
      id,
      some.reduce((sum, { before, after }) => sum + Number(!!after) - Number(!!before), 0),
    ]),
  )

/** DynamoDB takes this many writes in a transaction. */
const MOST_WRITES = 100

/** Refuses 400 `too_long` for a save that does not fit into one commit. */
export const inOneCommit = (writes: Write[]): Write[] => {
  if (writes.length > MOST_WRITES) throw refuseFields({ non_field_errors: [inputRefusals.too_long] })
  return writes
}

/** One row of the audit for each type that the changes are about. `targets`: the periods or services by their ids. */
export const noteLines = (
  caller: Staff,
  { market: { marketId, country }, types }: Pick<Catalogue, 'market' | 'types'>,
  changes: readonly LineChange[],
  targets: ReadonlyMap<string, { name: string }>,
): Write[] =>
  [...Map.groupBy(changes, ({ shelfType }) => shelfType)].flatMap(([id, some]) =>
    audit(marketId, country, {
      caller,
      kind: 'shelf-type',
      id,
      name: types.get(id)?.name,
      before: notedFields(some, 'before', targets),
      after: notedFields(some, 'after', targets),
    }),
  )

/** The fields of a type that the changes are noted by: `price <id of the period>`, with the period's name inside. */
const notedFields = (
  changes: readonly LineChange[],
  which: 'before' | 'after',
  targets: ReadonlyMap<string, { name: string }>,
): Record<string, unknown> =>
  Object.fromEntries(
    changes.map(change => {
      const { price, discountPercent, discountValidFrom, discountValidTo } = change[which] ?? {}
      const name = targets.get(change.target)?.name
      const shown = change[which] && { name, price, discountPercent, discountValidFrom, discountValidTo }
      return [`price ${change.target}`, shown]
    }),
  )
