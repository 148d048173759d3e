/** A piece of a receipt that is booked: its line, its product, and what it adds to the sums. */
import { saleReturned, sold } from '#events/sales.ts'
import { sum } from '#shared/kit/money.ts'
import { sellPriceOn } from '#shared/products/price.ts'
import { isInShop, PRODUCT } from '#shared/products/states.ts'
import { type Divided, dividedOf } from '#shared/sales/book.ts'
import { quantityOf, type ReceiptLine } from '#shared/tills/receipt.ts'
import { countGoods } from '../customers/table/live-bookings.ts'
import { emit } from '../kit/outbox.ts'
import type { Write } from '../kit/table.ts'
import { type Product, putProduct } from '../products/table/product.ts'
import type { KeptReceipt } from '../tills/table/receipt.ts'
import { putLine, refOf, type SaleLine } from './table/line.ts'
import { addToShop, addToTenant, type Sum } from './table/sums.ts'

/** What a line was about, and whose it was. */
export type Goods = Pick<SaleLine, 'userNumber' | 'number' | 'type' | 'name'>

export interface Booked {
  receipt: Pick<KeptReceipt, 'till' | 'id' | 'at'>
  day: string
  line: ReceiptLine
  goods: Goods
  /** Undefined: goods without items of their own. */
  product: Product | undefined
  /** The tenant's commission now, in per cent. */
  fee: number
  /** The market bears what the till took off the price. */
  shopBears: boolean
  paid: number
  /** Of a return: the line that it undoes; empty: it is a sale. */
  undoes: string
  /** The line that it mirrors. */
  original?: SaleLine | undefined
  /** The line, where an earlier, broken-off try has written it with its product and its tenant's sums. */
  written?: SaleLine | undefined
}

/** How what was paid for a piece is divided: as its line says where that is written, else by the rule. */
export const divisionOf = (piece: Booked): Divided => {
  const { product, day, paid, fee, shopBears, original, written } = piece
  if (written) return written
  return dividedOf({ paid, fee, shopBears, original, sellPrice: product && sellPriceOn(product, day) })
}

/** What the line of a piece says was paid. */
export const paidFor = (piece: Booked): number => divisionOf(piece).paid

/** Pieces, below zero for those that came back. A quantity that no thing has, or that the amount belies, counts as one. */
const quantityIn = ({ product, undoes, line, paid }: Booked): number => {
  if (product) return undoes ? -1 : 1
  const pieces = quantityOf(line.quantity)
  const sign = Math.sign(paid) || Math.sign(pieces) || 1
  return Number.isInteger(pieces) && Math.sign(pieces) === sign ? pieces : sign
}

/** The line of a piece. */
export const lineOf = (piece: Booked): SaleLine => {
  const { receipt, day, line, goods, undoes, written } = piece
  if (written) return written
  const { paid, commission, share, fee } = divisionOf(piece)
  return {
    ...goods,
    day,
    at: receipt.at,
    till: receipt.till,
    purchase: receipt.id,
    row: line.row,
    unitPrice: line.unitPrice,
    quantity: quantityIn(piece),
    paid,
    commission,
    share,
    fee,
    undoes,
  }
}

/** A product remembers so many of its lines: it is sold, comes back, and is sold again. */
const MOST_LINES = 10

/** The product after it was sold, or came back: then it is for sale again, with the label that it has. */
export const productAfter = (piece: Booked, product: Product): Product => {
  const { receipt, day, line, undoes } = piece
  const ref = refOf({ till: receipt.till, purchase: receipt.id, row: line.row })
  const { paid, share, fee } = lineOf(piece)
  const remembered = { ref, day, at: receipt.at, brought: { paid, share, fee } }
  const lines = [...product.lines, remembered].slice(-MOST_LINES)
  if (!undoes) return { ...product, status: PRODUCT.sold, soldIn: ref, lines }
  const status = product.labelPrice === null ? PRODUCT.active : PRODUCT.printed
  return { ...product, status, soldIn: '', lines }
}

/** By how much a product that was sold, or came back, changes how many goods its tenant has in the shop. */
const goodsBy = (after: Product | undefined): number => {
  if (!after) return 0
  return isInShop(after.status) ? 1 : -1
}

/**
 * The lines of pieces, their products, what they add to their tenants' sums, and how many goods these have in the shop and
 * lines of sales.
 */
export const pieceWrites = (market: string, pieces: readonly Booked[]): Write[] => {
  const all = pieces.map(piece => ({ piece, after: piece.product && productAfter(piece, piece.product) }))
  const byTenant = Map.groupBy(all, ({ piece }) => piece.goods.userNumber)
  return [
    ...all.flatMap(({ piece, after }) => [
      putLine(market, lineOf(piece)),
      ...(after ? [putProduct(market, after)] : []),
    ]),
    ...[...byTenant].map(([userNumber, theirs]) =>
      countGoods(market, userNumber, {
        goods: sum(theirs.map(({ after }) => goodsBy(after))),
        sales: theirs.length,
      }),
    ),
    ...tenantSums(market, pieces),
  ]
}

const sumOf = (piece: Booked): Sum => {
  const { day, type, quantity, paid, commission } = lineOf(piece)
  return { day, type, figures: { number: quantity, rows: 1, paid, commission } }
}

/** What pieces of one day add to the sums of their tenants. */
export const tenantSums = (market: string, pieces: readonly Booked[]): Write[] =>
  [...Map.groupBy(pieces, ({ goods }) => goods.userNumber)].flatMap(([userNumber, theirs]) => {
    const [first, ...others] = theirs.map(sumOf)
    return first ? [addToTenant(market, userNumber, [first, ...others])] : []
  })

/** What pieces of one receipt add to the sums of the shop. */
export const shopSums = (market: string, purchase: string, pieces: readonly Booked[]): Write[] => {
  const [first, ...others] = pieces.map(sumOf)
  return first ? [addToShop(market, purchase, [first, ...others])] : []
}

/** Says what pieces of one receipt have sold, and what came back: an event each, however many things they are. */
export const saleEvents = (market: string, pieces: readonly Booked[]): Write[] => {
  const isBack = (piece: Booked) => quantityIn(piece) < 0
  const [returned, gone] = [pieces.filter(isBack), pieces.filter(piece => !isBack(piece))]
  return [...eventOf(market, sold, gone), ...eventOf(market, saleReturned, returned)]
}

const eventOf = (
  market: string,
  event: typeof sold | typeof saleReturned,
  pieces: readonly Booked[],
): Write[] => {
  const [first] = pieces
  if (!first) return []
  const byTenant = Map.groupBy(pieces.map(lineOf), ({ userNumber }) => userNumber)
  const tenants = [...byTenant].map(([userNumber, lines]) => ({
    userNumber,
    rows: lines.map(({ row }) => row),
    numbers: lines.map(({ number }) => number),
    share: Math.abs(sum(lines.map(({ share }) => share))),
    thing: lines[0]?.name ?? '',
  }))
  const { receipt, day } = first
  return [emit(market, event, { till: receipt.till, purchase: receipt.id, day, at: receipt.at, tenants })]
}
