/**
 * A plan of things and days on landscape pages as data: a row a thing, a column a day, bars over days. What a bar is has
 * a letter and a pattern, so that it is read without colour. `functions/kit/pdf/` draws it. It knows no domain.
 */
import type { Language } from './language.ts'

/** Lines of a bar's ground: none, slanting either way, lying, standing, crossed. */
export type Pattern = 'plain' | 'rising' | 'falling' | 'lying' | 'standing' | 'crossed'

export interface BarLook {
  letter: string
  pattern: Pattern
  word: string
}

export interface StripBar {
  /** Columns, from 0. A bar that goes on outside of the strip has no edge there. */
  from: number
  to: number
  beginsBefore: boolean
  endsAfter: boolean
  look: BarLook
  text: string
  /** All of it in words, for who hears it. */
  spoken: string
}

export interface StripRow {
  title: string
  bars: StripBar[]
}

export interface StripDay {
  /** "28" below "l", the first letter of its weekday. */
  number: string
  letter: string
  isClosed: boolean
  /** A stronger line before it. */
  beginsWeek: boolean
}

export interface StripPage {
  /** What the rows have in common. */
  title: string
  rows: StripRow[]
}

export interface Strip {
  language: Language
  /** The heading, and the title of the file. */
  title: string
  sender: string
  rowTitle: string
  days: StripDay[]
  pages: StripPage[]
  /** Beside the looks: what hatched days are. */
  closedWord: string
  looks: BarLook[]
  footer: string
  /** "Side 1 af 2". */
  pageLabel: (page: number, of: number) => string
}
