/** Lines of receipts that fit nothing, until staff say what they are (D43). */
import * as z from 'zod/mini'
import type { Day } from '#shared/kit/day.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { minor, seconds, toMillis } from '#shared/kit/units.ts'
import { CLEARING_REASONS } from '#shared/sales/book.ts'
import { ASIDE_KINDS, CLEARING_STATES, type ClearingState } from '#shared/sales/clearing-fields.ts'
import { TILLS } from '#shared/tills/receipt.ts'
import type { Entity } from '../../kit/entity.ts'
import { countOf, readPage } from '../../kit/list.ts'
import { listed } from '../../kit/listed.ts'
import { get, type Item, type Key, putNextVersion, TryAgain, type Write } from '../../kit/table.ts'
import { openPlace } from '../../markets/table/badges.ts'

const clearing = z.object({
  /** Till, purchase and row. */
  id: z.string(),
  till: z.enum(TILLS),
  purchase: z.string(),
  row: z.number(),
  at: seconds,
  day: z.string(),
  number: z.string(),
  name: z.string(),
  quantity: z.string(),
  amount: minor,
  currency: z.string(),
  reason: z.enum(CLEARING_REASONS),
  state: z.enum(CLEARING_STATES),
  /** Why staff have set it aside, or the number of the product that it was. */
  answer: z.string(),
  /** What it was, where it is set aside; null: it is not, or that was before lines said so. */
  asideKind: z._default(z.nullable(z.enum(ASIDE_KINDS)), null),
  /** How often a sale that it made was taken back. */
  undone: z._default(z.number(), 0),
  version: z.number(),
})

export type ClearingLine = z.infer<typeof clearing>

const clearingKey = (market: string, id: string): Key => ({ pk: `${market}#CLEARING#${id}`, sk: 'CLEARING' })

/** The lines of a day have lists of their own, so that the drawers of all of them stay few. */
const ofDay = (state: ClearingState, day: Day): string => `CLEARING#${state}#${day}`

const toItem = (market: string, value: ClearingLine): Item => {
  const sort = `${new Date(toMillis(value.at)).toISOString()}#${value.id}`
  // A drawer spans a month.
  const place = { sort, drawerLength: 7 }
  const { state, day } = value
  return {
    ...clearingKey(market, value.id),
    kind: 'clearing-line',
    ...value,
    ...listed(market, [
      state === 'open' ? openPlace(place) : { list: `CLEARING#${state}`, ...place },
      { list: ofDay(state, day), ...place },
    ]),
  }
}

/** Thrown when the line is there already. */
export class ClearedBefore extends Error {}

/** Writes a new line. Throws `ClearedBefore` when it is there: staff may have answered it since. */
export const newClearing = (market: string, value: ClearingLine): Write => ({
  put: { Item: toItem(market, value), ConditionExpression: 'attribute_not_exists(pk)' },
  onConditionFailed: new ClearedBefore(),
})

/** Writes a line if its version is unchanged; otherwise throws `TryAgain`. */
export const putClearing = (market: string, value: ClearingLine): Write =>
  putNextVersion(toItem(market, value), value.version)

/** Removes a line if its version is unchanged; otherwise throws `TryAgain`. */
export const removeClearing = (market: string, { id, version }: ClearingLine): Write => ({
  remove: {
    Key: clearingKey(market, id),
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': version },
  },
  onConditionFailed: new TryAgain(),
})

/** A line by its id. Refuses 404 `not_found`. */
export const readClearing = async (market: string, id: string): Promise<ClearingLine> => {
  const item = await get(clearingKey(market, id))
  if (!item) throw refuse(commonRefusals.not_found)
  return clearing.parse(item)
}

/** A page of the lines of a state, of one day or of all, the oldest first. */
export const readClearings = async (
  market: string,
  { state, day }: { state: ClearingState; day?: Day | undefined },
  page: number,
) => {
  const order = day
    ? ({ market, list: ofDay(state, day), index: 2 } as const)
    : ({ market, list: `CLEARING#${state}`, index: 1 } as const)
  const { items, ...rest } = await readPage(order, page)
  return { ...rest, lines: items.map(item => clearing.parse(item)) }
}

/** How many lines of a day wait for an answer. */
export const countOpenOf = (market: string, day: Day): Promise<number> =>
  countOf({ market, list: ofDay('open', day), index: 2 })

const sample: ClearingLine = {
  id: '{line}',
  till: 'zettle',
  purchase: '{purchase}',
  row: 0,
  at: 0,
  day: '2026-11-21',
  number: '',
  name: '',
  quantity: '1',
  amount: 0,
  currency: 'DKK',
  reason: 'no_number',
  state: 'open',
  answer: '',
  asideKind: null,
  undone: 0,
  version: 1,
}

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: ['countOpenOf'],
  samples: {
    countOpenOf: ['{market}', '2026-11-21'],
    newClearing: ['{market}', sample],
    putClearing: ['{market}', sample],
    removeClearing: ['{market}', sample],
    readClearing: ['{market}', '{line}'],
    readClearings: ['{market}', { state: 'open' }, 1],
  },
}
