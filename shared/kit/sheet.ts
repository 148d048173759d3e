/**
 * A document on A4 pages as data: what it says, in one language, and in which order. `functions/kit/pdf/` draws it. It
 * knows no domain: receipts, lists and reports are all made of these parts.
 */
import type { Language } from './language.ts'

/** A heading and lines below it; a line with a label shows it before the value. */
export interface SheetBlock {
  title: string
  rows: { label?: string; value: string }[]
}

export interface SheetColumn {
  title: string
  /** Its share of the width, beside the other columns. */
  share: number
  /** Numbers stand on the right, all digits alike wide. */
  isNumber?: boolean
}

export interface SheetRow {
  /** A text for each column. */
  cells: string[]
  /** Small print below the first cell. */
  details?: string[]
}

export interface SheetTable {
  columns: SheetColumn[]
  rows: SheetRow[]
  /** Below the rows, on the right. The total stands out. */
  sums: { label: string; value: string; isTotal?: boolean }[]
}

export interface Sheet {
  language: Language
  /** The heading, and the title of the file. */
  title: string
  /** Under the heading. */
  subtitle?: string
  /** Whose document it is: its letterhead. */
  sender: { name: string; lines: string[] }
  /** Side by side, two in a line. */
  blocks: SheetBlock[]
  tables: SheetTable[]
  /** Paragraphs at the end. */
  notes: string[]
  /** At the foot of every page, beside the page's number. */
  footer: string
  /** "Side 1 af 2". */
  pageLabel: (page: number, of: number) => string
}
