/** What receipts and credit notes say of money and VAT. Decisions D26, D35, D54. */
import type { AddonLine } from '../bookings/request.ts'
import type { CountryCode } from '../kit/country-codes.ts'
import type { Day } from '../kit/day.ts'
import { round, sum, vatWithin } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import { vatIdOf } from '../kit/vat-id.ts'
import type { DocumentLine, PaymentDocument, VatMode } from './document-shape.ts'

/** The countries of a market that belong to the European Union. Greenland does not. */
const EU: readonly CountryCode[] = ['dk', 'se', 'de', 'fi', 'fr', 'it', 'nl', 'es']

interface Buyer {
  customerType: 'private' | 'business'
  country: CountryCode | null
  vatId: string
}

/**
 * Whether the seller or the buyer owes the VAT on rent and services. `buyer` is undefined for a buyer who is no
 * customer.
 */
export const vatModeOf = (
  seller: { country: CountryCode; vatPercent: number },
  buyer: Buyer | undefined,
): VatMode => {
  if (seller.vatPercent <= 0) return 'none'
  const { country } = buyer ?? {}
  const isOfAnother = country && country !== seller.country && [country, seller.country].every(isOfEu)
  const isBusiness = buyer?.customerType === 'business'
  return isOfAnother && isBusiness && vatIdOf(buyer.vatId, country) ? 'reverse' : 'charged'
}

const isOfEu = (country: CountryCode): boolean => EU.includes(country)

/**
 * Splits an amount in proportion to weights, by largest remainder. The parts add up to it, and none is larger than its
 * weight when the amount is not larger than all weights together.
 */
export const split = (amount: Minor, weights: readonly number[]): Minor[] => {
  const all = sum(weights)
  if (!all) return weights.map(() => 0)
  const whole = weights.map(weight => Math.floor((amount * weight) / all))
  const rests = weights.map((weight, at) => ({ at, rest: (amount * weight) % all }))
  const isRoundedUp = new Set(
    rests
      .sort((one, other) => other.rest - one.rest || one.at - other.at)
      .slice(0, amount - sum(whole))
      .map(({ at }) => at),
  )
  return whole.map((part, at) => part + (isRoundedUp.has(at) ? 1 : 0))
}

/** A booking request as a receipt needs it; money in minor units. */
export interface Bought {
  id: string
  shelfType: { name: string }
  shelf: { name: string }
  bookingPeriod: { days: number; weeks: number; months: number }
  dateStartCustomer: Day
  dateEndCustomer: Day
  discountedPrice: Minor
  bookingAddons: readonly AddonLine[]
}

type Unsplit = Omit<DocumentLine, 'vat' | 'vatPercent'>

const linesOf = (request: Bought): Unsplit[] => [
  {
    id: request.id,
    request: request.id,
    kind: 'rent',
    name: request.shelfType.name,
    rented: {
      shelf: request.shelf.name,
      period: request.bookingPeriod,
      first: request.dateStartCustomer,
      last: request.dateEndCustomer,
    },
    quantity: 1,
    amount: request.discountedPrice,
  },
  ...request.bookingAddons.map(
    ({ lineItem, serviceName, quantity, totalPrice }): Unsplit => ({
      id: `${request.id}/${lineItem}`,
      request: request.id,
      kind: 'service',
      name: serviceName,
      rented: null,
      quantity,
      amount: totalPrice,
    }),
  ),
]

const restLine = (amount: Minor): Unsplit => ({
  id: 'rest',
  request: null,
  kind: 'rest',
  name: '',
  rented: null,
  quantity: 1,
  amount,
})

type Money = Pick<PaymentDocument, 'lines' | 'total' | 'vat'>

/** Lines with the VAT of all of them, which was rounded once, spread over them. */
const withVat = (lines: readonly Unsplit[], vat: Minor, vatPercent: number): Money => {
  const amounts = lines.map(({ amount }) => amount)
  const parts = split(vat, amounts)
  return {
    lines: lines.map((line, at) => ({ ...line, vatPercent, vat: parts[at] ?? 0 })),
    total: sum(amounts),
    vat,
  }
}

/**
 * The money of a receipt: what was paid, line by line. Requests that were deleted meanwhile, and an amount that is not
 * that of the requests, become a line `rest`. `vatPercent` is 0 where none is charged.
 */
export const receiptMoney = (requests: readonly Bought[], paid: Minor, vatPercent: number): Money => {
  const lines = requests.flatMap(linesOf)
  const rest = paid - sum(lines.map(({ amount }) => amount))
  const all = rest < 0 ? [restLine(paid)] : [...lines, ...(rest > 0 ? [restLine(rest)] : [])]
  return withVat(all, vatWithin(paid, vatPercent), vatPercent)
}

/** What is left of each line of a receipt after the credit notes before. */
const leftOf = (receipt: Money, before: readonly Money[]): DocumentLine[] => {
  const given = new Map<string, Minor>()
  for (const { id, amount } of before.flatMap(({ lines }) => lines))
    given.set(id, (given.get(id) ?? 0) + amount)
  return receipt.lines.map(line => ({ ...line, amount: line.amount - (given.get(line.id) ?? 0) }))
}

/**
 * The lines to which a refund belongs: the rent of its requests if that holds the amount, else also their services, else
 * all that is left.
 */
const undoneBy = (left: readonly DocumentLine[], amount: Minor, requests: readonly string[]) => {
  const own = left.filter(({ request, kind }) => kind === 'rest' || requests.includes(request ?? ''))
  const rent = own.filter(({ kind }) => kind === 'rent')
  return [rent, own].find(lines => sum(lines.map(line => line.amount)) >= amount) ?? left
}

const spread = (lines: readonly DocumentLine[], amount: Minor): DocumentLine[] => {
  const parts = split(
    amount,
    lines.map(line => line.amount),
  )
  return lines.map((line, at) => ({ ...line, amount: parts[at] ?? 0 }))
}

/** What a refund undoes of each line. One by staff says what of it is for services (D35). */
const undoneParts = (
  left: readonly DocumentLine[],
  {
    amount,
    bookingRequests,
    addons,
  }: { amount: Minor; bookingRequests: readonly string[]; addons?: Minor | undefined },
): DocumentLine[] => {
  if (addons === undefined) return spread(undoneBy(left, amount, bookingRequests), amount)
  const own = left.filter(({ request }) => bookingRequests.includes(request ?? ''))
  const [rent, services] = (['rent', 'service'] as const).map(kind => own.filter(line => line.kind === kind))
  return [...spread(rent ?? [], amount - addons), ...spread(services ?? [], addons)]
}

/**
 * The money of a credit note: the amount of a refund, spread over lines of the receipt. Its VAT is in proportion to the
 * receipt's, rounded once, so that all credit notes of a receipt together never give back more than it took. Throws
 * RangeError when the refund is larger than what is left of the receipt.
 */
export const creditMoney = (
  receipt: Money,
  before: readonly Money[],
  refund: { amount: Minor; bookingRequests: readonly string[]; addons?: Minor | undefined },
): Money => {
  const { amount } = refund
  const given = sum(before.map(({ total }) => total))
  if (given + amount > receipt.total) throw new RangeError('a refund is larger than what was paid')
  const undone = undoneParts(leftOf(receipt, before), refund).filter(line => line.amount > 0)
  const vatUpTo = (total: Minor) => (receipt.total ? round((receipt.vat * total) / receipt.total) : 0)
  const vatPercent = receipt.lines[0]?.vatPercent ?? 0
  return withVat(undone, vatUpTo(given + amount) - vatUpTo(given), vatPercent)
}
