/** Names of new shelves as staff type or paste them, or as a file has them. */
import { sameName } from './shelf-names.ts'

/** A1–A40, A1-40 and "A1 to 40" are forty names. */
const RANGE = /^(\D*?)(\d{1,4})\s*(?:-|–|—|\.\.)\s*(\D*?)(\d{1,4})$/

const inRange = (line: string): string[] => {
  const [, prefix = '', first = '', again = '', last = ''] = RANGE.exec(line) ?? []
  const [from, to] = [Number(first), Number(last)]
  if (!first || to < from || to - from >= 500 || (again.trim() && again !== prefix)) return [line]
  const width = first.startsWith('0') ? first.length : 0
  return Array.from({ length: to - from + 1 }, (_, at) => prefix + String(from + at).padStart(width, '0'))
}

/** One name of a list: what becomes of it. */
export interface NamedShelf {
  name: string
  problem?: 'name_taken' | 'listed_twice' | 'too_long'
}

const LONGEST = 40

/** The shelves that a text names, line by line or between commas, semicolons and tabs; `taken` are those that are there. */
export const namedShelves = (text: string, taken: readonly string[]): NamedShelf[] => {
  const there = new Set(taken.map(sameName))
  const seen = new Set<string>()
  const names = text
    .split(/[\n\r,;\t]+/)
    .map(part => part.replace(/^["\s]+|["\s]+$/g, ''))
    .filter(Boolean)
    .flatMap(inRange)
  return names.map(name => {
    const same = sameName(name)
    const isTwice = seen.has(same)
    seen.add(same)
    if (name.length > LONGEST) return { name, problem: 'too_long' }
    if (there.has(same)) return { name, problem: 'name_taken' }
    return isTwice ? { name, problem: 'listed_twice' } : { name }
  })
}
