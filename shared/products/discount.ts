/** Discounts that a tenant gives all products of a sheet, or of their shelf, in some days. */
import { addDays, type Day } from '../kit/day.ts'

export interface GivenDiscount {
  id: string
  percent: number
  from: Day
  to: Day
  /** A sign at the shelf says it, and no label. */
  isOnSign: boolean
}

interface Discounted {
  discount: number
  discountFrom: Day | null
  discountTo: Day | null
  /** The discount of its sheet or shelf that it has; empty: its own, or none. */
  discountOf: string
  discountOnSign: boolean
}

interface PastDiscount {
  percent: number
  from: Day
  to: Day
}

interface WithPast extends Pick<Discounted, 'discount' | 'discountFrom' | 'discountTo'> {
  pastDiscounts: PastDiscount[]
}

/** A product remembers so many: lines come late by days, not by months. */
const MOST_PAST = 3

/** The discounts that a product remembers when another one takes the place of the one that it has. */
export const pastAfter = (
  { discount, discountFrom, discountTo, pastDiscounts }: WithPast,
  today: Day,
): PastDiscount[] => {
  const yesterday = addDays(today, -1)
  const [from, to] = [discountFrom ?? '', discountTo && discountTo < today ? discountTo : yesterday]
  if (!discount || from > to) return pastDiscounts
  return [{ percent: discount, from, to }, ...pastDiscounts].slice(0, MOST_PAST)
}

/** The highest of some discounts; undefined: there are none. */
export const highestOf = <D extends GivenDiscount>(given: readonly D[]): D | undefined =>
  given.toSorted((one, other) => other.percent - one.percent || (one.id < other.id ? -1 : 1))[0]

/** True for a product that has this discount, or none of its own that counts today or later. */
export const takesDiscount = (
  { discount, discountTo, discountOf }: Discounted,
  { id }: Pick<GivenDiscount, 'id'>,
  today: Day,
): boolean =>
  (id !== '' && discountOf === id) || discount === 0 || (discountTo !== null && discountTo < today)

/** What a product has of a discount of its sheet or shelf. */
export const discountedBy = ({ id, percent, from, to, isOnSign }: GivenDiscount): Discounted => ({
  ...{ discount: percent, discountFrom: from, discountTo: to },
  ...{ discountOf: id, discountOnSign: isOnSign },
})

export const NOT_DISCOUNTED: Discounted = {
  ...{ discount: 0, discountFrom: null, discountTo: null },
  ...{ discountOf: '', discountOnSign: false },
}

export const SIGN_TASKS = ['hang', 'take'] as const
export type SignTask = (typeof SIGN_TASKS)[number]

/** A sign that still hangs so many days after its last day is no task of today. */
export const SIGN_DAYS = 14

/**
 * What staff do about the sign of a discount or of a campaign on a day: hang it while the discount counts, take it down after
 * the last day if somebody has hung it; undefined: nothing.
 */
export const signTaskOn = (
  { from, to }: { from: Day; to: Day },
  today: Day,
  wasHung: boolean,
): SignTask | undefined => {
  if (today < from) return undefined
  if (today <= to) return 'hang'
  return wasHung ? 'take' : undefined
}
