/** In which lists a product stands, by which words staff find it, and how a page of products is read. */
import type { Minor } from '#shared/kit/units.ts'
import { searchWords, wordsOf } from '#shared/kit/words.ts'
import { idFrom, numberFrom, type ProductId } from '#shared/products/number.ts'
import { type Priced, usualPriceOf } from '#shared/products/price.ts'
import {
  type AskedStatus,
  hasStatus,
  isInShop,
  type OwnStatus,
  PRODUCT,
  type ProductStatus,
} from '#shared/products/states.ts'
import type { Entity } from '../../kit/entity.ts'
import {
  countOf,
  type Order,
  type Page,
  pageOf,
  readBetween,
  readItems,
  readPage,
  totalOf,
  totalsBy,
} from '../../kit/list.ts'
import { readFound, readHits } from '../../kit/list-search.ts'
import { type Stretch, walkFound, walkOrder } from '../../kit/list-walk.ts'
import { listed } from '../../kit/listed.ts'
import { type Item, type Key, query } from '../../kit/table.ts'

const USER_DIGITS = 9
export const RUNNING_DIGITS = 7

const LIST = 'PRODUCTS'
/** What the till does not take. */
const REFUSED = `${LIST}#REFUSED`
const statusList = (status: ProductStatus): string => `${LIST}#${status}`

/** Words of a name beyond these find nothing: each costs a write. */
const MOST_WORDS = 4

const ofTenant = (userNumber: string): string => userNumber.padStart(USER_DIGITS, '0')

const placeIn = ({ userNumber, running }: ProductId): string =>
  `${ofTenant(userNumber)}${String(running).padStart(RUNNING_DIGITS, '0')}`

const idAt = (place: string): ProductId => ({
  userNumber: String(Number(place.slice(0, USER_DIGITS))),
  running: Number(place.slice(USER_DIGITS)),
})

/**
 * The attributes that put a product into the list of all and into that of its status, both by tenant and number, so that
 * a tenant's own list is a part of them. A row of a sheet that is not completed stands in none.
 */
export const productListed = (
  market: string,
  value: ProductId & { status: OwnStatus; name: string; tillProblem: string } & Priced,
): Record<string, unknown> => {
  const sort = placeIn(value)
  // A drawer spans a thousand numbers of a tenant.
  const place = { sort, drawerLength: sort.length - 3 }
  if (value.status === PRODUCT.draft) return {}
  const places = [
    { list: LIST, ...place },
    {
      list: statusList(value.status),
      ...place,
      ...(isInShop(value.status) ? { amount: usualPriceOf(value) } : {}),
    },
  ] as const
  return listed(market, value.tillProblem ? [...places, { list: REFUSED, ...place }] : places, {
    list: LIST,
    id: sort,
    words: wordsOf(value.name).slice(0, MOST_WORDS),
  })
}

/** Products that the till does not take, by tenant and number, as far as a screen shows them. */
export const readRefused = (market: string, most: number): Promise<Item[]> =>
  readBetween({ market, list: REFUSED, index: 3 }, { first: '0', last: '~' }, most)

export interface ProductsAsked {
  page: number
  search?: string | undefined
  status?: AskedStatus | undefined
  /** Of one tenant. */
  userNumber?: string | undefined
}

type KeyOf = (id: ProductId) => Key

/** A search for a number, or for the id that it ends with, means this product. */
const namedBy = (search: string | undefined): ProductId | undefined =>
  search === undefined ? undefined : (numberFrom(search) ?? idFrom(search.trim()))

const orderOf = (market: string, status: AskedStatus | undefined): Order => {
  if (status === undefined) return { market, list: LIST, index: 1 }
  if (status !== 'in_shop') return { market, list: statusList(status), index: 2 }
  return { market, list: statusList(PRODUCT.active), and: statusList(PRODUCT.printed), index: 2 }
}

/** A page of the completed products, by tenant and number, the newest first. */
export const readProductPage = (market: string, asked: ProductsAsked, keyOf: KeyOf): Promise<Page> => {
  const { page, search, status, userNumber } = asked
  const named = namedBy(search)
  if (named) return readNamed(named, asked, keyOf)
  if (search !== undefined)
    return userNumber ? searchTenant(asked, userNumber, keyOf) : searchShop(market, asked, keyOf)
  const within = userNumber && ofTenant(userNumber)
  return readPage({ ...orderOf(market, status), newestFirst: true, ...(within ? { within } : {}) }, page)
}

const itemsOf = (all: readonly Item[], page: number): Page => {
  const { results: items, ...rest } = pageOf(all, page)
  return { items, ...rest }
}

type Limits = Omit<ProductsAsked, 'page'>

const fits = ({ status, userNumber }: Limits, item: Item): boolean =>
  Number(item.status) >= PRODUCT.active &&
  (status === undefined || hasStatus(item.status as ProductStatus, status)) &&
  (userNumber === undefined || item.userNumber === userNumber)

const readNamed = async (id: ProductId, asked: ProductsAsked, keyOf: KeyOf): Promise<Page> => {
  const items = await readItems([keyOf(id)])
  return itemsOf(
    items.filter(item => fits(asked, item)),
    asked.page,
  )
}

const hasWords = (item: Item, beginnings: readonly string[]): boolean => {
  const words = wordsOf(String(item.name))
  return beginnings.every(one => words.some(word => word.startsWith(one)))
}

/** What a search of a tenant's own things reads at most: 350 bytes each. */
const MOST_OF_TENANT = 2_000

