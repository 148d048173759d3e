/** A price with its offer, as staff type it and as it travels. An offer holds on whole days of the market. */
import { addDays, type Day, dayIn, isDay, startOfDay } from '../kit/day.ts'
import { sentPrice } from './price-grid.ts'

/** An offer as it travels. Moments in UTC; null: no end on that side. */
export interface SentOffer {
  discountPercent: number | null
  discountValidFrom: string | null
  discountValidTo: string | null
}

/** An offer as it is typed: per cent, and its first and last day (YYYY-MM-DD); empty for none. */
export interface TypedOffer {
  discountPercent: string
  discountValidFrom: string
  discountValidTo: string
}

/** What stands in a cell of a grid. */
export interface TypedPrice extends TypedOffer {
  price: string
}

/** What is saved for a cell. */
export interface SavedPrice extends SentOffer {
  price: string
  version: number
}

export const NO_OFFER: SentOffer = { discountPercent: null, discountValidFrom: null, discountValidTo: null }

/** "1699.00" as it is typed: "1699,00" where decimals have a comma. */
export const amountAsTyped = (price: string, comma: boolean): string =>
  comma ? price.replace('.', ',') : price

const dayOf = (moment: string | null, timeZone: string): Day | '' =>
  moment === null ? '' : dayIn(timeZone, Date.parse(moment))

export const offerAsTyped = (offer: SentOffer, timeZone: string): TypedOffer => ({
  discountPercent: offer.discountPercent === null ? '' : String(offer.discountPercent),
  discountValidFrom: dayOf(offer.discountValidFrom, timeZone),
  discountValidTo: dayOf(offer.discountValidTo, timeZone),
})

/** The first moment of a day, or its last. What is no day travels as it is typed, and is refused. */
const momentOf = (typed: string, edge: 'first' | 'last', timeZone: string): string => {
  if (!isDay(typed)) return typed
  const moment = edge === 'first' ? startOfDay(timeZone, typed) : startOfDay(timeZone, addDays(typed, 1)) - 1
  return new Date(moment).toISOString()
}

/** The moments of an offer; empty for an open side. A day that was not changed keeps the moment that is saved. */
export const momentsOf = (
  { discountValidFrom: from, discountValidTo: to }: TypedOffer,
  saved: SentOffer,
  timeZone: string,
) => ({
  discountValidFrom:
    from === dayOf(saved.discountValidFrom, timeZone)
      ? (saved.discountValidFrom ?? '')
      : momentOf(from, 'first', timeZone),
  discountValidTo:
    to === dayOf(saved.discountValidTo, timeZone)
      ? (saved.discountValidTo ?? '')
      : momentOf(to, 'last', timeZone),
})

export const offerAsSent = (typed: TypedOffer, saved: SentOffer, timeZone: string): SentOffer => {
  const { discountValidFrom, discountValidTo } = momentsOf(typed, saved, timeZone)
  return {
    discountPercent: Number(typed.discountPercent) || null,
    discountValidFrom: discountValidFrom || null,
    discountValidTo: discountValidTo || null,
  }
}

/** True for an offer that ends before it begins. */
export const isReversed = ({ discountValidFrom: from, discountValidTo: to }: TypedOffer): boolean =>
  isDay(from) && isDay(to) && from > to

export type PriceProblem = 'amount' | 'percent' | 'from' | 'to' | 'range'

const isDayOrEmpty = (typed: string): boolean => typed === '' || isDay(typed)

/** What is wrong with a typed price; undefined when it can be saved. */
export const problemOf = (typed: TypedPrice): PriceProblem | undefined => {
  if (sentPrice(typed.price) === undefined) return 'amount'
  if (!/^\d{0,3}$/.test(typed.discountPercent.trim()) || Number(typed.discountPercent) > 100) return 'percent'
  if (!isDayOrEmpty(typed.discountValidFrom)) return 'from'
  if (!isDayOrEmpty(typed.discountValidTo)) return 'to'
  return isReversed(typed) ? 'range' : undefined
}

/** True when both say the same, however they are typed. What is not offered has no offer. */
export const isSamePrice = (one: TypedPrice, other: TypedPrice): boolean => {
  const [amount, otherAmount] = [one, other].map(({ price }) => sentPrice(price) ?? price)
  if (amount !== otherAmount) return false
  if (amount === '0.00') return true
  return (
    (Number(one.discountPercent) || '') === (Number(other.discountPercent) || '') &&
    one.discountValidFrom === other.discountValidFrom &&
    one.discountValidTo === other.discountValidTo
  )
}
