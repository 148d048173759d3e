/**
 * Puts an item into lists (docs/decisions/010-lists.md): its places in up to three orders, and the words by which it
 * is found. An entity spreads `listed(...)` into its item; the list keeper does the rest.
 */
import type { Minor } from '#shared/kit/units.ts'
import { digest } from './ids.ts'
import type { Item, Key } from './table.ts'

/** A place in a list. */
export interface Place {
  /** The list's name within the market: `REQUESTS#paid`. */
  list: string
  /** The order; it must end with the item's own id, so that no two are alike. */
  sort: string
  /** How many first characters of `sort` name the drawer. */
  drawerLength: number
  /** What a list sums up, in minor units. */
  amount?: Minor
}

/** The indexes are three. */
type Places = readonly [] | readonly [Place] | readonly [Place, Place] | readonly [Place, Place, Place]

/** By which words an item is found. */
export interface Found {
  /** The list that is searched. */
  list: string
  /** The item's id: hits are sorted by it. */
  id: string
  /** Words as `wordsOf` makes them, and marks such as `=paid` or `@20261128`. */
  words: readonly string[]
}

const SLOTS = [1, 2, 3] as const

/** The attributes that put an item into lists. */
export const listed = (market: string, places: Places, found?: Found): Record<string, unknown> => {
  if (!places.length && !found) return {}
  return {
    listed: places.map(({ drawerLength }) => drawerLength).join(','),
    ...Object.fromEntries(
      places.flatMap(({ list, sort, amount }, at) => [
        [`l${SLOTS[at]}p`, `${market}#${list}`],
        [`l${SLOTS[at]}s`, sort],
        ...(amount === undefined ? [] : [[`l${SLOTS[at]}a`, amount]]),
      ]),
    ),
    ...(found ? { foundIn: `${market}#${found.list}#W`, foundAs: found.id, words: [...found.words] } : {}),
  }
}

/** A list and the name of the drawer in which an item is counted. */
export interface Counted {
  list: string
  drawer: string
  /** What it adds to the sum of its drawer. */
  amount?: Minor
}

/** The drawers in which an item is counted; none when it is not listed. */
export const countedIn = (item: Partial<Item> | undefined): Counted[] =>
  typeof item?.listed !== 'string' || !item.listed
    ? []
    : item.listed.split(',').map((length, at) => ({
        list: String(item[`l${SLOTS[at]}p`]),
        drawer: String(item[`l${SLOTS[at]}s`]).slice(0, Number(length)),
        amount: Number(item[`l${SLOTS[at]}a`] ?? 0),
      }))

/** Where the drawers of a list are counted: the items of one partition. */
export const countPartition = (list: string): string => `${list}#COUNT`

/**
 * The item that counts a drawer. A write costs the whole item, so the drawers of a list are spread over 64 of them: each
 * holds some dozen where the list has thousands.
 */
export const countKey = ({ list, drawer }: Counted): Key => {
  const nth = Number.parseInt(digest(drawer).slice(0, 2), 16) % 64
  return { pk: countPartition(list), sk: `COUNT#${String(nth).padStart(2, '0')}` }
}

/** The attribute that counts a drawer. */
export const drawerAttribute = (drawer: string): string => `d ${drawer}`

/** The attribute that sums up a drawer. */
export const sumAttribute = (drawer: string): string => `s ${drawer}`

/** A word of an item: an item of the table itself. */
export interface WordItem {
  pk: string
  /** `<word>#<id>`. */
  sk: string
  /**
   * The other words of the item, so that one query answers a search for several. A search reads a thousand of these
   * items, so the attribute has a short name.
   */
  w: string
}

/** The word items of an item. */
export const wordItemsOf = (item: Partial<Item> | undefined): WordItem[] => {
  if (!Array.isArray(item?.words)) return []
  const words: string[] = item.words
  return words.map(word => ({
    pk: String(item.foundIn),
    sk: `${word}#${item.foundAs}`,
    w: words.filter(other => other !== word).join(' '),
  }))
}
