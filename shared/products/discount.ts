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
  /** Those that it has beside that one. */
  nextDiscounts: GivenDiscount[]
}

interface PastDiscount {
  percent: number
  from: Day
  to: Day
}

interface WithPast extends Discounted {
  pastDiscounts: PastDiscount[]
}

/** A product remembers so many: lines come late by days, not by months. */
const MOST_PAST = 3

/** The discounts that a product remembers when other ones take the place of those that it has. */
export const pastAfter = (
  { discount: percent, discountFrom, discountTo, nextDiscounts, pastDiscounts }: WithPast,
  today: Day,
): PastDiscount[] => {
  const yesterday = addDays(today, -1)
  const had = [{ percent, from: discountFrom ?? '', to: discountTo ?? yesterday }, ...nextDiscounts]
  const past = had
    .map(({ percent, from, to }) => ({ percent, from, to: to < yesterday ? to : yesterday }))
    .filter(one => one.percent > 0 && one.from <= one.to)
  return [...past, ...pastDiscounts].slice(0, MOST_PAST)
}

/** True for a product without a discount of its own that counts today or later: that one stays as its tenant typed it. */
export const takesDiscounts = ({ discount, discountTo, discountOf }: Discounted, today: Day): boolean =>
  discountOf !== '' || discount === 0 || (discountTo !== null && discountTo < today)

const NOT_DISCOUNTED: Discounted = {
  ...{ discount: 0, discountFrom: null, discountTo: null },
  ...{ discountOf: '', discountOnSign: false, nextDiscounts: [] },
}

/** Sorts discounts: those that count today come first, the highest at the top; planned ones follow by their first days. */
const byTurn =
  (today: Day) =>
  (one: GivenDiscount, other: GivenDiscount): number => {
    const turn = ({ from, percent, id }: GivenDiscount) =>
      `${from <= today ? '' : from}#${String(999 - percent).padStart(7, '0')}#${id}`
    return turn(one) < turn(other) ? -1 : 1
  }

/** What a product has of the discounts of its sheet and shelf that have not ended. */
export const discountedBy = (given: readonly GivenDiscount[], today: Day): Discounted => {
  const [first, ...others] = given.toSorted(byTurn(today))
  if (!first) return NOT_DISCOUNTED
  const { id, percent, from, to, isOnSign } = first
  return {
    ...{ discount: percent, discountFrom: from, discountTo: to },
    ...{ discountOf: id, discountOnSign: isOnSign },
    // A product keeps no more of a discount than this.
    nextDiscounts: others.map(one => ({
      ...{ id: one.id, percent: one.percent, from: one.from, to: one.to, isOnSign: one.isOnSign },
    })),
  }
}

/** The discount that its page and lists tell: its own fields have one, until that has ended and another one goes on. */
export const discountTold = (
  { discount, discountFrom, discountTo, nextDiscounts }: Discounted,
  today: Day,
): Pick<Discounted, 'discount' | 'discountFrom' | 'discountTo'> => {
  const isOver = discountTo !== null && discountTo < today
  const next = isOver
    ? nextDiscounts
        .filter(({ to }) => to >= today)
        .toSorted((one, other) => (one.from < other.from ? -1 : 1))[0]
    : undefined
  return next
    ? { discount: next.percent, discountFrom: next.from, discountTo: next.to }
    : { discount, discountFrom, discountTo }
}

/** The ids of the discounts of its sheet and shelf that a product has. */
export const discountsIn = ({ discountOf, nextDiscounts }: Discounted): string[] => [
  ...(discountOf ? [discountOf] : []),
  ...nextDiscounts.map(({ id }) => id),
]

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
