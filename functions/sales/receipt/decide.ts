/** Decides what becomes of a receipt of a till: its lines as sales of products, or in the clearing list. */
import { feeOn } from '#shared/customers/fees.ts'
import { dayIn } from '#shared/kit/day.ts'
import { sum } from '#shared/kit/money.ts'
import { toMillis } from '#shared/kit/units.ts'
import { genericName } from '#shared/products/generic-names.ts'
import { type GenericGoods, genericFrom, numberFrom, prefixOf } from '#shared/products/number.ts'
import { sellPriceOn } from '#shared/products/price.ts'
import { PRODUCT } from '#shared/products/states.ts'
import { type ClearingReason, outcomeOf } from '#shared/sales/book.ts'
import { beside, type ReceiptLine } from '#shared/tills/receipt.ts'
import { type Customer, readCustomers } from '../../customers/table/customer.ts'
import type { Market } from '../../markets/table/market.ts'
import { type Product, readByNumbers } from '../../products/table/product.ts'
import { type KeptReceipt, readReceipt } from '../../tills/table/receipt.ts'
import type { ClearingLine } from '../table/clearing.ts'
import { placeOf, readLines, refOf, type SaleLine } from '../table/line.ts'
import type { Booked } from './piece.ts'

/** A receipt of at most so many lines is one transaction: none of it is there before all of it is. */
const MOST_AT_ONCE = 15

export const isLong = ({ lines }: Pick<KeptReceipt, 'lines'>): boolean => lines.length > MOST_AT_ONCE

export const dayOf = (market: Market, receipt: Pick<KeptReceipt, 'at'>): string =>
  dayIn(market.timeZone, toMillis(receipt.at))

/** What is known when a receipt is booked. */
export interface Known {
  market: Market
  receipt: KeptReceipt
  day: string
  /** The products by their numbers, and their tenants by theirs. */
  things: ReadonlyMap<string, Product>
  tenants: ReadonlyMap<string, Customer>
  /** The receipt that this one undoes, and the lines of goods without items of their own that it has sold. */
  original: KeptReceipt | undefined
  generic: ReadonlyMap<string, SaleLine>
  /** Pieces of this receipt that an earlier, broken-off try has written. */
  own: ReadonlyMap<string, SaleLine>
}

const readKnown = async (market: Market, receipt: KeptReceipt): Promise<Known> => {
  const { marketId } = market
  const [things, original] = await Promise.all([
    readByNumbers(
      marketId,
      receipt.lines.map(({ number }) => number),
    ),
    receipt.refundOf ? readReceipt(marketId, receipt.till, receipt.refundOf) : undefined,
  ])
  const owners = [...new Set(receipt.lines.flatMap(line => ownerOf(market, things, line) ?? []))]
  const [tenants, own, generic] = await Promise.all([
    tenantsOf(marketId, owners),
    isLong(receipt) ? linesOf(market, receipt, line => ownerOf(market, things, line)) : NO_LINES,
    original ? linesOf(market, original, ({ number }) => genericIn(market, number)?.userNumber) : NO_LINES,
  ])
  return { market, receipt, day: dayOf(market, receipt), things, tenants, original, generic, own }
}

/** Tenants by their numbers: those that are there. */
export const tenantsOf = async (
  market: string,
  userNumbers: readonly string[],
): Promise<Map<string, Customer>> =>
  new Map((await readCustomers(market, userNumbers)).map(tenant => [tenant.userNumber, tenant]))

/** The number of goods without items of their own, in this market. */
const genericIn = (market: Market, number: string): GenericGoods | undefined => {
  const named = genericFrom(number)
  return named?.prefix === prefixOf(market) ? named : undefined
}

/** The tenant whose line it is, as far as its number says. */
export const ownerOf = (
  market: Market,
  things: ReadonlyMap<string, Product>,
  { number }: Pick<ReceiptLine, 'number'>,
): string | undefined => (things.get(number) ?? genericIn(market, number))?.userNumber

/** What a line is about, if its number says that, and its tenant's commission of its day; the tenant is there. */
const goodsOf = ({ market, day, things, tenants }: Known, line: ReceiptLine) => {
  const product = things.get(line.number)
  const found = product ?? genericIn(market, line.number)
  const tenant = found && tenants.get(found.userNumber)
  if (!tenant) return undefined
  const { userNumber, type } = found
  const name = product?.name ?? (line.name || genericName(market.country, found))
  return { fee: feeOn(tenant, day), product, goods: { userNumber, type, name, number: line.number } }
}

