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

/** One name of a list: what becomes of it. `type`: the id of the shelf type that its line names. */
export interface NamedShelf {
  name: string
  type?: string
  problem?: 'name_taken' | 'listed_twice' | 'too_long' | 'unknown_type'
}

const LONGEST = 40

/** How the first line of a file names its columns. */
const HEADER = /^(name|navn|shelf|hylde|regal)/i

const cellsOf = (line: string): string[] =>
  line
    .split(/[,;\t]/)
    .map(cell => cell.replace(/^["\s]+|["\s]+$/g, ''))
    .filter(Boolean)

interface ListedName {
  name: string
  /** As it is typed; undefined where the list has no column of types. */
  typeName?: string | undefined
}

/** The names of a text, with their types when lines are a name and one of the types: "A1;Glass case". */
const listedNames = (text: string, types: ReadonlyMap<string, string>): ListedName[] => {
  const lines = text.split(/[\n\r]+/).map(cellsOf)
  const namesType = ([, second, ...rest]: string[]) =>
    second !== undefined && !rest.length && types.has(sameName(second))
  if (!lines.some(namesType)) return lines.flatMap(cells => cells.flatMap(inRange).map(name => ({ name })))
  return lines
    .filter(([first], at) => first !== undefined && !(at === 0 && HEADER.test(first)))
    .flatMap(([first = '', typeName]) => inRange(first).map(name => ({ name, typeName })))
}

/**
 * The shelves that a text names, line by line or between commas, semicolons and tabs; `taken` are those that are there.
 * With `types`, a line can be a name and the name of its type.
 */
export const namedShelves = (
  text: string,
  taken: readonly string[],
  types: readonly { id: string; name: string }[] = [],
): NamedShelf[] => {
  const ids = new Map(types.map(({ id, name }) => [sameName(name), id]))
  const there = new Set(taken.map(sameName))
  const seen = new Set<string>()
  return listedNames(text, ids).map(({ name, typeName }) => {
    const same = sameName(name)
    const isTwice = seen.has(same)
    seen.add(same)
    if (name.length > LONGEST) return { name, problem: 'too_long' }
    if (there.has(same)) return { name, problem: 'name_taken' }
    if (isTwice) return { name, problem: 'listed_twice' }
    if (typeName === undefined) return { name }
    const type = ids.get(sameName(typeName))
    return type === undefined ? { name, problem: 'unknown_type' } : { name, type }
  })
}
