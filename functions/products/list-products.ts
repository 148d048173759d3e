/** The things of the shop or of a tenant, a page at a time. */
import { idText } from '#shared/products/number.ts'
import { type AskedStatus, isInShop, PRODUCT, SHEET, type SheetStatus } from '#shared/products/states.ts'
import { readCustomers } from '../customers/table/customer.ts'
import { PAGE_SIZE, readItems } from '../kit/list.ts'
import { type Product, productFrom, productKey } from './table/product.ts'
import { type ProductsAsked, readProductPage, walkProducts } from './table/product-lists.ts'
import { readSheetsOf, readSheetsWith, runningOf, type Sheet } from './table/sheet.ts'
import { toWholeProduct } from './to-response.ts'
import type { ListAsked } from './whose.ts'

export interface Found {
  things: { thing: Product; sheet: SheetStatus }[]
  page: number
  pagesCount: number
  count: number
  more?: true
}

const isOfSheet = (status: AskedStatus | undefined): status is 1 | 2 | 3 =>
  typeof status === 'number' && status <= SHEET.processing

/** How many sheets of the whole shop are looked at for what is not completed. */
const MOST_SHEETS = 100

/** Things of sheets that are not completed stand in no list: their sheets name them. */
const readOfSheets = async (
  market: string,
  { page, status, userNumber }: ProductsAsked & { status: 1 | 2 | 3 },
  size = PAGE_SIZE,
): Promise<Found> => {
  const sheets = userNumber
    ? (await readSheetsOf(market, userNumber)).filter(sheet => sheet.status === status)
    : await readSheetsWith(market, status, MOST_SHEETS)
  const ids = sheets.flatMap(sheet => runningOf(sheet).map(running => ({ sheet, running })))
  const shown = ids.slice((page - 1) * size, page * size)
  const keys = shown.map(({ sheet, running }) =>
    productKey(market, { userNumber: sheet.userNumber, running }),
  )
  const statusOf = new Map<string, Sheet>(sheets.map(sheet => [sheet.id, sheet]))
  const things = (await readItems(keys)).map(productFrom)
  return {
    things: things.map(thing => ({ thing, sheet: statusOf.get(thing.sheet)?.status ?? status })),
    page,
    pagesCount: Math.max(1, Math.ceil(ids.length / size)),
    count: ids.length,
    ...(sheets.length < MOST_SHEETS || userNumber ? {} : { more: true }),
  }
}

const readFound = async (market: string, asked: ProductsAsked): Promise<Found> => {
  const { status } = asked
  if (isOfSheet(status) && asked.search === undefined) return readOfSheets(market, { ...asked, status })
  const { items, ...page } = await readProductPage(market, asked, id => productKey(market, id))
  return { things: items.map(item => ({ thing: productFrom(item), sheet: PRODUCT.printed })), ...page }
}

/** How many things of sheets that are not completed a step of a walk reads. */
const AT_ONCE = 500

/** Some things that a list finds, after a place, for exports; `known`: how many there are, 0 where that is unknown. */
export const walkThings = async (
  market: string,
  asked: Omit<ProductsAsked, 'page'>,
  after: string | undefined,
): Promise<{ things: Found['things']; after?: string; known: number }> => {
  const { status } = asked
  if (isOfSheet(status) && asked.search === undefined) {
    const page = Number(after ?? 1)
    const { things, pagesCount } = await readOfSheets(market, { ...asked, status, page }, AT_ONCE)
    return { things, known: 0, ...(page < pagesCount ? { after: String(page + 1) } : {}) }
  }
  const { items, ...rest } = await walkProducts(market, asked, after, id => productKey(market, id))
  return { things: items.map(item => ({ thing: productFrom(item), sheet: PRODUCT.printed })), ...rest }
}

/** So many products are chosen at once. */
const MOST_CHOSEN = 1_000

/** The ids of the products in the shop that a list finds, whatever page is shown. */
export const listIds = async (
  { market: { marketId }, userNumber }: Pick<ListAsked, 'market' | 'userNumber'>,
  asked: Pick<ProductsAsked, 'search' | 'status'>,
): Promise<{ ids: string[]; more?: true }> => {
  const ids: string[] = []
  let after: string | undefined
  do {
    const found = await walkThings(marketId, { ...asked, userNumber }, after)
    ids.push(...found.things.flatMap(({ thing }) => (isInShop(thing.status) ? idText(thing) : [])))
    after = found.after
  } while (after !== undefined && ids.length < MOST_CHOSEN)
  return after === undefined && ids.length <= MOST_CHOSEN
    ? { ids }
    : { ids: ids.slice(0, MOST_CHOSEN), more: true }
}

/** Things with whose they are: a read for each tenant. */
export const withTenants = async (asked: Pick<ListAsked, 'market' | 'isStaffs'>, things: Found['things']) => {
  const numbers = [...new Set(things.map(({ thing }) => thing.userNumber))]
  const read = await readCustomers(asked.market.marketId, numbers)
  const tenants = new Map(read.map(tenant => [tenant.userNumber, tenant]))
  return things.map(({ thing, sheet }) => toWholeProduct(asked, sheet, thing, tenants.get(thing.userNumber)))
}

/** A page of things. */
export const listThings = async (
  asked: ListAsked,
  { page, search, status }: Omit<ProductsAsked, 'userNumber'>,
) => {
  const { marketId } = asked.market
  const { things, ...rest } = await readFound(marketId, {
    page,
    search,
    status,
    userNumber: asked.userNumber,
  })
  return { results: await withTenants(asked, things), ...rest }
}
