/** Which products a line of the clearing list may be. */
import { feeOn } from '#shared/customers/fees.ts'
import { idText } from '#shared/products/number.ts'
import { sellPriceOn } from '#shared/products/price.ts'
import type { Happening } from '#shared/sales/book.ts'
import { byGrade, isPossible, numberOn, type Weighed, weigh } from '#shared/sales/likely.ts'
import type { Customer } from '../customers/table/customer.ts'
import type { Market } from '../markets/table/market.ts'
import { type Product, readByNumbers, readLastOf } from '../products/table/product.ts'
import type { KeptReceipt } from '../tills/table/receipt.ts'
import { pieceIfAssigned } from './clearing-piece.ts'
import { tenantsOf } from './receipt/decide.ts'
import { type Booked, lineOf } from './receipt/piece.ts'
import type { ClearingLine } from './table/clearing.ts'

const NOBODY: ReadonlySet<string> = new Set()

interface Found extends Weighed {
  product: Product
}

/** How well a product fits a line. */
export const weighed = (line: ClearingLine, product: Product, neighbours = NOBODY): Found => ({
  product,
  ...weigh(line, product, neighbours),
})

const happeningOf = ({ amount }: ClearingLine, { isReduction }: Booked): Happening => {
  if (amount >= 0) return 'sale'
  return isReduction ? 'reduction' : 'return'
}

/** A product with what follows if the line is it. */
const toCandidate = async (
  market: Market,
  line: ClearingLine,
  { product, ...how }: Found,
  tenant: Customer | undefined,
) => {
  const fee = tenant ? feeOn(tenant, line.day) : 0
  const piece = await pieceIfAssigned(market, line, product, fee)
  const { commission, share } = lineOf(piece)
  const { number, name, userNumber } = product
  return {
    product: idText(product),
    number,
    name,
    price: sellPriceOn(product, line.day),
    customer: userNumber,
    customerName: tenant?.name ?? '',
    becomes: happeningOf(line, piece),
    commission,
    share,
    ...how,
  }
}

/** Products with what follows; a read for each tenant. */
export const toCandidates = async (
  market: Market,
  found: readonly { line: ClearingLine; found: Found }[],
) => {
  const numbers = [...new Set(found.map(one => one.found.product.userNumber))]
  const tenants = await tenantsOf(market.marketId, numbers)
  return Promise.all(
    found.map(({ line, found: one }) => toCandidate(market, line, one, tenants.get(one.product.userNumber))),
  )
}

const textOfNumber = (line: ClearingLine): string => {
  const on = numberOn(line)
  return on ? `${on.prefix}${on.type === 1 ? 'kb' : 'kn'}${idText(on)}` : ''
}

/** For lines that wait: the product of the number that a line has, if it can be that one. */
export const byNumber = async (
  market: string,
  lines: readonly ClearingLine[],
): Promise<{ line: ClearingLine; found: Found }[]> => {
  const open = lines
    .filter(({ state }) => state === 'open')
    .map(line => ({ line, number: textOfNumber(line) }))
  const things = await readByNumbers(market, [...new Set(open.map(({ number }) => number))])
  return open.flatMap(({ line, number }) => {
    const product = things.get(number)
    const found = product && weighed(line, product)
    return found && isPossible(found) ? [{ line, found }] : []
  })
}

/** Of this many tenants of a receipt, so many of their last things are looked at. */
const MOST_TENANTS = 3
const MOST_THINGS = 300
const MOST_SHOWN = 5

/** The tenants of the other things on a receipt. */
export const neighboursOf = ({ id }: ClearingLine, receipt: KeptReceipt | undefined): Set<string> => {
  // The rest of a line has its id, and no row of its own on the receipt.
  const [, , own] = id.split('.')
  return new Set(
    (receipt?.lines ?? [])
      .filter(({ row }) => String(row) !== own)
      .flatMap(one => numberOn({ number: one.number, name: '' })?.userNumber ?? []),
  )
}

/** By all that is known of a line: its number, and the name and the price of what its tenant and its neighbours' have here. */
export const likelyFor = async (
  market: string,
  line: ClearingLine,
  receipt: KeptReceipt | undefined,
): Promise<{ line: ClearingLine; found: Found }[]> => {
  if (line.state !== 'open') return []
  const neighbours = neighboursOf(line, receipt)
  const owner = numberOn(line)?.userNumber
  const tenants = new Set([...(owner ? [owner] : []), ...neighbours])
  const [numbered, ...theirs] = await Promise.all([
    readByNumbers(market, [textOfNumber(line)]),
    ...[...tenants].slice(0, MOST_TENANTS).map(userNumber => readLastOf(market, userNumber, MOST_THINGS)),
  ])
  const things = new Map([...numbered.values(), ...theirs.flat()].map(product => [idText(product), product]))
  // A thing that was sold before has the number, and another one like it was meant.
  const [named] = numbered.values()
  const asked = { ...line, name: named?.name || line.name }
  return [...things.values()]
    .map(product => weighed(asked, product, neighbours))
    .filter(found => isPossible(found) && found.grade !== 'hardly')
    .toSorted(byGrade)
    .slice(0, MOST_SHOWN)
    .map(found => ({ line, found }))
}
