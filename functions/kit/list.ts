/**
 * Reads a list (docs/decisions/010-lists.md): a page of one of its orders, or what a search finds. An index says
 * which items, and the table holds the items, so a row is never older than its item.
 */
import { countKey, drawerAttribute } from './list-keeper.ts'
import { batch, get, type Item, type Key, query } from './table.ts'

export const PAGE_SIZE = 25

/** The rows that a search or filter reads at most; when there are more, the answer says `more` (D29). */
export const MOST_FOUND = 1_000

export interface Page {
  items: Item[]
  page: number
  pagesCount: number
  /** The search found more rows than it read. */
  more?: true
}

interface Order {
  market: string
  list: string
  /** Which of the item's places: the index `list1`, `list2` or `list3`. */
  index: 1 | 2 | 3
  newestFirst?: boolean
}

/**
 * Reads one page of an order. The counts of the drawers say where page n begins, so page 400 costs what page 2
 * costs: the counts, at most one drawer of keys, and 25 items.
 */
export const readPage = async (order: Order, page: number): Promise<Page> => {
  const drawers = await readDrawers(order)
  const total = drawers.reduce((sum, { count }) => sum + count, 0)
  const pagesCount = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const start = startOf(drawers, (page - 1) * PAGE_SIZE)
  if (!start) return { items: [], page, pagesCount }
  const keys = await readKeys(order, start.drawer, start.skip + PAGE_SIZE)
  return { items: await readItems(keys.slice(start.skip)), page, pagesCount }
}

interface Drawer {
  drawer: string
  count: number
}

const DRAWER = drawerAttribute('')

/** The drawers that are not empty, in the order of the list. */
const readDrawers = async ({ market, list, newestFirst }: Order): Promise<Drawer[]> => {
  const counts = (await get(countKey(`${market}#${list}`), { consistent: false })) ?? {}
  const drawers = Object.entries(counts).flatMap(([name, count]) =>
    name.startsWith(DRAWER) && Number(count) > 0
      ? [{ drawer: name.slice(DRAWER.length), count: Number(count) }]
      : [],
  )
  drawers.sort((one, other) => (one.drawer < other.drawer ? -1 : 1))
  return newestFirst ? drawers.reverse() : drawers
}

/** The drawer of the row at this place, and the number of rows before it in the drawer. */
const startOf = (drawers: readonly Drawer[], place: number): { drawer: string; skip: number } | undefined => {
  let skip = place
  for (const { drawer, count } of drawers) {
    if (skip < count) return { drawer, skip }
    skip -= count
  }
  return undefined
}

/** Sorts after every text that begins with the drawer's name. */
const END = '\uffff'

const readKeys = async (
  { market, list, index, newestFirst = false }: Order,
  drawer: string,
  most: number,
): Promise<Key[]> => {
  const items = await query(
    {
      IndexName: `list${index}`,
      KeyConditionExpression: `l${index}p = :list AND l${index}s ${newestFirst ? '<=' : '>='} :from`,
      ExpressionAttributeValues: {
        ':list': `${market}#${list}`,
        ':from': newestFirst ? `${drawer}${END}` : drawer,
      },
      ScanIndexForward: !newestFirst,
    },
    most,
  )
  return items
}

const MOST_IN_BATCH = 100

const readItems = async (keys: readonly Key[]): Promise<Item[]> => {
  const items: Item[] = []
  for (let at = 0; at < keys.length; at += MOST_IN_BATCH) {
    const some = keys.slice(at, at + MOST_IN_BATCH).map(({ pk, sk }) => ({ pk, sk }))
    items.push(...(await batch(some, { consistent: false })).flatMap(item => item ?? []))
  }
  return items
}

export interface Search {
  market: string
  list: string
  /** Each must be the beginning of a word of the item. */
  beginnings: readonly string[]
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
  const sorted = [...ids].sort()
  if (search.newestFirst) sorted.reverse()
  const shown = sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return {
    items: await readItems(shown.map(search.keyOf)),
    page,
    pagesCount: Math.max(1, Math.ceil(sorted.length / PAGE_SIZE)),
    ...(more ? { more: true } : {}),
  }
}

/** Filters that fit few of the rows of their word read on, up to so many rows (80 read units). */
const MOST_READ = 5_000

