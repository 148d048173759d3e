/** The clearing list: staff say what a line was, or set it aside. Each line gets one answer. */

import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import { genericName } from '#shared/products/generic-names.ts'
import { genericNumber, idText, numberFrom, type ProductId, prefixOf } from '#shared/products/number.ts'
import { isInShop, PRODUCT } from '#shared/products/states.ts'
import { salesRefusals } from '#shared/sales/refusals.ts'
import { readCustomer } from '../customers/table/customer.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { type Product, readProduct, readProducts } from '../products/table/product.ts'
import { addToDay } from '../tills/table/till-day.ts'
import { type Booked, type Goods, paidFor, pieceWrites, saleEvents, sumWrites } from './piece.ts'
import {
  type ClearingLine,
  type ClearingState,
  putClearing,
  readClearing,
  readClearings,
} from './table/clearing.ts'
import { placeOf, readLines, type SaleLine } from './table/line.ts'

/** A page of the list, with the products that its lines may be. */
export const listClearing = async (
  market: string,
  { state, page }: { state: ClearingState; page: number },
) => {
  const { lines, ...rest } = await readClearings(market, state, page)
  return { ...rest, results: await Promise.all(lines.map(line => toShown(market, line))) }
}

/** The number of a line is the best evidence of what it was. */
const likelyFor = async (market: string, { number, state }: ClearingLine): Promise<Product[]> => {
  const id = numberFrom(number)
  if (!id || state !== 'open') return []
  return readProducts(market, id.userNumber, [id.running])
}

const toShown = async (market: string, line: ClearingLine) => {
  const { version: _, day, row: __, ...rest } = line
  const likely = await likelyFor(market, line)
  return {
    ...rest,
    date: day,
    likely: likely
      .filter(({ status }) => isInShop(status))
      .map(product => ({
        product: idText(product),
        number: product.number,
        name: product.name,
        price: product.price,
      })),
  }
}

/** Refuses `clearing_done` when a line has its answer. */
const checkOpen = ({ state }: ClearingLine): void => {
  if (state !== 'open') throw refuse(salesRefusals.clearing_done)
}

/** Writes the answer to a line, with a row of the audit. */
const answered = (
  { marketId, country }: Market,
  staff: Staff,
  line: ClearingLine,
  after: Pick<ClearingLine, 'state' | 'answer'>,
): Write[] => [
  putClearing(marketId, { ...line, ...after }),
  ...audit(marketId, country, {
    caller: staff,
    kind: 'clearing-line',
    id: line.id,
    name: line.name || line.number,
    before: { state: line.state, answer: '' },
    after,
  }),
]

/** The line in which a product is sold. Refuses `product_not_sold` where it is not. */
const soldLineOf = async (market: string, product: Product): Promise<SaleLine> => {
  const sold = product.lines.find(({ ref }) => ref === product.soldIn)
  if (product.status !== PRODUCT.sold || !sold) throw refuse(salesRefusals.product_not_sold)
  const [line] = await readLines(market, [{ ...placeOf(sold), userNumber: product.userNumber }])
  if (!line) throw refuse(salesRefusals.product_not_sold)
  return line
}

/** Whose goods a line was, where nobody knows which thing. */
const tenantsPiece = async (
  { marketId, country, ...market }: Market,
  line: ClearingLine,
  userNumber: string,
): Promise<Booked> => {
  const { fee, vatRateType: type } = await readCustomer(marketId, userNumber)
  const number = genericNumber(prefixOf({ marketId, ...market }), { type, userNumber })
  const name = line.name || genericName(country, { type, userNumber })
  return { ...pieceOf(line, { userNumber, type, number, name }, fee), product: undefined }
}

/** An amount below zero is a return: it mirrors the line in which the product was sold. */
const productsPiece = async (marketId: string, line: ClearingLine, product: Product): Promise<Booked> => {
  const { fee } = await readCustomer(marketId, product.userNumber)
  const { userNumber, number, type, name } = product
  const piece = { ...pieceOf(line, { userNumber, number, type, name }, fee), product }
  if (line.amount < 0)
    return { ...piece, undoes: product.soldIn, original: await soldLineOf(marketId, product) }
  if (!isInShop(product.status)) throw refuse(salesRefusals.product_sold)
  return piece
}

/** Which product a line was, or only whose goods. */
interface Meant {
  product?: ProductId | undefined
  customer?: string | undefined
}

const pieceFor = async (
  market: Market,
  line: ClearingLine,
  { product, customer }: Meant,
): Promise<Booked> => {
  const { marketId } = market
  if (product) return productsPiece(marketId, line, await readProduct(marketId, product))
  if (customer) return tenantsPiece(market, line, customer)
  throw refuseFields({ product: [inputRefusals.required] })
}

/** Refuses `clearing_done`, `product_sold`, `product_not_sold`, and 404 `not_found`. */
export const assign = (marketId: string, staff: Staff, id: string, meant: Meant) =>
  retryOnConflict(async () => {
    const [market, line] = await Promise.all([readMarket(marketId), readClearing(marketId, id)])
    checkOpen(line)
    const piece = await pieceFor(market, line, meant)
    const amount = paidFor(piece)
    const answer = { state: 'assigned', answer: piece.goods.number } as const
    await commit([
      ...answered(market, staff, line, answer),
      ...pieceWrites(marketId, [piece]),
      ...sumWrites(marketId, line.purchase, [piece]),
      ...saleEvents(marketId, [piece]),
      addToDay(marketId, line.day, line.till, {
        lines: amount,
        clearing: 0 - line.amount,
        beside: line.amount - amount,
      }),
    ])
    return toShown(marketId, { ...line, ...answer })
  })

const pieceOf = (line: ClearingLine, goods: Goods, fee: number): Omit<Booked, 'product'> => ({
  receipt: { till: line.till, id: line.purchase, at: line.at },
  day: line.day,
  line: {
    row: line.row,
    number: goods.number,
    name: goods.name,
    quantity: line.quantity,
    unitPrice: line.amount,
    paid: line.amount,
  },
  goods,
  fee,
  paid: line.amount,
  undoes: '',
  isThere: false,
})

/** Refuses `clearing_done` and 404 `not_found`. */
export const setAside = (marketId: string, staff: Staff, id: string, reason: string) =>
  retryOnConflict(async () => {
    const [market, line] = await Promise.all([readMarket(marketId), readClearing(marketId, id)])
    checkOpen(line)
    const { amount } = line
    await commit([
      ...answered(market, staff, line, { state: 'aside', answer: reason }),
      addToDay(marketId, line.day, line.till, { aside: amount, clearing: 0 - amount }),
    ])
    return toShown(marketId, { ...line, state: 'aside', answer: reason })
  })
