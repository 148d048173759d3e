/** The clearing list as staff read it: lines with the products that they may be. */
import type { Day } from '#shared/kit/day.ts'
import type { ProductId } from '#shared/products/number.ts'
import type { ClearingState } from '#shared/sales/clearing-fields.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { readProduct } from '../products/table/product.ts'
import { type KeptReceipt, readReceipt } from '../tills/table/receipt.ts'
import { byNumber, likelyFor, neighboursOf, toCandidates, weighed } from './likely.ts'
import { type ClearingLine, readClearing, readClearings } from './table/clearing.ts'

const toShown = ({ version: _, day, row: __, undone: ___, asideKind, ...line }: ClearingLine) => ({
  ...line,
  kind: asideKind,
  date: day,
})

/** A line with the product of its number. */
export const shownLine = async (market: Market, line: ClearingLine) => ({
  ...toShown(line),
  likely: await toCandidates(market, await byNumber(market.marketId, [line])),
})

/** A page of the list, of a day or of all: a product and a tenant at most for each line. */
export const listClearing = async (
  marketId: string,
  { state, date, page }: { state: ClearingState; date?: Day | undefined; page: number },
) => {
  const [market, { lines, ...rest }] = await Promise.all([
    readMarket(marketId),
    readClearings(marketId, { state, day: date }, page),
  ])
  const found = await byNumber(marketId, lines)
  const candidates = await toCandidates(market, found)
  return {
    ...rest,
    results: lines.map(line => ({
      ...toShown(line),
      likely: candidates.filter((_, at) => found[at]?.line === line),
    })),
  }
}

const toReceipt = (line: ClearingLine, receipt: KeptReceipt | undefined) =>
  receipt
    ? {
        number: receipt.number,
        total: receipt.total,
        lines: receipt.lines.map(({ row, number, name, quantity, paid }) => ({
          row,
          number,
          name,
          quantity,
          paid,
          isThis: row === line.row,
        })),
      }
    : null

/** A line with its receipt. Refuses 404 `not_found`. */
export const readLine = async (marketId: string, id: string) => {
  const [market, line] = await Promise.all([readMarket(marketId), readClearing(marketId, id)])
  const receipt = await readReceipt(marketId, line.till, line.purchase)
  return {
    ...toShown(line),
    receipt: toReceipt(line, receipt),
    likely: await toCandidates(market, await likelyFor(marketId, line, receipt)),
  }
}

/** How well a product fits a line, and what follows. Refuses 404 `not_found`. */
export const weighLine = async (marketId: string, id: string, product: ProductId) => {
  const [market, line, thing] = await Promise.all([
    readMarket(marketId),
    readClearing(marketId, id),
    readProduct(marketId, product),
  ])
  const receipt = await readReceipt(marketId, line.till, line.purchase)
  const found = weighed(line, thing, neighboursOf(line, receipt))
  const [candidate] = await toCandidates(market, [{ line, found }])
  if (!candidate) throw new Error('a product has a tenant')
  return candidate
}
