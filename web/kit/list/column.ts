import type { ComponentType, ReactNode } from 'react'
import type { ColumnType, WorkbookCell } from '#shared/kit/workbook.ts'

/** One column of a list's table. */
export interface Column<Row> {
  /** Its name at the server. */
  name: string
  title: string
  cell: (row: Row) => ReactNode
  /** What a file has of it, where the cell is more than a text. */
  file?: { type: ColumnType; value: (row: Row) => WorkbookCell }
  /** Set where the list can be ordered by it: which end the server gives first, and how the order is named. */
  sort?: { direction: 'ascending' | 'descending'; label: string }
  /** Numbers line up on the right. */
  isNumber?: boolean
  /** Stays on one line, as numbers do: from one date to another. */
  isWhole?: boolean
}

/** A row on a phone: two to four short lines. */
export interface Card {
  name: ReactNode
  /** At the end of the first line, as a price. */
  end?: ReactNode
  /** What distinguishes it from others of that name. */
  details: readonly string[]
  status?: ReactNode
}

/** A choice that narrows a list down. */
export interface Filter {
  name: string
  label: string
  /** Without options, and without a box of its own, it is a day. */
  options?: readonly { value: string; label: string }[]
  /** Shows the choices by itself, always in sight. */
  asSwitch?: (value: string, choose: (wanted: string) => void) => ReactNode
  /** Where the choices are too many for a list: shows what is chosen, and finds another. Empty: nothing is. */
  box?: ComponentType<{ label: string; value: string; onChoose: (value: string) => void }>
  /** The last day of a range names the filter of the first day, before which it cannot be. */
  firstDay?: string
}

/** A page of a list as every list answers (decision D5). */
export interface Page<Row> {
  results: readonly Row[]
  page: number
  pagesCount: number
  /** How many there are on all pages. */
  count?: number
  /** There are more hits than were counted (decision D29). */
  more?: boolean
}
