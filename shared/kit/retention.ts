/** How long the books of a country are kept, and with them issued documents and the audit (D53). */
import { type Seconds, toSeconds } from './units.ts'

const YEARS: Record<string, number> = { dk: 5 }
const YEARS_ELSEWHERE = 10

/** The moment after which a record of this day may go: some years after the year's end. */
export const booksKeptUntil = (country: string, day: string): Seconds => {
  const year = Number(day.slice(0, 4)) + (YEARS[country] ?? YEARS_ELSEWHERE) + 1
  return toSeconds(Date.UTC(year, 0))
}
