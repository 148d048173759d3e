/** The piece of a sale that the answer to a line of the clearing list makes, and the one that undoes it. */
import { feeOn } from '#shared/customers/fees.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import { genericName } from '#shared/products/generic-names.ts'
import { genericFrom, genericNumber, numberFrom, type ProductId, prefixOf } from '#shared/products/number.ts'
import { isInShop, PRODUCT } from '#shared/products/states.ts'
import { moneyBack } from '#shared/sales/book.ts'
import { salesRefusals } from '#shared/sales/refusals.ts'
import { readCustomer } from '../customers/table/customer.ts'
import type { Market } from '../markets/table/market.ts'
import { type Product, readProduct } from '../products/table/product.ts'
import { standing } from './receipt/decide.ts'
import type { Booked } from './receipt/piece.ts'
import type { ClearingLine } from './table/clearing.ts'
import { placeOf, readLines, refOf, type SaleLine } from './table/line.ts'

/**
 * A receipt has fewer rows. The lines that answers make, and those that undo them, stand beyond them: the row itself may be
 * the line of a piece that was booked, whose rest waits here.
 */
export const ROWS = 10_000

/** The row of the sale that the next answer makes, and the row of what undoes it. */
const rowOf = ({ row, undone }: ClearingLine) => row + ROWS * (2 * undone + 1)
const undoingRow = (line: ClearingLine): number => rowOf(line) + ROWS

/** The line in which a product is sold; undefined where it is not. */
export const soldLineOf = async (market: string, product: Product): Promise<SaleLine | undefined> => {
  const sold = product.lines.find(({ ref }) => ref === product.soldIn)
  if (product.status !== PRODUCT.sold || !sold) return undefined
  return (await readLines(market, [{ ...placeOf(sold), userNumber: product.userNumber }]))[0]
}

/** What an answer says that a line was: a thing, or goods without items of their own. */
type Thing = Pick<Booked, 'goods' | 'product'>

const thingOf = (product: Product): Thing => {
  const { userNumber, number, type, name } = product
  return { goods: { userNumber, number, type, name }, product }
}

const pieceAt = (market: Market, line: ClearingLine, thing: Thing, fee: number): Booked => ({
  receipt: { till: line.till, id: line.purchase, at: line.at },
  day: line.day,
  line: {
    row: rowOf(line),
    number: thing.goods.number,
    name: thing.goods.name,
    quantity: line.quantity,
    unitPrice: line.amount,
    paid: line.amount,
  },
  ...thing,
  fee,
  shopBears: market.shopBearsTillDiscount,
  paid: line.amount,
  undoes: '',
})

/** What a line becomes as a product whose tenant pays this commission on its day, whether or not that can be. */
export const pieceIfAssigned = async (
  market: Market,
  line: ClearingLine,
  product: Product,
  fee: number,
): Promise<Booked> => {
  const piece = pieceAt(market, line, thingOf(product), fee)
  if (line.amount >= 0) return piece
  const original = standing(product, await soldLineOf(market.marketId, product))
  const isReduction = original && moneyBack(0 - line.amount, original.paid) === 'reduction'
  return { ...piece, undoes: product.soldIn, original, ...(isReduction ? { isReduction } : {}) }
}

/** Which product a line was, or only whose goods. */
export interface Meant {
  product?: ProductId | undefined
  customer?: string | undefined
}

/**
 * What a line becomes. An amount below zero is a return, which mirrors what stands of the line in which the product was
 * sold, or less of it, a reduction. Refuses `product_sold`, `product_not_sold`, and 404 `not_found`.
 */
export const pieceFor = (
  market: Market,
  line: ClearingLine,
  { product, customer }: Meant,
): Promise<Booked> => {
  if (product && customer) throw refuseFields({ customer: [inputRefusals.invalid] })
  if (product) return productsPiece(market, line, product)
  if (customer) return tenantsPiece(market, line, customer)
  throw refuseFields({ product: [inputRefusals.required] })
}

const productsPiece = async (market: Market, line: ClearingLine, id: ProductId): Promise<Booked> => {
  const product = await readProduct(market.marketId, id)
  const tenant = await readCustomer(market.marketId, product.userNumber)
  const piece = await pieceIfAssigned(market, line, product, feeOn(tenant, line.day))
  if (line.amount < 0 && !piece.original) throw refuse(salesRefusals.product_not_sold)
  if (line.amount >= 0 && !isInShop(product.status)) throw refuse(salesRefusals.product_sold)
  return piece
}

/** Books a line for a tenant, where staff know whose it was and not which product. */
const tenantsPiece = async (market: Market, line: ClearingLine, userNumber: string): Promise<Booked> => {
  const tenant = await readCustomer(market.marketId, userNumber)
  const type = tenant.vatRateType
  const number = genericNumber(prefixOf(market), { type, userNumber })
  const name = line.name || genericName(market.country, { type, userNumber })
  const thing = { goods: { userNumber, type, number, name }, product: undefined }
  return pieceAt(market, line, thing, feeOn(tenant, line.day))
}

/** The sale, or the return, that the present answer of a line has made, and what it was about. */
const readMade = async (market: string, line: ClearingLine) => {
  const id = numberFrom(line.answer)
  const owner = id ?? genericFrom(line.answer)
  if (!owner) throw refuse(salesRefusals.clearing_moved_on)
  const product = id && (await readProduct(market, id))
  const { till, purchase, at, day } = line
  const [made] = await readLines(market, [
    { till, purchase, at, day, row: rowOf(line), userNumber: owner.userNumber },
  ])
  if (!made) throw refuse(salesRefusals.clearing_moved_on)
  const { userNumber, number, type, name } = made
  return { made, thing: product ? thingOf(product) : { goods: { userNumber, number, type, name }, product } }
}

/**
 * What undoes the present answer: the mirror of the line that it made. Refuses `clearing_moved_on` when the product is no
 * longer as that line left it.
 */
export const pieceBack = async (market: Market, line: ClearingLine): Promise<Booked> => {
  const { thing, made } = await readMade(market.marketId, line)
  const { product } = thing
  const isSale = made.quantity > 0
  const isReduction = product !== undefined && made.quantity === 0
  if (product && !isAsLeft(made, product)) throw refuse(salesRefusals.clearing_moved_on)
  const piece = pieceAt(market, line, thing, made.fee)
  return {
    ...piece,
    line: {
      ...piece.line,
      row: undoingRow(line),
      quantity: String(0 - made.quantity),
      unitPrice: made.unitPrice,
    },
    paid: 0 - made.paid,
    undoes: isSale || isReduction ? refOf(made) : '',
    isReduction,
    original: made,
  }
}

/** Nothing has happened to a product since an answer made this line. */
const isAsLeft = (made: SaleLine, { soldIn, status }: Product): boolean => {
  if (made.quantity > 0) return soldIn === refOf(made)
  return made.quantity < 0 ? isInShop(status) : soldIn === made.undoes
}
