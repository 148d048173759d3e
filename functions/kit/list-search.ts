/** Reads a page of what a search or a filter finds in a list (docs/decisions/010-lists.md). */
import { END, type Page, pageOf, readItems } from './list.ts'
import { type Item, type Key, query } from './table.ts'

/** The rows that a search or filter finds at most; when there are more, the answer says `more` (D29). */
const MOST_FOUND = 1_000

export interface Search {
  market: string
  list: string
  /** What was typed: each must be the beginning of a word of the item. Undefined when nothing was typed. */
  beginnings?: readonly string[] | undefined
  /** Marks that the item must have. */
  marks?: readonly string[]
  /** Only items with a mark `@<day>` between these, as `20261128`. */
  days?: { from: string; to: string }
  newestFirst?: boolean
  /** The key of the item of a hit, by its id. */
  keyOf: (id: string) => Key
}

/** Reads one page of what a search or a filter finds: up to 1,000 hits, and the 25 items shown. */
export const readFound = async (search: Search, page: number): Promise<Page> => {
  const { ids, more } = await readHits(search)
  const sorted = ids.toSorted()
  if (search.newestFirst) sorted.reverse()
  const { results, ...rest } = pageOf(sorted, page)
  return {
    items: await readItems(results.map(search.keyOf)),
    ...rest,
    ...(more ? { more: true } : {}),
  }
}

/** A search reads at most 5,000 rows (80 read units), however few of them match. */
const MOST_READ = 5_000
const READ_AT_ONCE = 1_000

/** The ids that a search finds, up to 1,000; `more` when there may be others. */
export const readHits = async (search: Search): Promise<{ ids: string[]; more: boolean }> => {
  const ids = new Set<string>()
  if (findsNothing(search)) return { ids: [], more: false }
  let after: string | undefined
  for (let read = 0; read < MOST_READ; read += READ_AT_ONCE) {
    const rows = await readRows(search, after, READ_AT_ONCE)
    for (const { id } of hitsOf(search, rows)) ids.add(id)
    const isEnd = rows.length < READ_AT_ONCE
    if (isEnd || ids.size >= MOST_FOUND)
      return { ids: [...ids].slice(0, MOST_FOUND), more: !isEnd || ids.size > MOST_FOUND }
    after = rows.at(-1)?.sk
  }
  return { ids: [...ids], more: true }
}

interface Hit {
  id: string
  word: string
  others: readonly string[]
}

/** The rows of words whose item fits the whole search. */
export const hitsOf = (search: Search, rows: readonly Item[]): Hit[] =>
  rows
    .map(({ sk, w }) => {
      const at = sk.indexOf('#')
      return { word: sk.slice(0, at), id: sk.slice(at + 1), others: String(w).split(' ') }
    })
    .filter(({ word, others }) => fits(search, [word, ...others]))

/** The first and the last row that a search has to read. */
interface Range {
  from: string
  to: string
}

/** The rows of the longest beginning, usually the rarest; without one those of the days, then those of a mark. */
export const rangeOf = ({ beginnings = [], marks = [], days }: Search): Range => {
  const [longest] = [...beginnings].sort((one, other) => other.length - one.length)
  if (longest === undefined && days) return { from: `@${days.from}`, to: `@${days.to}#${END}` }
  const from = longest ?? `${marks[0]}#`
  return { from, to: `${from}${END}` }
}

/** The next rows of words in the range of a search, after the row `after`. */
export const readRows = (search: Search, after: string | undefined, most: number): Promise<Item[]> => {
  const { market, list, newestFirst = false } = search
  const pk = `${market}#${list}#W`
  const { from, to } = rangeOf(search)
  return query(
    {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
      ScanIndexForward: !newestFirst,
      ExclusiveStartKey: after === undefined ? undefined : { pk, sk: after },
    },
    most,
  )
}

/** Nothing to look for: what was typed has no word, the range of days is empty, or nothing was asked. */
export const findsNothing = ({ beginnings, marks = [], days }: Search): boolean =>
  beginnings?.length === 0 || (days ? days.from > days.to : !beginnings && !marks.length)

const fits = ({ beginnings = [], marks = [], days }: Search, words: readonly string[]): boolean =>
  beginnings.every(beginning => words.some(word => word.startsWith(beginning))) &&
  marks.every(mark => words.includes(mark)) &&
  (!days || words.some(word => word >= `@${days.from}` && word <= `@${days.to}`))
