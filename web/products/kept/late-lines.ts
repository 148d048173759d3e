/** Lines that are kept in this browser of a sheet that takes none any more. Pure. */
import { amountIn } from '#shared/kit/typed-amount.ts'
import type { Thing } from '../thing/rows.ts'
import type { Kept } from './kept-rows.ts'

type Line = Kept['rows'][number]

export interface Late {
  /** Things that the server never got: a new sheet takes them. */
  fresh: readonly Line[]
  /** Things of the sheet that were typed on: they stay as they were. */
  changed: readonly Line[]
  /** Things of the sheet that were deleted here: they stay too. */
  deleted: readonly Thing[]
}

/** `things` are those of the sheet; of a sheet that was deleted there are none. */
export const lateLinesOf = ({ rows, removed, batch }: Kept, things: readonly Thing[]): Late => {
  const present = new Set(things.map(({ id }) => id))
  const isOnSheet = ({ id }: Line): boolean => id !== undefined && present.has(id)
  const sent = new Set(batch?.rows.map(({ key }) => key))
  // The answer was lost, and the server has it all the same.
  const hasArrived = ({ key, typed }: Line): boolean =>
    sent.has(key) &&
    things.some(({ name, price }) => name === typed.name.trim() && amountIn(price) === amountIn(typed.price))
  return {
    fresh: rows.filter(row => !isOnSheet(row) && !hasArrived(row)),
    changed: rows.filter(isOnSheet),
    deleted: things.filter(({ id }) => removed.includes(id)),
  }
}

/** What a new sheet begins with. There they are things of their own: one that is wrong waits as a line. */
export const keptOfNew = (fresh: readonly Line[]): Kept => ({
  rows: fresh.map(({ key, typed }) => ({ key, typed })),
  removed: [],
})
