/** Names of shelves: when two are alike, and how people sort them. */
import { folded } from '../kit/words.ts'

/** Two names that differ only in case or blanks are one name. */
export const sameName = (name: string): string => folded(name).replace(/\s+/g, ' ').trim()

const DIGITS = 12

/** Sorts as people do: A2 before A10. */
const naturalKey = (name: string): string =>
  sameName(name).replace(/\d+/g, digits => digits.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0'))

/** Compares two names as people sort them. Names that read alike keep an order: A1 before A01. */
export const compareNames = (one: string, other: string): number => {
  const [first, second] = [naturalKey(one), naturalKey(other)]
  if (first !== second) return first < second ? -1 : 1
  return one.length - other.length || (one < other ? -1 : Number(one > other))
}

/** Types in the order in which their first shelves come; those without a shelf at the end. */
export const inShelfOrder = <Type extends { id: string }>(
  types: Iterable<Type>,
  shelves: readonly { name: string; shelfType: string }[],
): Type[] => {
  const order = [
    ...new Set(
      shelves.toSorted((one, other) => compareNames(one.name, other.name)).map(({ shelfType }) => shelfType),
    ),
  ]
  const place = ({ id }: Type): number => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...types].sort((one, other) => place(one) - place(other))
}

const NUMBERED = /^(.*?)(\d+)$/

/** Shelves with the same letters stand in one row: how many places one is from the other; infinite in another row. */
export const placesApart = (one: string, other: string): number => {
  const [, row, place] = NUMBERED.exec(one) ?? []
  const [, otherRow, otherPlace] = NUMBERED.exec(other) ?? []
  return row !== undefined && row === otherRow
    ? Math.abs(Number(place) - Number(otherPlace))
    : Number.POSITIVE_INFINITY
}
