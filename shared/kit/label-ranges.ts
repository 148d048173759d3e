/** Which labels of a sheet: `2,3,4-10` (specification 5). */

const HIGHEST = 9999

/** The numbers of one part, `3` or `4-10`; undefined for what is none. */
const numbersOf = (part: string): number[] | undefined => {
  const [, first, last = first] = /^([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?$/.exec(part) ?? []
  const [from, to] = [Number(first), Number(last)]
  return to >= from && to <= HIGHEST ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : undefined
}

/**
 * The numbers from 1 that a text names, each once and in their order. Undefined for what names none: a 0, a range that
 * runs backwards, a number above `highest`, any other sign.
 */
export const labelNumbers = (text: string, highest = HIGHEST): number[] | undefined => {
  const parts = text.split(',').map(numbersOf)
  if (parts.includes(undefined)) return undefined
  const numbers = [...new Set(parts.flatMap(part => part ?? []))].sort((one, other) => one - other)
  return (numbers.at(-1) ?? 0) <= highest ? numbers : undefined
}
