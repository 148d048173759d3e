import type { settingsCalls } from '#shared/markets/settings-calls.ts'
import type { Verb } from '../kit/http.ts'
import { readMarket } from './table/market.ts'

/** The public holidays of the market's country, in the reader's language where the list of holidays has it. */
export const listHolidays: Verb<typeof settingsCalls.listHolidays> = async ({ market, query, language }) => {
  const { country, language: own } = await readMarket(market)
  // The holidays of the world are large, so only this call loads them.
  const { default: Holidays } = await import('date-holidays')
  const found = new Holidays(country.toUpperCase(), { types: ['public'] }).getHolidays(
    Number(query.year),
    language ?? own,
  )
  const byDay = new Map(found.map(({ date, name }) => [date.slice(0, 10), name]))
  return { results: [...byDay].map(([day, name]) => ({ day, name })).sort(byDate) }
}

const byDate = (one: { day: string }, other: { day: string }): number => (one.day < other.day ? -1 : 1)
