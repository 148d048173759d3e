/** A piece of a receipt that is booked: its line, its product, and what it adds to the sums. */
import { saleReturned, sold } from '#events/sales.ts'
import { sum } from '#shared/kit/money.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { campaignAt, sellPriceOn } from '#shared/products/price.ts'
import { divisionOf } from '#shared/sales/book.ts'
import { quantityOf, type ReceiptLine } from '#shared/tills/receipt.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { emit } from '../../kit/outbox.ts'
import type { Write } from '../../kit/table.ts'
import type { Product } from '../../products/table/product.ts'
import { comeBack, moveProducts, reduce, sell } from '../../products/table/product-life.ts'
import type { KeptReceipt } from '../../tills/table/receipt.ts'
import { putLine, refOf, type SaleLine } from '../table/line.ts'
import { addToShop, addToTenant, type Sum } from '../table/sums.ts'

/** What a line was about, and whose it was. */
export type Goods = Pick<SaleLine, 'userNumber' | 'number' | 'type' | 'name'>

export interface Booked {
  receipt: Pick<KeptReceipt, 'till' | 'id' | 'at'>
  day: string
  line: ReceiptLine
  goods: Goods
  /** Undefined: goods without items of their own. */
  product: Product | undefined
  /** The tenant's commission on the day of the line, in per cent. */
  fee: number
  /** The market bears what the till took off the price. */
  shopBears: boolean
  paid: number
  /** Of a return, the line that it undoes, and of a reduction that which it makes cheaper; empty: it is a sale. */
  undoes: string
  /** The thing stays sold, for less. */
  isReduction?: boolean
  /** The line that it mirrors. */
  original?: SaleLine | undefined
  /** The line, where an earlier, broken-off try has written it with its product and its tenant's sums. */
  written?: SaleLine | undefined
}

/**
 * Pieces, below zero for those that came back, none where a thing stays sold for less. A quantity that no thing has, or that
 * the amount belies, counts as one.
 */
const quantityIn = ({ product, undoes, isReduction, line, paid }: Booked): number => {
  if (isReduction) return 0
  if (product) return undoes ? -1 : 1
  const pieces = quantityOf(line.quantity)
  const sign = Math.sign(paid) || Math.sign(pieces) || 1
  return Number.isInteger(pieces) && Math.sign(pieces) === sign ? pieces : sign
}

/** The line of a piece: as it is written, where it is, or as it would be written now. */
export const lineOf = (piece: Booked): SaleLine => {
  const { receipt, day, line, goods, product, undoes, written, original } = piece
  if (written) return written
  const campaign = original ? original.campaign : product && campaignAt(product, day)?.id
  return {
    ...goods,
    day,
    at: receipt.at,
    bookedTs: nowSeconds(),
    till: receipt.till,
    purchase: receipt.id,
    row: line.row,
    unitPrice: line.unitPrice,
    quantity: quantityIn(piece),
    ...divisionOf({ ...piece, sellPrice: product && sellPriceOn(product, day) }),
    undoes,
    ...(campaign ? { campaign } : {}),
  }
}

/** What the line of a piece says was paid. */
export const paidFor = (piece: Booked): number => lineOf(piece).paid

/** The product after it was sold, came back, or became cheaper. */
export const productAfter = (piece: Booked, product: Product): Product => {
  const line = lineOf(piece)
  const { day, at, paid, share, fee } = line
  const remembered = { ref: refOf(line), day, at }
  if (piece.isReduction) return reduce(product, remembered, { paid, share })
  return piece.undoes ? comeBack(product, remembered) : sell(product, remembered, { paid, share, fee })
}

/**
 * The lines of pieces, their products, what they add to their tenants' sums, how many goods these have in the shop and lines
 * of sales, and what of their share is not settled.
 */
export const pieceWrites = (market: string, pieces: readonly Booked[]): Write[] => {
  const byTenant = Map.groupBy(pieces, ({ goods }) => goods.userNumber)
  return [
    ...pieces.map(piece => putLine(market, lineOf(piece))),
    ...[...byTenant].flatMap(([userNumber, theirs]) => {
      const moves = theirs.flatMap(piece =>
        piece.product ? [{ before: piece.product, after: productAfter(piece, piece.product) }] : [],
      )
      const unsettled = sum(theirs.map(piece => lineOf(piece).share))
      return moveProducts(market, userNumber, moves, { sales: theirs.length, unsettled })
    }),
    ...tenantSums(market, pieces),
  ]
}

const sumOf = (piece: Booked): Sum => {
  const { day, type, quantity, paid, commission } = lineOf(piece)
  return { day, type, figures: { number: quantity, rows: 1, paid, commission } }
}

const DAY_SECONDS = 86_400

/** For how many days a product was for sale at a moment; undefined: it does not say since when. */
export const daysForSale = ({ onSaleTs }: Pick<Product, 'onSaleTs'>, at: Seconds): number | undefined =>
  onSaleTs ? Math.max(0, Math.floor((at - onSaleTs) / DAY_SECONDS)) : undefined

/** In which campaign a thing was sold, and how long it stood until then. What comes back takes both away again. */
const aboutThing = (piece: Booked): Partial<Sum> => {
  const { product, original, receipt, isReduction } = piece
  if (!product) return {}
  const { campaign, quantity } = lineOf(piece)
  const stood = isReduction ? undefined : daysForSale(product, (original ?? receipt).at)
  return {
    ...(campaign ? { campaign } : {}),
    ...(stood === undefined ? {} : { stoodDays: quantity < 0 ? 0 - stood : stood }),
  }
}

const sumOfTenant = (piece: Booked): Sum => ({ ...sumOf(piece), ...aboutThing(piece) })

/** What pieces of one day add to the sums of their tenants. */
export const tenantSums = (market: string, pieces: readonly Booked[]): Write[] =>
  [...Map.groupBy(pieces, ({ goods }) => goods.userNumber)].flatMap(([userNumber, theirs]) => {
    const [first, ...others] = theirs.map(sumOfTenant)
    return first ? [addToTenant(market, userNumber, [first, ...others])] : []
  })

/** What pieces of one receipt add to the sums of the shop. */
export const shopSums = (market: string, purchase: string, pieces: readonly Booked[]): Write[] => {
  const [first, ...others] = pieces.map(sumOf)
  return first ? [addToShop(market, purchase, [first, ...others])] : []
}

/**
 * Says what pieces of one receipt have sold, and what came back, an event each, however many things they are. A reduction
 * moves no thing, and stands among what came back: its tenant gets less.
 */
export const saleEvents = (market: string, pieces: readonly Booked[]): Write[] => {
  const isBack = (piece: Booked) => quantityIn(piece) <= 0
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
    numbers: lines.filter(({ quantity }) => quantity).map(({ number }) => number),
    share: Math.abs(sum(lines.map(({ share }) => share))),
    thing: lines[0]?.name ?? '',
  }))
  const { receipt, day } = first
  return [emit(market, event, { till: receipt.till, purchase: receipt.id, day, at: receipt.at, tenants })]
}
