/** The sheets of a shop that wait for its staff. */
import type { Language } from '#shared/kit/language.ts'
import { SHEET } from '#shared/products/states.ts'
import { readCustomers } from '../customers/table/customer.ts'
import type { Market } from '../markets/table/market.ts'
import { readSheetsWith } from './table/sheet.ts'
import { toSheet } from './to-response.ts'

/** So many are counted. */
const MOST = 100
const SHOWN = 6

/**
 * How many sheets wait, and the oldest of them with the names of their tenants. One query, of some hundred bytes a sheet,
 * and one read for each tenant of what is shown.
 */
export const listWaiting = async ({ marketId, language }: Market, asked: Language | undefined) => {
  const sheets = await readSheetsWith(marketId, SHEET.ready, MOST)
  const shown = sheets.slice(0, SHOWN)
  const numbers = [...new Set(shown.map(({ userNumber }) => userNumber))]
  const names = new Map(
    (await readCustomers(marketId, numbers)).map(({ userNumber, name }) => [userNumber, name]),
  )
  return {
    count: sheets.length,
    results: shown.map(sheet => {
      const { id, customer, name, created, productsCount } = toSheet({ language: asked ?? language }, sheet)
      return { id, customer, customerName: names.get(customer) ?? '', name, created, productsCount }
    }),
  }
}
