/**
 * The public holidays of the product's countries, as a file. The package that knows them is three times as large as a
 * function may be, so it works here and not in the cloud.
 */
import Holidays from 'date-holidays'
import { COUNTRY_CODES } from '#shared/kit/country-codes.ts'
import { LANGUAGES } from '#shared/kit/language.ts'

const FIRST_YEAR = 2026
const YEARS = 15

interface Holiday {
  /** In each language; a name that the package has not got is in the country's own. */
  names: Record<string, string>
  days: string[]
}

const holidaysOf = (country: string): Holiday[] => {
  const calendar = new Holidays(country.toUpperCase(), { types: ['public'] })
  const byRule = new Map<string, Holiday>()
  for (let year = FIRST_YEAR; year < FIRST_YEAR + YEARS; year++) {
    for (const { rule, date } of calendar.getHolidays(year)) {
      const found = byRule.get(rule) ?? { names: {}, days: [] }
      byRule.set(rule, { ...found, days: [...found.days, date.slice(0, 10)] })
    }
  }
  for (const language of LANGUAGES) {
    for (const { rule, name } of calendar.getHolidays(FIRST_YEAR, language)) {
      const found = byRule.get(rule)
      if (found) found.names[language] = name
    }
  }
  return [...byRule.values()].filter(({ names }) => Object.keys(names).length)
}

/** Holidays by country, in the order of the year. */
export const holidaysText = (): string => {
  const countries = COUNTRY_CODES.map(code => `  "${code}": ${JSON.stringify(holidaysOf(code))}`)
  return `{\n${countries.join(',\n')}\n}\n`
}
