/**
 * Reads a page of one of the orders of a list (docs/decisions/010-lists.md). An index says which items, and the table
 * holds the items, so a row is as fresh as an eventually consistent read of its item.
 */
import type { Minor } from '#shared/kit/units.ts'
import { countPartition, drawerAttribute, sumAttribute } from './listed.ts'
import { batch, type Item, type Key, query } from './table.ts'

export const PAGE_SIZE = 25

export interface Page {
  items: Item[]
  page: number
  pagesCount: number
  /** How many there are on all pages, as far as they were counted. */
  count: number
  /** There may be more hits than were counted. */
  more?: true
}

export interface Order {
  market: string
  list: string
  /** Another list of the same order and drawers, whose rows stand among those of the first: no item is in both. */
  and?: string
  /** Which of the item's places: the index `list1`, `list2` or `list3`. */
  index: 1 | 2 | 3
  newestFirst?: boolean
  /** Only the rows whose sort key begins so; no drawer may be shorter. */
  within?: string
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
  if (!start) return { items: [], page, pagesCount, count: total }
  const keys = await readKeys(order, start.drawer, start.skip + PAGE_SIZE)
  return { items: await readItems(keys.slice(start.skip)), page, pagesCount, count: total }
}

/** A page of rows that are all read. */
export const pageOf = <Row>(all: readonly Row[], page: number) => ({
  results: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  page,
  pagesCount: Math.max(1, Math.ceil(all.length / PAGE_SIZE)),
  count: all.length,
})

interface Drawer {
  drawer: string
  count: number
}

const DRAWER = drawerAttribute('')
const SUM = sumAttribute('')

const listsOf = ({ list, and }: Order): string[] => (and === undefined ? [list] : [list, and])

/** The attributes of the items that count a list. */
const readCounts = async (order: Order): Promise<[name: string, value: unknown][]> => {
  const items = await Promise.all(
    listsOf(order).map(list =>
      query({
        KeyConditionExpression: 'pk = :counts',
        ExpressionAttributeValues: { ':counts': countPartition(`${order.market}#${list}`) },
      }),
    ),
  )
  return items.flat().flatMap(item => Object.entries(item))
}

/** The drawers that are not empty, in the order of the list. */
const readDrawers = async (order: Order): Promise<Drawer[]> => {
  const { newestFirst, within = '' } = order
  const counts = new Map<string, number>()
  for (const [name, count] of await readCounts(order))
    if (name.startsWith(DRAWER + within)) counts.set(name, (counts.get(name) ?? 0) + Number(count))
  const drawers = [...counts].flatMap(([name, count]) =>
    count > 0 ? [{ drawer: name.slice(DRAWER.length), count }] : [],
  )
  drawers.sort((one, other) => (one.drawer < other.drawer ? -1 : 1))
  return newestFirst ? drawers.reverse() : drawers
}

/** The drawer of the row at this place, and the number of rows before it in the drawer. */
export const startOf = (
  drawers: readonly Drawer[],
  place: number,
): { drawer: string; skip: number } | undefined => {
  let skip = place
  for (const { drawer, count } of drawers) {
    if (skip < count) return { drawer, skip }
    skip -= count
  }
  return undefined
}

/** Sorts after every text that begins with the text before it. */
export const END = '\uffff'

const readKeys = async (order: Order, drawer: string, most: number): Promise<Key[]> => {
  const lists = listsOf(order)
  const rows = await Promise.all(lists.map(list => readKeysOf({ ...order, list }, drawer, most)))
  if (lists.length === 1) return rows.flat()
  const place = (row: Item) => String(row[`l${order.index}s`])
  const inOrder = rows.flat().toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
  return (order.newestFirst ? inOrder.reverse() : inOrder).slice(0, most)
}

const readKeysOf = (
  { market, list, index, newestFirst = false, within = '' }: Order,
  drawer: string,
  most: number,
): Promise<Item[]> =>
  query(
    {
      IndexName: `list${index}`,
      // No row outside of `within`, also while the counts lag behind.
      KeyConditionExpression: `l${index}p = :list AND l${index}s BETWEEN :first AND :last`,
      ExpressionAttributeValues: {
        ':list': `${market}#${list}`,
        ':first': newestFirst ? within || ' ' : drawer,
        ':last': `${newestFirst ? drawer : within}${END}`,
      },
      ScanIndexForward: !newestFirst,
    },
    most,
  )

/**
 * The first items between two sort keys, both included, in the order of the list. The query and the items, whatever the
 * length of the list; no counts, so it does not lag behind the list keeper.
 */
export const readBetween = async (
  { market, list, index }: Pick<Order, 'market' | 'list' | 'index'>,
  { first, last }: { first: string; last: string },
  most: number,
): Promise<Item[]> =>
  readItems(
    await query(
      {
        IndexName: `list${index}`,
        KeyConditionExpression: `l${index}p = :list AND l${index}s BETWEEN :first AND :last`,
        ExpressionAttributeValues: { ':list': `${market}#${list}`, ':first': first, ':last': last },
      },
      most,
    ),
  )

/** The number of items of a list. */
export const countOf = async (order: Order): Promise<number> =>
  (await readDrawers(order)).reduce((sum, { count }) => sum + count, 0)

/** The number of items of a list, and the sum of their amounts in minor units. */
export const totalOf = async (order: Order): Promise<{ count: number; sum: Minor }> => {
  const { within = '' } = order
  const counts = await readCounts(order)
  const all = (kind: string) =>
    counts.reduce((sum, [name, value]) => sum + (name.startsWith(kind + within) ? Number(value) : 0), 0)
  return { count: all(DRAWER), sum: all(SUM) }
}

/**
 * The same for each beginning of so many characters of the sort keys, in the reads of `totalOf`. No drawer may be shorter. An
 * amount is in minor units.
 */
export const totalsBy = async (
  order: Order,
  characters: number,
): Promise<Map<string, { count: number; sum: Minor }>> => {
  const totals = new Map<string, { count: number; sum: Minor }>()
  for (const [name, value] of await readCounts(order))
    for (const [kind, figure] of [
      [DRAWER, 'count'],
      [SUM, 'sum'],
    ] as const) {
      if (!name.startsWith(kind)) continue
      const beginning = name.slice(kind.length, kind.length + characters)
      const before = totals.get(beginning) ?? { count: 0, sum: 0 }
      totals.set(beginning, { ...before, [figure]: before[figure] + Number(value) })
    }
  return totals
}

/** The items of these keys that are there. */
export const readItems = async (keys: readonly Key[]): Promise<Item[]> =>
  (
    await batch(
      keys.map(({ pk, sk }) => ({ pk, sk })),
      { consistent: false },
    )
  ).flatMap(item => item ?? [])
