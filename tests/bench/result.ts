/** The result of a measure: lines with a bar, and tables of numbers. */

export interface Line {
  what: string
  bar: string
  number: string
  /** Undefined for a number without a bar. */
  met?: boolean
}

export interface Table {
  title: string
  about: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface Result {
  lines: Line[]
  tables?: Table[]
}

export type Measure = () => Promise<Result>

/** The value below which a part (0 to 1) of the numbers is. */
export const percentile = (numbers: readonly number[], part: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5)

/** Formats read and write units with at most one decimal. */
export const units = (number: number): string => String(Math.round(number * 10) / 10)
