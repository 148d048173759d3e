/** Counts what was sold for price guidance, once the transaction that sold it is committed. */
import { log } from '../../kit/log.ts'
import { commit } from '../../kit/table.ts'
import type { Product } from '../../products/table/product.ts'
import { addToGuide, type GuidedSale } from '../table/guide.ts'
import { type Booked, daysForSale, productAfter } from './piece.ts'

/** The sale in which a product is sold, for what stands as paid; none where it is not sold. */
const saleOf = (product: Product, by: 1 | -1): GuidedSale[] => {
  const { userNumber, type, name, soldFor, soldIn, lines } = product
  const line = lines.find(({ ref }) => ref === soldIn)
  if (!soldFor || !line) return []
  const { day, at } = line
  return [{ userNumber, type, name, day, paid: soldFor.paid, daysForSale: daysForSale(product, at), by }]
}

/**
 * Counts pieces that were just written, outside of their transaction. What a product was sold for before is taken back, what
 * it is sold for now is added: so a return ends its sale, and a reduction moves it. Goods without items of their own have no
 * name to be found by. Never throws: the sale is booked, and guidance without it is nearly the same.
 */
export const countForGuidance = async (market: string, pieces: readonly Booked[]): Promise<void> => {
  const sales = pieces.flatMap(piece =>
    piece.product ? [...saleOf(piece.product, -1), ...saleOf(productAfter(piece, piece.product), 1)] : [],
  )
  try {
    await Promise.all(addToGuide(market, sales).map(write => commit([write])))
  } catch (error) {
    log.warn('a sale is not counted for price guidance', { error: error as Error })
  }
}
