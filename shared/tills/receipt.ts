/**
 * A receipt as a till says it, in the one shape that Reol works with, and what was paid for each of its rows. Amounts in
 * minor units with VAT; a return's are negative.
 */
import * as z from 'zod/mini'
import { round, sum } from '../kit/money.ts'
import { type Minor, minor, seconds } from '../kit/units.ts'

export const TILLS = ['zettle', 'flexpos', 'csv'] as const
export type TillName = (typeof TILLS)[number]

/** A discount of a row or of a whole receipt: a part of the amount in per cent, or an amount. */
export interface Discount {
  percentage?: number | undefined
  amount?: Minor | undefined
}

/** A row as the till has it. The quantity is a text with decimals, as tills write it; a return's is negative. */
export interface TillRow {
  unitPrice: Minor
  quantity: string
  discount?: Discount | undefined
}

const QUANTITY = /^-?\d{1,9}(\.\d{1,9})?$/

/** `"1.000"` is 1, `"-1"` is −1; NaN for what is no quantity. */
export const quantityOf = (text: string): number => (QUANTITY.test(text.trim()) ? Number(text) : Number.NaN)

/** What a discount takes off an amount: never more than all of it, on either side of zero. */
const discountOn = (amount: Minor, { percentage, amount: fixed }: Discount): Minor => {
  const off =
    fixed === undefined ? round((amount * (percentage ?? 0)) / 100) : Math.abs(fixed) * Math.sign(amount)
  return Math.sign(amount) * Math.min(Math.abs(off), Math.abs(amount))
}

/**
 * What a row comes to after its own discount. A fixed one counts once for the row, whatever its quantity. A quantity that is
 * none counts as one: the row goes to the clearing list anyhow.
 */
const rowTotal = ({ unitPrice, quantity, discount }: TillRow): Minor => {
  const pieces = quantityOf(quantity)
  const amount = round(unitPrice * (Number.isNaN(pieces) ? 1 : pieces))
  return discount ? amount - discountOn(amount, discount) : amount
}

/**
 * Divides an amount over parts by their sizes, to the minor unit: each part gets its share rounded towards zero, and what
 * is left goes to those that lost most, the first of two alike. The parts of the answer add up to the amount, and those of
 * the amount below zero mirror them.
 */
export const spread = (amount: Minor, sizes: readonly Minor[]): Minor[] => {
  const whole = sum(sizes)
  if (whole === 0 || amount === 0) return sizes.map(() => 0)
  const exact = sizes.map(size => (Math.abs(amount) * size) / whole)
  const parts = exact.map(Math.floor)
  const byLoss = exact
    .map((part, at) => ({ at, lost: part - Math.floor(part) }))
    .toSorted((one, other) => other.lost - one.lost || one.at - other.at)
  for (const { at } of byLoss.slice(0, Math.abs(amount) - sum(parts))) parts[at] = (parts[at] ?? 0) + 1
  return amount > 0 ? parts : parts.map(part => 0 - part)
}

/**
 * What was paid for each row: its own discount comes first, then those of the receipt one after another, each spread over
 * the rows by what they come to.
 */
export const paidForRows = (rows: readonly TillRow[], discounts: readonly Discount[]): Minor[] =>
  discounts.reduce<Minor[]>((paid, discount) => {
    const off = spread(discountOn(sum(paid), discount), paid)
    return paid.map((amount, at) => amount - (off[at] ?? 0))
  }, rows.map(rowTotal))

export const receiptLine = z.object({
  /** Which row of the receipt, from 0. With till and purchase it names the line for good. */
  row: z.number(),
  /** The number that was scanned or typed; empty for an amount without one. */
  number: z.string(),
  name: z.string(),
  quantity: z.string(),
  unitPrice: minor,
  /** After all discounts. */
  paid: minor,
})

export type ReceiptLine = z.infer<typeof receiptLine>

/** How a part of a receipt was paid, by the till's own word. A gift card lowers a debt and is no turnover (T5). */
const tender = z.object({ type: z.string(), amount: minor })

/** Of a till's word for a tender so many letters are kept. */
const MOST_LETTERS = 60
/** A sum has so many different words at most, and so many bytes of them: it is an item that each purchase writes. */
const MOST_WORDS = 30
const MOST_BYTES = 2_400
/** Under this word stands what no further word is kept for, and what the till has no word for. */
const OTHER_TENDER = 'other'

const bytesOf = (words: Iterable<string>): number => new TextEncoder().encode([...words].join('')).length

/** What was paid by which tender, to be added to sums that have the words `known` already. */
export const byTender = (tenders: Receipt['tenders'], known: readonly string[]): Record<string, Minor> => {
  const words = new Set(known)
  const sums = new Map<string, Minor>()
  for (const { type, amount } of tenders) {
    const own = [...type.trim()].slice(0, MOST_LETTERS).join('')
    const hasRoom = words.size < MOST_WORDS && bytesOf([...words, own]) <= MOST_BYTES
    const word = own && (words.has(own) || hasRoom) ? own : OTHER_TENDER
    words.add(word)
    sums.set(word, (sums.get(word) ?? 0) + amount)
  }
  return Object.fromEntries(sums)
}

export const receipt = z.object({
  till: z.enum(TILLS),
  /** The till's own id of the purchase. */
  id: z.string(),
  /** The number that people read on it. */
  number: z.string(),
  /** When it was paid, also where the till was offline and says it later. */
  at: seconds,
  /** What the till's clock said, where that cannot be: then `at` is when it was heard of. */
  saidAt: z.optional(seconds),
  currency: z.string(),
  /** What the till took, rounding of cash included. */
  total: minor,
  /** The purchase that this one undoes, wholly or in part. */
  refundOf: z.nullable(z.string()),
  /** What the till took beside the goods, as a tip; it belongs to the shop. */
  serviceCharge: minor,
  lines: z.array(receiptLine),
  tenders: z.array(tender),
})

export type Receipt = z.infer<typeof receipt>

/** What rounding of cash may change. From here on a receipt does not add up. */
export const MOST_ROUNDING = 100

/**
 * What the till took beside its lines: cash that was rounded (T6), or a tip. It belongs to the shop. `addsUp` is false
 * where that is more than rounding, and nothing on the receipt says why.
 */
export const beside = ({ total, lines, serviceCharge }: Receipt): { amount: Minor; addsUp: boolean } => {
  const amount = total - sum(lines.map(({ paid }) => paid))
  return { amount, addsUp: Math.abs(amount - serviceCharge) < MOST_ROUNDING }
}
