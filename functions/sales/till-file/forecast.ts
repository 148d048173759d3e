/**
 * What would become of receipts if they were booked one after another now: by the rules of booking itself
 * (`functions/sales/receipt/decide.ts`), on products as they would be then. So staff see two sales of one thing in one file, and a
 * return of what the same file sold, before anything is written.
 */
import { sum } from '#shared/kit/money.ts'
import type { FileReceipt } from '#shared/tills/csv-receipts.ts'
import type { Market } from '../../markets/table/market.ts'
import { type Product, readByNumbers } from '../../products/table/product.ts'
import {
  dayOf,
  decideKnown,
  type Known,
  type NewClearing,
  ownerOf,
  standing,
  tenantsOf,
} from '../receipt/decide.ts'
import { type Booked, lineOf, productAfter } from '../receipt/piece.ts'
import { placeOf, readLines, refOf, type SaleLine } from '../table/line.ts'

export interface Forecast {
  from: FileReceipt
  day: string
  /** What would be booked, by rows of the receipt, and what would wait. */
  lines: ReadonlyMap<number, SaleLine>
  cleared: readonly NewClearing[]
}

/** The lines in which products are sold that a row gives back. */
const readUndone = async (
  market: string,
  receipts: readonly FileReceipt[],
  things: ReadonlyMap<string, Product>,
): Promise<Map<string, SaleLine>> => {
  const back = receipts.flatMap(({ receipt }) => receipt.lines.filter(({ paid }) => paid < 0))
  const products = [...new Set(back.map(({ number }) => number))].flatMap(number => things.get(number) ?? [])
  const places = products.flatMap(({ soldIn, lines, userNumber }) =>
    lines.filter(({ ref }) => ref === soldIn).map(sold => ({ ...placeOf(sold), userNumber })),
  )
  return new Map((await readLines(market, places)).map(line => [refOf(line), line]))
}

/** Reads each product and tenant once, however many rows there are; writes nothing. */
export const forecast = async (market: Market, receipts: readonly FileReceipt[]): Promise<Forecast[]> => {
  const { marketId } = market
  const rows = receipts.flatMap(({ receipt }) => receipt.lines)
  const things = await readByNumbers(marketId, [...new Set(rows.map(({ number }) => number))])
  const owners = [...new Set(rows.flatMap(row => ownerOf(market, things, row) ?? []))]
  const [tenants, undone] = await Promise.all([
    tenantsOf(marketId, owners),
    readUndone(marketId, receipts, things),
  ])
  return receipts.map(from => {
    const receipt = { ...from.receipt, job: '', bookedTs: null, returned: {} }
    const day = dayOf(market, receipt)
    const none = { original: undefined, generic: new Map(), own: new Map() }
    const known: Known = { market, receipt, day, things, tenants, ...none }
    const { booked, cleared } = decideKnown(known)
    const lines = new Map(booked.map(piece => [piece.line.row, booking(piece, things, undone)] as const))
    return { from, day, lines, cleared }
  })
}

/** The line of a piece. Notes what its product is then, and the line itself, for what comes after it. */
const booking = (piece: Booked, things: Map<string, Product>, lines: Map<string, SaleLine>): SaleLine => {
  const line = lineOf({ ...piece, original: standing(piece.product, lines.get(piece.undoes)) })
  lines.set(refOf(line), line)
  if (piece.product) things.set(piece.goods.number, productAfter(piece, piece.product))
  return line
}

/** What a receipt brings tenants, and what of it waits. */
export const moneyOf = ({ lines, cleared }: Forecast) => ({
  lines: sum([...lines.values()].map(({ paid }) => paid)),
  clearing: sum(cleared.map(({ amount }) => amount)),
})
