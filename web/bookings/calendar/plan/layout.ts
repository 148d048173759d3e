/** Which row stands where, and which rows and days are in sight: plain arithmetic, because all rows of a kind are alike. */
import type { ShelfNames } from '#shared/shelves/staff-shelves-calls.ts'
import { dayAt, NAME_WIDTH, type Range } from './axis.ts'

export type Shelf = ShelfNames['results'][number]
export type ShelfType = ShelfNames['types'][number]

export const GROUP_HEIGHT = 27
export const SHELF_HEIGHT = 24
/** Months, weeks, weekdays and days. */
export const HEAD_HEIGHT = 74

interface Placed {
  /** From the top of the grid, below its head. */
  top: number
  /** The row's number for screen readers; the head is row 1. */
  index: number
  type: ShelfType
}

export interface GroupRow extends Placed {
  shelf?: undefined
  isOpen: boolean
}

export interface ShelfRow extends Placed {
  shelf: Shelf
}

export type Row = GroupRow | ShelfRow

export const heightOf = ({ shelf }: Row): number => (shelf ? SHELF_HEIGHT : GROUP_HEIGHT)

/** The rows by type, without the shelves of closed groups. A type without shelves has no row. */
export const rowsOf = (
  types: readonly ShelfType[],
  shelves: readonly Shelf[],
  isClosed: (type: string) => boolean,
): Row[] => {
  const rows: Row[] = []
  let top = 0
  const add = (row: Omit<GroupRow, 'top' | 'index'> | Omit<ShelfRow, 'top' | 'index'>, height: number) => {
    rows.push({ ...row, top, index: rows.length + 2 } as Row)
    top += height
  }
  for (const type of types) {
    const own = shelves.filter(shelf => shelf.type === type.id)
    if (!own.length) continue
    const isOpen = !isClosed(type.id)
    add({ type, isOpen }, GROUP_HEIGHT)
    if (isOpen) for (const shelf of own) add({ type, shelf }, SHELF_HEIGHT)
  }
  return rows
}

export const heightOfAll = (rows: readonly Row[]): number => {
  const last = rows.at(-1)
  return last ? last.top + heightOf(last) : 0
}

/** The row at a distance from the top of the grid, below its head. */
export const rowAt = (rows: readonly Row[], top: number): Row | undefined => {
  let [low, high] = [0, rows.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((rows[middle]?.top ?? 0) <= top) low = middle
    else high = middle - 1
  }
  const row = rows[low]
  return row && top >= row.top && top < row.top + heightOf(row) ? row : undefined
}

/** What is drawn: rows by their place in the list, and days. */
export interface Block {
  rowFrom: number
  /** Exclusive. */
  rowTo: number
  first: number
  last: number
}

/** Rows and days come and go in blocks, so that most scrolling draws nothing new. */
const ROWS = 12
const DAYS = 14

const down = (number: number, step: number): number => Math.floor(number / step) * step

export interface Seen {
  top: number
  left: number
  width: number
  height: number
}

/** The days in sight. */
export const daysSeen = ({ left, width }: Seen, axis: Range, dayWidth: number): Range => ({
  first: dayAt(left + NAME_WIDTH, axis, dayWidth),
  last: dayAt(left + Math.max(width, NAME_WIDTH + 1) - 1, axis, dayWidth),
})

export const blockOf = (seen: Seen, rows: readonly Row[], axis: Range, dayWidth: number): Block => {
  const days = daysSeen(seen, axis, dayWidth)
  const rowFrom = down(indexAt(rows, seen.top), ROWS)
  const rowTo = Math.min(rows.length, down(indexAt(rows, seen.top + seen.height), ROWS) + ROWS)
  return {
    rowFrom: Math.max(0, rowFrom),
    rowTo,
    first: Math.max(axis.first, axis.first + down(days.first - axis.first, DAYS)),
    last: Math.min(axis.last, axis.first + down(days.last - axis.first, DAYS) + DAYS - 1),
  }
}

const indexAt = (rows: readonly Row[], top: number): number => {
  const found = rowAt(rows, Math.max(0, top))
  return found ? found.index - 2 : rows.length - 1
}

export const sameBlock = (one: Block, other: Block): boolean =>
  one.rowFrom === other.rowFrom &&
  one.rowTo === other.rowTo &&
  one.first === other.first &&
  one.last === other.last