/** The ids that a search finds, up to 1,000; `more` when there may be others. */
const readHits = async (search: Search): Promise<{ ids: Set<string>; more: boolean }> => {
  const ids = new Set<string>()
  if (findsNothing(search)) return { ids, more: false }
  let after: Key | undefined
  for (let read = 0; read < MOST_READ && ids.size < MOST_FOUND; read += MOST_FOUND) {
    const rows = await query({ ...wordQuery(search), ExclusiveStartKey: after }, MOST_FOUND)
    for (const { id } of hitsOf(search, rows)) ids.add(id)
    const last = rows.at(-1)
    if (!last || rows.length < MOST_FOUND) return { ids, more: false }
    after = { pk: last.pk, sk: last.sk }
  }
  return { ids, more: true }
}

interface Hit {
  id: string
  word: string
  others: readonly string[]
}

/** The rows of words whose item fits the whole search. */
const hitsOf = (search: Search, rows: readonly Item[]): Hit[] =>
  rows
    .map(({ sk, others }) => {
      const at = sk.indexOf('#')
      return { word: sk.slice(0, at), id: sk.slice(at + 1), others: String(others).split(' ') }
    })
    .filter(({ word, others }) => fits(search, [word, ...others]))

const longestOf = (beginnings: readonly string[]): string | undefined =>
  [...beginnings].sort((one, other) => other.length - one.length)[0]

/** Queries the longest beginning, which finds the fewest rows; without one a range of days, then a mark. */
const wordQuery = ({ market, list, beginnings, marks = [], days, newestFirst = false }: Search) => {
  const longest = longestOf(beginnings)
  const pk = `${market}#${list}#WORD`
  if (longest === undefined && days) {
    return {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': `@${days.from}`, ':to': `@${days.to}#${END}` },
      ScanIndexForward: !newestFirst,
    }
  }
  return {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :word)',
    ExpressionAttributeValues: { ':pk': pk, ':word': longest ?? `${marks[0]}#` },
    ScanIndexForward: !newestFirst,
  }
}

/** Nothing to look for: what was typed has no word. */
const findsNothing = ({ beginnings, marks = [], days }: Search): boolean =>
  !beginnings.length && !marks.length && !days

const fits = ({ beginnings, marks = [], days }: Search, words: readonly string[]): boolean =>
  beginnings.every(beginning => words.some(word => word.startsWith(beginning))) &&
  marks.every(mark => words.includes(mark)) &&
  (!days || words.some(word => word >= `@${days.from}` && word <= `@${days.to}`))

/** Some rows of a walk over a list, and the place after them; undefined at the end. */
export interface Stretch {
  items: Item[]
  after?: string
}

/** The number of items of a list. */
export const countOf = async (order: Order): Promise<number> =>
  (await readDrawers(order)).reduce((sum, { count }) => sum + count, 0)

/** The next items of an order, for exports: every row comes once. */
export const walkOrder = async (
  { market, list, index }: Order,
  after: string | undefined,
  most: number,
): Promise<Stretch> => {
  const rows = await query(
    {
      IndexName: `list${index}`,
      KeyConditionExpression: `l${index}p = :list AND l${index}s > :after`,
      ExpressionAttributeValues: { ':list': `${market}#${list}`, ':after': after ?? ' ' },
    },
    most,
  )
  const items = await readItems(rows)
  const last = rows.at(-1)?.[`l${index}s`]
  return rows.length < most ? { items } : { items, after: String(last) }
}

/** The next items that a search finds. An item with several matching words counts at the first of them. */
export const walkFound = async (
  search: Search,
  after: string | undefined,
  most: number,
): Promise<Stretch> => {
  if (findsNothing(search)) return { items: [] }
  const first = longestOf(search.beginnings) ?? `${search.marks?.[0]}#`
  const rows = await query(
    {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':pk': `${search.market}#${search.list}#WORD`,
        ':from': after === undefined ? first : `${after} `,
        ':to': `${first}${END}`,
      },
    },
    most,
  )
  const ids = hitsOf(search, rows)
    .filter(({ word, others }) => !others.some(other => `${other}#`.startsWith(first) && other < word))
    .map(({ id }) => id)
  const items = await readItems(ids.map(search.keyOf))
  return rows.length < most ? { items } : { items, after: rows.at(-1)?.sk ?? '' }
}
