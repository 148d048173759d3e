import type { Write } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import type { DecidedRow } from './import-fates.ts'
import { newByStaff } from './new-by-staff.ts'
import { takeUserNumbers } from './table/user-number.ts'

interface Import {
  /** So many customers get a mail to choose a password: the first ones. */
  mails: number
  /** The administrator who asked. */
  by: string
}

/** The writes that create the customers of these rows, four for each, as `create` does. */
export const createImported = async (
  market: Market,
  { mails, by }: Import,
  rows: readonly DecidedRow[],
): Promise<Write[]> => {
  const wanted = rows.flatMap(({ fate, fields }) => (fate === 'create' && fields ? [fields] : []))
  const numbers = await takeUserNumbers(market.marketId, wanted.length)
  return wanted.flatMap((fields, at) => {
    const userNumber = numbers[at] ?? ''
    return newByStaff(market, { caller: { username: by }, userNumber, fields, sendsMail: at < mails }).writes
  })
}
