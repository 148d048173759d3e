/** What becomes of a line that a till has sold: a sale of a product, or a line of the clearing list with the reason (D43). */
import type { Minor } from '../kit/units.ts'
import { type Division, divide } from '../products/price.ts'
import { isInShop, PRODUCT, type ProductStatus } from '../products/states.ts'
import { MOST_ROUNDING, quantityOf, type ReceiptLine, spread } from '../tills/receipt.ts'

/** Why a line fits nothing. */
export const CLEARING_REASONS = [
  /** An amount without a number. */
  'no_number',
  /** A number that is none of the market's products. */
  'unknown_number',
  /** A number of another market. */
  'other_market',
  /** It was sold before. */
  'sold_twice',
  /** The rest of a quantity above one: a thing is sold once. */
  'more_than_one',
  /** Its tenant has it back, or it is not for sale yet. */
  'not_in_shop',
  /** A quantity that no thing has: half, or none. */
  'odd_quantity',
  /** The receipt does not add up. */
  'odd_amount',
  /** The till gave more back than was paid: this is the rest. */
  'too_much_back',
  'other_currency',
  /** A return of what was never sold. */
  'return_unknown',
  /** The till's clock says a moment that cannot be. */
  'wrong_clock',
  /** It is booked, and nothing was paid for it. */
  'for_nothing',
] as const
export type ClearingReason = (typeof CLEARING_REASONS)[number]

/** A piece of a receipt as far as it decides how what was paid is divided. */
interface Piece {
  /** Below zero where it came back. */
  paid: Minor
  /** The tenant's commission on its day, in per cent. */
  fee: number
  /** What its product was to cost on that day; undefined: goods without items of their own. */
  sellPrice: Minor | undefined
  /** The market bears what the till takes off the price. */
  shopBears: boolean
  /** Of a return and of a reduction: what stands of the sale, as far as it is known. */
  original?: Division | undefined
  /** It stays sold, for less. */
  isReduction?: boolean | undefined
}

/**
 * How what was paid for a piece is divided. A return mirrors its line, number for number, and so who bore the discount. Goods
 * without items of their own may come back in part, at the commission at which they were sold. A return whose line is not
 * known mirrors what the sale of this amount would be today: then the market's setting of today says who bears the discount.
 * A reduction changes the sale to what it would be at the lower amount; where the shop bears discounts, the share stays. One
 * that is taken back is mirrored.
 */
export const divisionOf = ({ paid, fee, sellPrice, shopBears, original, isReduction }: Piece): Division => {
  if (original && isReduction) return paid > 0 ? mirrored(original) : reducedBy(paid, original, shopBears)
  if (sellPrice === undefined) return divide(paid, original?.fee ?? fee)
  if (original) return mirrored(original)
  const base = (amount: Minor) => (shopBears ? Math.max(amount, sellPrice) : amount)
  if (paid < 0) return mirrored(divide(0 - paid, fee, base(0 - paid)))
  return divide(paid, fee, base(paid))
}

/** By lines that add up: after any reductions a sale is what one sale of the lower amount would be, to the minor unit. */
const reducedBy = (paid: Minor, { paid: before, fee }: Division, shopBears: boolean): Division => {
  const share = shopBears ? 0 : divide(before + paid, fee).share - divide(before, fee).share
  return { paid, commission: paid - share, share, fee }
}

/** What money back for a sold thing can mean. */
export type MoneyBack = 'return' | 'reduction' | 'too_much'

/**
 * Money back of what was paid is a return, also where cash was rounded: less than a unit of the currency, and less than a
 * tenth of it, makes no difference. Less is a reduction, and the thing stays sold. Both amounts above zero.
 */
export const moneyBack = (back: Minor, paid: Minor): MoneyBack => {
  const difference = paid - back
  if (Math.abs(difference) <= Math.min(MOST_ROUNDING - 1, Math.floor(paid / 10))) return 'return'
  return difference > 0 ? 'reduction' : 'too_much'
}

/** The sign turned, without a zero below zero. */
export const mirrored = ({ paid, commission, share, fee }: Division): Division => ({
  paid: 0 - paid,
  commission: 0 - commission,
  share: 0 - share,
  fee,
})

/** What is known of the thing whose number a line has. */
export interface Known {
  status: ProductStatus
  /** The line in which it was sold, `zettle.<purchase>.<row>`; empty: it is not sold. */
  soldIn: string
  /** What stands as paid for it; left out: nobody knows. */
  soldFor?: Minor | undefined
  /** What it was to cost on the day. */
  sellPrice: Minor
}

/** Goods without items of their own are sold as often as somebody types their number. */
const GENERIC = 'generic'

