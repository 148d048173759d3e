/** A file of start balances: kept for its market, read as staff chose, with the customers of its rows. */
import { email } from '#shared/kit/text.ts'
import { userNumber as numberShape } from '#shared/kit/user-number.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import {
  columnOfStart,
  type FoundRow,
  MOST_START_ROWS,
  readStartRow,
  type StartColumns,
  type StartRow,
  startColumnsOnce,
} from '#shared/payouts/start-file.ts'
import type { StartReading } from '#shared/payouts/start-file-calls.ts'
import { type DayOrder, orderOfDays } from '#shared/tills/csv-days.ts'
import { readCustomers } from '../customers/table/customer.ts'
import { readLogin } from '../identity/table/login.ts'
import type { CsvTable } from '../kit/read-csv.ts'
import { tableUploads } from '../kit/table-uploads.ts'
import { type Market, readMarket } from '../markets/table/market.ts'

export const startUploads = tableUploads({
  folder: 'start-balances',
  mostRows: MOST_START_ROWS,
  columnOf: columnOfStart,
})

/** Refuses `not_enabled` where the market keeps no balances. */
export const readMarketWithBalances = async (id: string): Promise<Market> => {
  const market = await readMarket(id)
  checkEnabled(market, 'accountBalanceFeature')
  return market
}

interface StartFile {
  columns: StartColumns
  /** The order of day and month, and whether the dates themselves say so. */
  days: { order: DayOrder; isSure: boolean }
  rows: StartRow[]
}

/** The cells of a column. */
export const cellsOf = (
  { rows }: CsvTable,
  columns: StartColumns,
  column: 'amount' | 'day',
): readonly string[] => {
  const at = columns.indexOf(column)
  return rows.map(({ cells }) => cells[at] ?? '')
}

/** Reads a file as staff chose; rows without a date are of `today`. */
export const readStartFile = (
  { timeZone, currencyCode: currency }: Market,
  table: CsvTable,
  chosen: StartReading,
  today: string,
): StartFile => {
  const columns = startColumnsOnce(chosen.columns)
  const days = orderOfDays(cellsOf(table, columns, 'day'), today)
  const reading = {
    ...{ columns, width: table.heads.length, dayOrder: chosen.dayOrder ?? days.order },
    ...{ plusIs: chosen.plusIs ?? 'tenants', currency, timeZone, today },
  } as const
  return { columns, days, rows: table.rows.map(row => readStartRow(row, reading)) }
}

const isNumber = (number: string): boolean => numberShape.safeParse(number).success
const isAddress = (address: string): boolean => email.safeParse(address).success

/**
 * The customers of some rows, by number or by address. Another system numbers its customers by itself, and a number of its may
 * be that of somebody else here: where a row has both, they must be one customer.
 */
export const findTenants = async (market: string, rows: readonly StartRow[]): Promise<FoundRow[]> => {
  const addresses = [...new Set(rows.map(({ address }) => address).filter(isAddress))]
  const logins = await Promise.all(addresses.map(address => readLogin(market, address)))
  const numberOf = new Map(addresses.map((address, at) => [address, logins[at]?.username]))
  const numbers = [...rows.map(({ number }) => number), ...numberOf.values()]
  const asked = [...new Set(numbers.flatMap(number => (number && isNumber(number) ? [number] : [])))]
  const tenants = new Map((await readCustomers(market, asked)).map(one => [one.userNumber, one]))
  return rows.map(row => {
    const byNumber = tenants.get(row.number)
    const byAddress = tenants.get(numberOf.get(row.address) ?? '')
    const isOther = byNumber && row.address && byNumber.userNumber !== byAddress?.userNumber
    const found = byAddress ?? byNumber
    return {
      ...row,
      tenant: isOther || !found ? undefined : { userNumber: found.userNumber, name: found.name },
      unread: row.unread ?? (isOther ? 'customer_differs' : null),
    }
  })
}
