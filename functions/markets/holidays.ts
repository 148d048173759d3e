import type { settingsCalls } from '#shared/markets/settings-calls.ts'
import type { Verb } from '../kit/http.ts'
import { readMarket } from './table/market.ts'

/** The public holidays of the market's country in a year, in the reader's language. */
export const listHolidays: Verb<typeof settingsCalls.listHolidays> = async ({ market, query, language }) => {
  // `npm run docs` writes this file (infra/docs/holidays.ts): fifteen years of holidays. Only this call loads it.
  const { default: holidays } = await import('./holidays.json', { with: { type: 'json' } })
  const { country, language: own } = await readMarket(market)
  const named = holidays[country].flatMap(({ names, days }) =>
    days.filter(day => day.startsWith(query.year)).map(day => ({ day, name: names[language ?? own] })),
  )
  // Two holidays can fall on one day.
  const byDay = new Map(named.map(({ day, name }) => [day, name]))
  return { results: [...byDay].map(([day, name]) => ({ day, name })).sort(byDate) }
}

const byDate = (one: { day: string }, other: { day: string }): number => (one.day < other.day ? -1 : 1)
