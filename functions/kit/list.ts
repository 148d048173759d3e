/**
 * Reading a list (docs/decisions/010-lists.md): a page by its number in one of its orders, or what a search finds. An
 * index says which items, the table says what they are, so a row is never older than its item.
 */
import { countKey, drawerAttribute } from './list-keeper.ts'
import { batch, get, type Item, type Key, query } from './table.ts'

export const PAGE_SIZE = 25

/** A search or filter looks at so many rows at most; then the answer says `more`. Decision D29. */
export const MOST_FOUND = 1_000

export interface Page {
  items: Item[]
  page: number
  pagesCount: number
  /** There is more than was counted. */
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
 * One page in an order. The counts of the drawers tell where page n begins, so page 400 costs what page 2 costs: the
 * counts, at most one drawer of keys, and 25 items.
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

/** The drawers that hold something, in the order of the list. */
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

/** The drawer that has the row at this place, and how many rows of it come before. */
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
  return items.map(({ pk, sk }) => ({ pk, sk }))
}

const readItems = async (keys: readonly Key[]): Promise<Item[]> =>
  (await batch(keys, { consistent: false })).flatMap(item => item ?? [])

export interface Search {
  market: string
  list: string
  /** Every one must begin a word of the item. */
  beginnings: readonly string[]
  /** Marks that the item must have, word for word. */
  marks?: readonly string[]
  /** Only items with a mark `@<day>` between these, as `20261128`. */
  days?: { from: string; to: string }
  newestFirst?: boolean
  /** The key of the item that a hit names by its id. */
  keyOf: (id: string) => Key
}

/** One page of what a search or a filter finds: at most 1,000 rows of words, and the 25 items shown. */
export const readFound = async (search: Search, page: number): Promise<Page> => {
  const rows = await query(wordQuery(search), MOST_FOUND + 1)
  const ids = new Set(
    rows
      .slice(0, MOST_FOUND)
      .filter(row => fits(search, String(row.all).split(' ')))
      .map(({ sk }) => sk.slice(sk.indexOf('#') + 1)),
  )
  const sorted = [...ids].sort()
  if (search.newestFirst) sorted.reverse()
  const shown = sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return {
    items: await readItems(shown.map(search.keyOf)),
    page,
    pagesCount: Math.max(1, Math.ceil(sorted.length / PAGE_SIZE)),
    ...(rows.length > MOST_FOUND ? { more: true } : {}),
  }
}

/** The longest beginning finds the fewest rows; without one a range of days does, then a mark. */
const wordQuery = ({ market, list, beginnings, marks = [], days, newestFirst = false }: Search) => {
  const [longest] = [...beginnings].sort((one, other) => other.length - one.length)
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

const fits = ({ beginnings, marks = [], days }: Search, words: readonly string[]): boolean =>
  beginnings.every(beginning => words.some(word => word.startsWith(beginning))) &&
  marks.every(mark => words.includes(mark)) &&
  (!days || words.some(word => word >= `@${days.from}` && word <= `@${days.to}`))