/** What a piece of a product does: it is sold, comes back, or stays sold for less. */
export const HAPPENINGS = ['sale', 'return', 'reduction'] as const
export type Happening = (typeof HAPPENINGS)[number]

/** What a line becomes: at most one piece of a product, and the rest in the clearing list. */
export interface Outcome {
  /** What was paid for the piece that is booked; undefined: none is. */
  booked?: { kind: Happening; paid: Minor }
  cleared?: { reason: ClearingReason; amount: Minor; quantity: string }
}

interface Asked {
  line: ReceiptLine
  /** How this line is known: till, purchase and row. */
  ref: string
  /** The number is of this market's kind, or of another market's. */
  number: 'ours' | 'other' | 'none'
  known: Known | typeof GENERIC | undefined
  /** Why the whole receipt cannot be booked. */
  receiptReason: ClearingReason | undefined
  /** In which line the purchase that this one undoes has sold the thing; undefined: it has not. */
  soldBefore: string | undefined
}

const reasonOf = ({ line, number, known, receiptReason }: Asked): ClearingReason | undefined => {
  if (receiptReason) return receiptReason
  if (!line.number) return 'no_number'
  // A market that takes another prefix still sells what its old labels say.
  if (!known) return number === 'other' ? 'other_market' : 'unknown_number'
  const pieces = quantityOf(line.quantity)
  if (!Number.isInteger(pieces) || pieces === 0) return 'odd_quantity'
  // A sale takes money, and a return gives it back.
  return Math.sign(line.paid) === 0 - Math.sign(pieces) ? 'odd_amount' : undefined
}

/** Decides about a line of a receipt. What a redelivery finds booked by itself it decides again in the same way. */
export const outcomeOf = (asked: Asked): Outcome => {
  const { line, ref, known, soldBefore } = asked
  const { paid, quantity } = line
  const clear = (reason: ClearingReason): Outcome => ({ cleared: { reason, amount: paid, quantity } })
  const reason = reasonOf(asked)
  if (reason || !known) return clear(reason ?? 'unknown_number')
  const pieces = quantityOf(quantity)
  if (pieces < 0 && soldBefore === undefined) return clear('return_unknown')
  if (known === GENERIC) return { booked: { kind: pieces < 0 ? 'return' : 'sale', paid } }
  if (pieces < 0) return backOf(asked, pieces, known.soldFor)
  if (known.soldIn === ref) return saleOf(asked, pieces, known.sellPrice)
  if (known.status === PRODUCT.sold) return clear('sold_twice')
  if (!isInShop(known.status)) return clear('not_in_shop')
  return saleOf(asked, pieces, known.sellPrice)
}

/** Staff hear of a thing that went for nothing: its price may be missing in the till. */
const saleOf = ({ line: { paid } }: Asked, pieces: number, sellPrice: Minor): Outcome => {
  const sale = firstPiece('sale', paid, pieces)
  if (paid !== 0 || sellPrice === 0 || sale.cleared) return sale
  return { ...sale, cleared: { reason: 'for_nothing', amount: 0, quantity: '1' } }
}

/** Money back of a thing for which `soldFor` was paid: it comes back, or it stays sold for less. */
const backOf = ({ line: { paid, quantity } }: Asked, pieces: number, soldFor: Minor | undefined): Outcome => {
  const all = firstPiece('return', paid, pieces)
  const first = all.booked?.paid ?? 0
  if (first === 0 && soldFor) return { cleared: { reason: 'odd_amount', amount: paid, quantity } }
  const kind = soldFor === undefined ? 'return' : moneyBack(0 - first, soldFor)
  if (kind !== 'too_much') return { ...all, booked: { kind, paid: first } }
  // No till gives back more than it took: it comes back for that, and staff say what the rest was.
  const back = 0 - (soldFor ?? 0)
  return {
    booked: { kind: 'return', paid: back },
    cleared: all.cleared
      ? { ...all.cleared, amount: paid - back }
      : { reason: 'too_much_back', amount: paid - back, quantity },
  }
}

/** One piece is booked; more of them are no products of their own. */
const firstPiece = (kind: 'sale' | 'return', paid: Minor, pieces: number): Outcome => {
  const count = Math.abs(pieces)
  if (count === 1) return { booked: { kind, paid } }
  const [first = 0] = spread(
    paid,
    Array.from({ length: Math.min(count, 1_000) }, () => 1),
  )
  return {
    booked: { kind, paid: first },
    cleared: {
      reason: 'more_than_one',
      amount: paid - first,
      quantity: String(pieces - Math.sign(pieces)),
    },
  }
}