export interface Decided {
  booked: readonly Booked[]
  cleared: readonly NewClearing[]
  /** The receipt that this one undoes. */
  original: KeptReceipt | undefined
}

/** What all lines of a receipt become. */
export const decide = async (market: Market, receipt: KeptReceipt): Promise<Decided> => {
  const known = await readKnown(market, receipt)
  const { booked, cleared } = decideKnown(known)
  return { booked: await withOriginals(known, booked), cleared, original: known.original }
}

/** The same of what is known; a return has not yet the line that it undoes. */
export const decideKnown = (known: Known): { booked: Booked[]; cleared: NewClearing[] } => {
  const booked: Booked[] = []
  const cleared: NewClearing[] = restOf(known)
  for (const line of known.receipt.lines) {
    const { piece, left } = decideLine(known, line, booked)
    if (piece) booked.push(piece)
    if (left) cleared.push(clearingLine(known, line, left))
  }
  return { booked, cleared }
}

/** What a line becomes; `before`: the pieces of the lines before it on the same receipt. */
const decideLine = (known: Known, line: ReceiptLine, before: readonly Booked[]) => {
  const { market, receipt, day, own } = known
  const ref = refOf({ till: receipt.till, purchase: receipt.id, row: line.row })
  const found = goodsOf(known, line)
  const product = found?.product
  const there = own.get(ref)
  const isTwice = product && before.some(piece => piece.line.number === line.number)
  const undone = isTwice ? undefined : there?.undoes || originalOf(known, line, product, before)
  const { booked, cleared } = outcomeOf({
    line,
    ref,
    number: kindOf(market, line.number),
    known: found && (product ? stateOf(known, product, isTwice, there) : 'generic'),
    receiptReason: receiptReason(market, receipt),
    soldBefore: undone,
  })
  if (!booked || !found) return { left: cleared }
  const undoes = booked.kind === 'sale' ? '' : (undone ?? '')
  const piece: Booked = {
    ...{ receipt, day, line, ...found, undoes, isReduction: booked.kind === 'reduction' },
    shopBears: market.shopBearsTillDiscount,
    paid: booked.paid,
    written: there,
  }
  return { piece, left: cleared }
}

/** What stood as paid for a product before a line of this receipt, whatever has become of it since that was written. */
const paidBefore = ({ soldFor }: Product, there: SaleLine | undefined): number | undefined => {
  if (!there?.undoes) return soldFor?.paid
  return (there.quantity === 0 ? (soldFor?.paid ?? 0) : 0) - there.paid
}

/** `there`: the line, where an earlier, broken-off try has written it; what was paid for its thing stood higher before it. */
const stateOf = (
  { day }: Known,
  product: Product,
  isTwice: boolean | undefined,
  there: SaleLine | undefined,
) => ({
  status: isTwice ? PRODUCT.sold : product.status,
  soldIn: product.soldIn,
  soldFor: paidBefore(product, there),
  sellPrice: sellPriceOn(product, day),
})

const kindOf = (market: Market, number: string): 'ours' | 'other' | 'none' => {
  const id = numberFrom(number) ?? genericFrom(number)
  if (!id) return 'none'
  return id.prefix === prefixOf(market) ? 'ours' : 'other'
}

const NO_LINES: ReadonlyMap<string, SaleLine> = new Map()

/** What is booked of those lines of a receipt whose tenant `owner` knows. */
const linesOf = async (
  market: Market,
  receipt: KeptReceipt,
  owner: (line: ReceiptLine) => string | undefined,
): Promise<ReadonlyMap<string, SaleLine>> => {
  const places = receipt.lines.flatMap(line => {
    const userNumber = owner(line)
    if (!userNumber) return []
    const { till, id: purchase, at } = receipt
    return [{ till, purchase, row: line.row, at, day: dayOf(market, receipt), userNumber }]
  })
  return new Map((await readLines(market.marketId, places)).map(line => [refOf(line), line]))
}

/** The line in which a product is sold now, and when that was; undefined: it is not sold. */
const soldLineOf = ({ status, soldIn, lines }: Product) =>
  status === PRODUCT.sold ? lines.find(({ ref }) => ref === soldIn) : undefined