/** Reads the things themselves, the newest first: a tenant has some hundred. */
const searchTenant = async (asked: ProductsAsked, userNumber: string, keyOf: KeyOf): Promise<Page> => {
  const beginnings = searchWords(asked.search ?? '')
  if (!beginnings.length) return itemsOf([], asked.page)
  const items = await query(
    {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keyOf({ userNumber, running: 1 }).pk },
      ScanIndexForward: false,
    },
    MOST_OF_TENANT,
  )
  const found = items.filter(item => fits(asked, item) && hasWords(item, beginnings))
  return { ...itemsOf(found, asked.page), ...(items.length < MOST_OF_TENANT ? {} : { more: true }) }
}

/** What a search with a status reads of its hits: the words do not know the status, so that a sale changes none. */
const MOST_WITH_STATUS = 200

const searchShop = async (market: string, asked: ProductsAsked, keyOf: KeyOf): Promise<Page> => {
  const beginnings = searchWords(asked.search ?? '')
  const keyAt = (place: string) => keyOf(idAt(place))
  const search = { market, list: LIST, beginnings, newestFirst: true, keyOf: keyAt }
  if (asked.status === undefined) return readFound(search, asked.page)
  const { ids } = await readHits(search)
  const sorted = ids.toSorted().reverse()
  const items = await readItems(sorted.slice(0, MOST_WITH_STATUS).map(keyAt))
  const found = itemsOf(
    items.filter(item => fits(asked, item)),
    asked.page,
  )
  return { ...found, ...(sorted.length > MOST_WITH_STATUS ? { more: true } : {}) }
}

/** How many products are for sale, with a label or without. */
export const countForSale = (market: string): Promise<number> => countOf(orderOf(market, 'in_shop'))

/** How many things a tenant has in the shop and for how much, how many are sold, and how many they have back. */
export const readSummary = async (market: string, userNumber: string) => {
  const of = (status: AskedStatus) => totalOf({ ...orderOf(market, status), within: ofTenant(userNumber) })
  const [inShop, sold, handedOut] = await Promise.all([
    of('in_shop'),
    of(PRODUCT.sold),
    of(PRODUCT.handedOut),
  ])
  return { inShop: { count: inShop.count, total: inShop.sum }, sold: sold.count, handedOut: handedOut.count }
}

/** How many things each tenant has in the shop and for how much: of those who have any. */
export const readInShopByTenant = async (
  market: string,
): Promise<Map<string, { count: number; total: Minor }>> => {
  const totals = await totalsBy(orderOf(market, 'in_shop'), USER_DIGITS)
  return new Map(
    [...totals].flatMap(([place, { count, sum: total }]) =>
      count > 0 ? [[String(Number(place)), { count, total }] as const] : [],
    ),
  )
}

/** How many products a step of a walk reads: a step of a job stays within seconds. */
const STEP = 1_000

const walkTenant = async (
  asked: Limits,
  userNumber: string,
  after: string,
  keyOf: KeyOf,
): Promise<Stretch> => {
  const beginnings = searchWords(asked.search ?? '')
  if (asked.search !== undefined && !beginnings.length) return { items: [] }
  const rows = await query(
    {
      KeyConditionExpression: 'pk = :pk AND sk > :after',
      ExpressionAttributeValues: { ':pk': keyOf({ userNumber, running: 1 }).pk, ':after': after },
    },
    STEP,
  )
  const items = rows.filter(item => fits(asked, item) && hasWords(item, beginnings))
  const last = rows.at(-1)
  return rows.length < STEP || !last ? { items } : { items, after: String(last.sk) }
}

/** Some completed products by tenant and number, after a place, for exports; `known`: how many there are, 0 unknown. */
export const walkProducts = async (
  market: string,
  asked: Limits,
  after: string | undefined,
  keyOf: KeyOf,
): Promise<Stretch & { known: number }> => {
  const { search, status, userNumber } = asked
  const named = namedBy(search)
  if (named) return { items: (await readItems([keyOf(named)])).filter(item => fits(asked, item)), known: 1 }
  if (userNumber) return { ...(await walkTenant(asked, userNumber, after ?? ' ', keyOf)), known: 0 }
  if (search === undefined) {
    // A walk goes along one list: what is in the shop is picked from all.
    const stretch = await walkOrder(orderOf(market, status === 'in_shop' ? undefined : status), after, STEP)
    return {
      ...stretch,
      items: stretch.items.filter(item => fits(asked, item)),
      known: await countOf(orderOf(market, status)),
    }
  }
  const keyAt = (place: string) => keyOf(idAt(place))
  const found = await walkFound(
    { market, list: LIST, beginnings: searchWords(search), keyOf: keyAt },
    after,
    STEP,
  )
  return { ...found, items: found.items.filter(item => fits(asked, item)), known: 0 }
}

const keyOfSample: KeyOf = ({ userNumber, running }) => ({
  pk: `{market}#PRODUCTS#${userNumber}`,
  sk: String(running).padStart(RUNNING_DIGITS, '0'),
})

export const entity: Entity = {
  kept: 'Nothing of its own: places and words of products.',
  open: ['countForSale', 'readInShopByTenant', 'readRefused', 'walkProducts'],
  samples: {
    productListed: null,
    countForSale: ['{market}'],
    readSummary: ['{market}', '{userNumber}'],
    readInShopByTenant: ['{market}'],
    readRefused: ['{market}', 50],
    walkProducts: ['{market}', { status: 4 }, undefined, keyOfSample],
    readProductPage: ['{market}', { page: 1, status: 4 }, keyOfSample],
  },
}
