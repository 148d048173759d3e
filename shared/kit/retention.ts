/** How long the books of a country are kept, and with them issued documents and the audit (D53). */
import { COUNTRIES } from './countries.ts'
import type { CountryCode } from './country-codes.ts'
import { type Seconds, toSeconds } from './units.ts'

/** The moment after which a record of this day may go: some years after the year's end. */
export const booksKeptUntil = (country: CountryCode, day: string): Seconds => {
  const year = Number(day.slice(0, 4)) + COUNTRIES[country].keepsBooksYears + 1
  return toSeconds(Date.UTC(year, 0))
}
