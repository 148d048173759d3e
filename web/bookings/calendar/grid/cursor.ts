/** Where the keyboard is in the grid, and where a key leads. */
import { addMonths } from '#shared/kit/day.ts'
import { type DayNumber, dayOf, numberOf, type Range } from '../plan/axis.ts'
import type { Row } from '../plan/layout.ts'

export interface Cursor {
  /** The id of a shelf, or of a type where it is on the row of a group. */
  row: string
  day: DayNumber
}

export const keyOfRow = ({ shelf, type }: Row): string => shelf?.id ?? type.id

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

export interface Around {
  rows: readonly Row[]
  today: DayNumber
  /** The days in sight. */
  seen: Range
  /** How many rows are in sight. */
  rowsSeen: number
  axis: Range
}

const clamp = (number: number, from: number, to: number): number => Math.min(to, Math.max(from, number))

const byMonth = (day: DayNumber, months: number): DayNumber => numberOf(addMonths(dayOf(day), months))

type Step = { rows?: number; day?: DayNumber }

const stepOf = (
  { key, ctrlKey, metaKey, shiftKey }: Key,
  day: DayNumber,
  around: Around,
): Step | undefined => {
  const isWhole = ctrlKey || metaKey
  const { rows, today, seen, rowsSeen } = around
  const steps: Record<string, () => Step> = {
    ArrowLeft: () => ({ day: day - 1 }),
    ArrowRight: () => ({ day: day + 1 }),
    ArrowUp: () => ({ rows: -1 }),
    ArrowDown: () => ({ rows: 1 }),
    Home: () => (isWhole ? { rows: -rows.length, day: today } : { day: seen.first }),
    End: () => (isWhole ? { rows: rows.length, day: seen.last } : { day: seen.last }),
    PageUp: () => (shiftKey ? { day: byMonth(day, -1) } : { rows: -rowsSeen }),
    PageDown: () => (shiftKey ? { day: byMonth(day, 1) } : { rows: rowsSeen }),
  }
  return steps[key]?.()
}

/** Where a key leads; undefined for a key that leads nowhere. */
export const cursorAfter = (cursor: Cursor, key: Key, around: Around): Cursor | undefined => {
  const step = stepOf(key, cursor.day, around)
  if (!step) return undefined
  const { rows, axis } = around
  const at = rows.findIndex(row => keyOfRow(row) === cursor.row)
  const row = rows[clamp(at + (step.rows ?? 0), 0, rows.length - 1)]
  return {
    row: row ? keyOfRow(row) : cursor.row,
    day: clamp(step.day ?? cursor.day, axis.first, axis.last),
  }
}
