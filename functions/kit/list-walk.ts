/** Walks over a list, or over what a search finds in it, for exports: every row comes once. */
import { type Order, readItems } from './list.ts'
import { findsNothing, hitsOf, rangeOf, readRows, type Search } from './list-search.ts'
import { type Item, query } from './table.ts'

/** Some rows of a walk over a list, and the place after them; undefined at the end. */
export interface Stretch {
  items: Item[]
  after?: string
}

/** The next items of an order. */
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
  const rows = await readRows({ ...search, newestFirst: false }, after, most)
  const { from, to } = rangeOf(search)
  const isRead = (row: string) => from <= row && row <= to
  const ids = hitsOf(search, rows)
    .filter(({ id, word, others }) => !others.some(other => other < word && isRead(`${other}#${id}`)))
    .map(({ id }) => id)
  const items = await readItems(ids.map(search.keyOf))
  return rows.length < most ? { items } : { items, after: rows.at(-1)?.sk ?? '' }
}
