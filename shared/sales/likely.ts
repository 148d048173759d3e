/** How well a product fits a line of the clearing list: what speaks for it, what against it, and a grade in words. */
import type { Day } from '../kit/day.ts'
import type { Minor } from '../kit/units.ts'
import { wordsOf } from '../kit/words.ts'
import { idText, numberFrom } from '../products/number.ts'
import { type Priced, sellPriceOn } from '../products/price.ts'
import { isInShop, PRODUCT, type ProductStatus } from '../products/states.ts'
import { moneyBack } from './book.ts'

/** What speaks for a product. */
export const FOR = [
  /** The line has its number, or somebody has typed it into the name. */
  'number',
  'name',
  /** It was to cost that much on the day. */
  'price',
  /** Other things on the receipt are of the same tenant. */
  'receipt',
] as const
export type For = (typeof FOR)[number]

/** What speaks against it. The two in the middle make it impossible. */
export const AGAINST = [
  'other_price',
  /** Sold or handed out: it cannot be sold again. */
  'not_in_shop',
  /** What came back must have been sold. */
  'not_sold',
  /** More is given back than was paid for it. */
  'more_than_paid',
] as const
export type Against = (typeof AGAINST)[number]

/** most: it is that one, as far as anyone can tell. maybe: something speaks for it. hardly: nothing does. */
export const GRADES = ['most', 'maybe', 'hardly'] as const
export type Grade = (typeof GRADES)[number]

/** A line as far as it is compared. An amount below zero came back. */
export interface Compared {
  number: string
  name: string
  amount: Minor
  day: Day
}

export interface Thing extends Priced {
  userNumber: string
  number: string
  name: string
  status: ProductStatus
  /** What stands as paid for it, while it is sold. */
  soldFor: { paid: Minor } | null
}

export interface Weighed {
  for: For[]
  against: Against[]
  grade: Grade
}

/** The number of a line. Whoever sells a thing by its amount types its number into the name. */
export const numberOn = ({ number, name }: Pick<Compared, 'number' | 'name'>) =>
  numberFrom(number) ??
  name
    .split(/\s+/)
    .map(numberFrom)
    .find(one => one !== undefined)

const hasNumber = (line: Compared, thing: Thing): boolean => {
  const on = numberOn(line)
  const own = numberFrom(thing.number)
  return on !== undefined && own !== undefined && idText(on) === idText(own)
}

const hasName = (line: Compared, thing: Thing): boolean => {
  const [words, own] = [wordsOf(line.name), wordsOf(thing.name)]
  return words.length > 0 && words.length === own.length && words.every(word => own.includes(word))
}

const impossible = ({ amount }: Compared, { status }: Thing): Against[] => {
  if (amount >= 0) return isInShop(status) ? [] : ['not_in_shop']
  return status === PRODUCT.sold ? [] : ['not_sold']
}

/** Money back may be a part of what was paid, and hardly more. */
const otherPrice = ({ amount }: Compared, { soldFor }: Thing): Against[] => {
  if (amount >= 0) return ['other_price']
  return soldFor && moneyBack(0 - amount, soldFor.paid) === 'too_much' ? ['more_than_paid'] : []
}

/** Weighs a product for a line; `neighbours`: the tenants of the other things on its receipt. */
export const weigh = (line: Compared, thing: Thing, neighbours: ReadonlySet<string>): Weighed => {
  const isBack = line.amount < 0
  const price = (isBack && thing.soldFor?.paid) || sellPriceOn(thing, line.day)
  const isSamePrice = Math.abs(line.amount) === price
  const speaks: Record<For, boolean> = {
    number: hasNumber(line, thing),
    name: hasName(line, thing),
    price: isSamePrice,
    receipt: neighbours.has(thing.userNumber),
  }
  const grade = (): Grade => {
    if (speaks.number || (speaks.name && speaks.price)) return 'most'
    return speaks.name || speaks.price ? 'maybe' : 'hardly'
  }
  const never = impossible(line, thing)
  return {
    for: FOR.filter(one => speaks[one]),
    against: [...(isSamePrice ? [] : otherPrice(line, thing)), ...never],
    grade: never.length ? 'hardly' : grade(),
  }
}

/** The line can be given to it. */
export const isPossible = ({ against }: Pick<Weighed, 'against'>): boolean =>
  !against.some(one => one === 'not_in_shop' || one === 'not_sold')

/** The better of two comes first; among equals the one with more that speaks for it. */
export const byGrade = (one: Weighed, other: Weighed): number =>
  GRADES.indexOf(one.grade) - GRADES.indexOf(other.grade) || other.for.length - one.for.length
