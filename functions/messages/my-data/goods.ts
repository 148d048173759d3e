/** What a tenant typed for sale, what was sold of it, and what they got for it, as the file of their data has it. */
import { toWire } from '#shared/kit/money.ts'
import type { DataBalanceRow, DataSale, DataSettlement, DataThing } from '#shared/messages/my-data.ts'
import { readDays } from '../../balances/table/balance-transaction.ts'
import { listSettlements } from '../../payouts/table/settlement.ts'
import { readAllOf } from '../../products/table/product.ts'
import { readLinesOf } from '../../sales/table/line.ts'
import { iso } from './bookings.ts'

const EVER = { from: '0000-01-01', to: '9999-12-31' }
/** More than a tenant sells in the years for which books are kept. */
const MOST_SALES = 100_000

export const readThings = async (market: string, userNumber: string): Promise<DataThing[]> =>
  (await readAllOf(market, userNumber)).map(thing => ({
    number: thing.number,
    name: thing.name,
    description: thing.description,
    price: toWire(thing.price),
    discountPercent: thing.discount,
    sheet: thing.sheet,
    status: thing.status,
    handedOutAt: thing.checkoutTs === null ? null : iso(thing.checkoutTs),
  }))

export const readSales = async (market: string, userNumber: string): Promise<DataSale[]> =>
  (await readLinesOf(market, userNumber, EVER, MOST_SALES)).map(line => ({
    soldAt: iso(line.at),
    number: line.number,
    name: line.name,
    quantity: line.quantity,
    paid: toWire(line.paid),
    commission: toWire(line.commission),
    share: toWire(line.share),
  }))

/** The newest settlements of a tenant and older ones, a page after the other. */
export const readSettled = async (
  market: string,
  userNumber: string,
  page = 1,
): Promise<DataSettlement[]> => {
  const { results, pagesCount } = await listSettlements(market, userNumber, page)
  const shown = results.map(one => ({
    ...{ number: one.number, dateFrom: one.dateFrom, dateTo: one.dateTo },
    turnover: toWire(one.turnoverUsed + one.turnoverNew),
    commission: toWire(one.feeUsed + one.feeNew),
    ...{ rent: toWire(one.rentOffset), share: toWire(one.share), youReceive: toWire(one.youReceive) },
  }))
  return page < pagesCount ? [...shown, ...(await readSettled(market, userNumber, page + 1))] : shown
}

export const readOwed = async (market: string, userNumber: string): Promise<DataBalanceRow[]> =>
  (await readDays(market, userNumber, EVER, false)).map(({ day, type, description: text, amount }) => ({
    ...{ day, type, text },
    amount: toWire(amount),
  }))