/**
 * The line in which the purchase that this receipt undoes has sold something, if that product is still sold in it. The
 * file of a till does not say which purchase that was: there a return undoes the line in which its product is sold,
 * unless that is later than the return.
 */
const originalOf = (
  known: Known,
  line: ReceiptLine,
  product: Product | undefined,
  before: readonly Booked[],
): string | undefined => {
  const { receipt, original } = known
  if (!product) return genericOriginalOf(known, line, before)
  const sold = soldLineOf(product)
  if (receipt.till === 'csv') return sold && sold.at <= receipt.at ? sold.ref : undefined
  const row = original?.lines.find(({ number }) => number === line.number)?.row
  if (!original || row === undefined) return undefined
  return sold?.ref === refOf({ till: receipt.till, purchase: original.id, row }) ? sold.ref : undefined
}

/**
 * The line in which goods without items of their own were sold, as long as no more comes back of it than it took. Of two
 * with the same number that is the one of just this amount, if there is one.
 */
const genericOriginalOf = (
  { original, generic }: Known,
  { number, paid }: ReceiptLine,
  before: readonly Booked[],
): string | undefined => {
  const leftOf = (ref: string, sold: SaleLine) =>
    sold.paid -
    (original?.returned[ref] ?? 0) +
    sum(before.filter(({ undoes }) => undoes === ref).map(piece => piece.paid))
  const lefts = [...generic]
    .filter(([, sold]) => sold.number === number && sold.quantity > 0)
    .map(([ref, sold]) => ({ ref, left: leftOf(ref, sold) }))
    .filter(({ left }) => left > 0 && left >= 0 - paid)
  return (lefts.find(({ left }) => left === 0 - paid) ?? lefts[0])?.ref
}

/** Where the line is that a piece undoes; empty: it undoes none. */
export const undonePlaces = ({ market, original }: Known, { undoes, product, goods }: Booked) => {
  if (!undoes) return []
  const when = original
    ? { day: dayOf(market, original), at: original.at }
    : product?.lines.find(({ ref }) => ref === undoes)
  if (!when) return []
  return [{ ...placeOf({ ref: undoes, day: when.day, at: when.at }), userNumber: goods.userNumber }]
}

/** Returns mirror what stands of the line that they undo, number for number. */
const withOriginals = async (known: Known, booked: readonly Booked[]): Promise<Booked[]> => {
  const places = booked.flatMap(piece => undonePlaces(known, piece))
  if (!places.length) return [...booked]
  const lines = new Map((await readLines(known.market.marketId, places)).map(line => [refOf(line), line]))
  return booked.map(piece => ({ ...piece, original: standing(piece.product, lines.get(piece.undoes)) }))
}

/** The line in which a product is sold, with what stands of it after reductions. */
export const standing = (product: Product | undefined, line: SaleLine | undefined): SaleLine | undefined => {
  const soldFor = product?.soldFor
  if (!line || !soldFor) return line
  const { paid, share, fee } = soldFor
  return { ...line, paid, share, commission: paid - share, fee }
}

const receiptReason = (market: Market, receipt: KeptReceipt): ClearingReason | undefined => {
  if (receipt.currency !== market.currencyCode) return 'other_currency'
  if (receipt.saidAt !== undefined) return 'wrong_clock'
  return beside(receipt).addsUp ? undefined : 'odd_amount'
}

export type NewClearing = Omit<ClearingLine, 'version'>

const clearingLine = (
  { receipt: { till, id: purchase, at, currency }, day }: Known,
  { row, number, name }: Pick<ReceiptLine, 'row' | 'number' | 'name'>,
  left: Pick<ClearingLine, 'reason' | 'amount' | 'quantity'>,
): NewClearing => ({
  ...{ id: refOf({ till, purchase, row }), till, purchase, row, at, day, number, name, currency },
  ...left,
  state: 'open',
  answer: '',
  asideKind: null,
  undone: 0,
})

/** The row of what a receipt took beyond its rows, and nothing on it explains. */
const NO_ROW = -1

const restOf = (known: Known): NewClearing[] => {
  const { receipt } = known
  const { amount, addsUp } = beside(receipt)
  const line = { row: NO_ROW, number: '', name: '' }
  return addsUp ? [] : [clearingLine(known, line, { reason: 'odd_amount', amount, quantity: '1' })]
}
