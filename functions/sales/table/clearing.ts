/** Lines of receipts that fit nothing, until staff say what they are (D43). */
import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { minor, seconds, toMillis } from '#shared/kit/units.ts'
import { CLEARING_REASONS } from '#shared/sales/book.ts'
import { TILLS } from '#shared/tills/receipt.ts'
import type { Entity } from '../../kit/entity.ts'
import { readPage } from '../../kit/list.ts'
import { listed } from '../../kit/listed.ts'
import { get, type Item, type Key, putNextVersion, type Write } from '../../kit/table.ts'

export const CLEARING_STATES = ['open', 'assigned', 'aside'] as const
export type ClearingState = (typeof CLEARING_STATES)[number]

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
  reason: z.enum(CLEARING_REASONS),
  state: z.enum(CLEARING_STATES),
  /** Why staff have set it aside, or the number of the product that it was. */
  answer: z.string(),
  version: z.number(),
})

export type ClearingLine = z.infer<typeof clearing>

const clearingKey = (market: string, id: string): Key => ({ pk: `${market}#CLEARING#${id}`, sk: 'CLEARING' })

const listOf = (state: ClearingState): string => `CLEARING#${state}`

const toItem = (market: string, value: ClearingLine): Item => ({
  ...clearingKey(market, value.id),
  kind: 'clearing-line',
  ...value,
  ...listed(market, [
    {
      list: listOf(value.state),
      sort: `${new Date(toMillis(value.at)).toISOString()}#${value.id}`,
      // A drawer spans a month.
      drawerLength: 7,
    },
  ]),
})

/** Writes a new line. The receipt, which is booked once, guards it. */
export const newClearing = (market: string, value: ClearingLine): Write => ({
  put: { Item: toItem(market, value) },
})

/** Writes a line if its version is unchanged; otherwise throws `TryAgain`. */
export const putClearing = (market: string, value: ClearingLine): Write =>
  putNextVersion(toItem(market, value), value.version)

/** A line by its id. Refuses 404 `not_found`. */
export const readClearing = async (market: string, id: string): Promise<ClearingLine> => {
  const item = await get(clearingKey(market, id))
  if (!item) throw refuse(commonRefusals.not_found)
  return clearing.parse(item)
}

/** A page of the lines of a state, the oldest first. */
export const readClearings = async (market: string, state: ClearingState, page: number) => {
  const { items, ...rest } = await readPage({ market, list: listOf(state), index: 1 }, page)
  return { ...rest, lines: items.map(item => clearing.parse(item)) }
}

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
  reason: 'no_number',
  state: 'open',
  answer: '',
  version: 1,
}

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: [],
  samples: {
    newClearing: ['{market}', sample],
    putClearing: ['{market}', sample],
    readClearing: ['{market}', '{line}'],
    readClearings: ['{market}', 'open', 1],
  },
}
