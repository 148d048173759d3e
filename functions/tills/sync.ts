/**
 * Brings a till up to what the shop has: looks at products as they are now, compares them with what the till has, and says
 * the difference. So it does not matter in which order changes are heard of, or how often.
 */
import { addDays, startOfDay } from '#shared/kit/day.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { type Seconds, toSeconds } from '#shared/kit/units.ts'
import { tillMark, vatPercentOf } from '#shared/markets/till.ts'
import { sellPriceOn } from '#shared/products/price.ts'
import { PRODUCT, SHEET } from '#shared/products/states.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import { type Product, putProduct, readByNumbers, readProduct, readRuns } from '../products/table/product.ts'
import { putSheet, readSheet, runningOf } from '../products/table/sheet.ts'
import type { Till, TillProduct } from './till.ts'
import { ProductRefused } from './till-failed.ts'

/** How many products are written side by side. */
const AT_ONCE = 25

/** How many products are put in before that is noted: a worker that dies begins with these again. */
const MOST_ADDED = 50

/** It is for sale, or will be as soon as the till has it. */
const isWanted = ({ status }: Product): boolean => status >= PRODUCT.processing && status < PRODUCT.sold

/** A product as the till is to show it today. */
const asShown = (market: Market, product: Product): TillProduct => ({
  number: product.number,
  name: product.name,
  price: sellPriceOn(product, todayIn(market)),
  currency: market.currencyCode,
  vat: vatPercentOf(market, product.type),
})

/** What which till, in which of its accounts, then has of it: in one text that can be compared. */
export const textOf = (market: Market, { name, price, vat }: TillProduct): string =>
  [tillMark(market), price ?? '', vat, name].join(' ')

/** The till has something of it. What another till has, or the same one in another account, is nothing to it. */
const isThere = (market: Market, { inTill }: Product): boolean => inTill.startsWith(`${tillMark(market)} `)

/** The till has not what it should have, or did not take something that it has by now. */
const differs = (market: Market, { inTill, tillProblem }: Product, shown: TillProduct): boolean =>
  inTill !== textOf(market, shown) || tillProblem !== ''

/** The till is behind with a product that is for sale. */
export const isBehind = (market: Market, product: Product): boolean =>
  isWanted(product) && differs(market, product, asShown(market, product))

/** Notes something on a product, on what it is now. One that was deleted meanwhile needs no note. */
const note = (market: string, product: Product, change: (present: Product) => Partial<Product>) =>
  retryOnConflict(async attempt => {
    const present = attempt ? await readProduct(market, product) : product
    const after = { ...present, ...change(present) }
    if (JSON.stringify(after) !== JSON.stringify(present)) await commit([putProduct(market, after)])
  }).catch(ignoreRefusal(commonRefusals.not_found))

const forEach = async <T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> => {
  for (let at = 0; at < all.length; at += AT_ONCE) await Promise.all(all.slice(at, at + AT_ONCE).map(act))
}

/** What waits for the till no longer does. */
const forSale = ({ status }: Product) => (status === PRODUCT.processing ? PRODUCT.active : status)

const isIn = (market: Market, product: Product, shown: TillProduct) =>
  note(market.marketId, product, present => ({
    inTill: textOf(market, shown),
    tillProblem: '',
    status: forSale(present),
  }))

/**
 * Puts what is for sale into the till, and takes the rest out. Answers the moments at which the price of some of them
 * changes by itself: a discount begins or ends. Throws `TillFailed`.
 */
export const syncProducts = async (
  market: Market,
  till: Till,
  numbers: readonly string[],
): Promise<Map<Seconds, string[]>> => {
  const { marketId } = market
  const products = await readByNumbers(marketId, numbers)
  const wanted = [...products.values()]
    .filter(isWanted)
    .map(product => ({ product, shown: asShown(market, product) }))
  await putIn(
    market,
    till,
    wanted.filter(({ product, shown }) => differs(market, product, shown)),
  )
  await takeOut(
    marketId,
    till,
    numbers.filter(number => !wanted.some(({ product }) => product.number === number)),
    products,
  )
  await activateSheets(marketId, [...products.values()])
  return momentsOf(
    market,
    wanted.map(({ product }) => product),
  )
}

/** The market has no till any more: what was on its way into it is for sale without one. */
export const releaseProducts = async (market: Market, numbers: readonly string[]): Promise<void> => {
  const { marketId } = market
  const products = [...(await readByNumbers(marketId, numbers)).values()]
  await forEach(products, product =>
    note(marketId, product, present => ({
      inTill: '',
      tillProblem: '',
      status: forSale(present),
    })),
  )
  await activateSheets(marketId, products)
}

interface Wanted {
  product: Product
  shown: TillProduct
}

const putIn = async (market: Market, till: Till, wanted: readonly Wanted[]): Promise<void> => {
  const fresh = wanted.filter(({ product }) => !isThere(market, product))
  for (let at = 0; at < fresh.length; at += MOST_ADDED) {
    const some = fresh.slice(at, at + MOST_ADDED)
    const refused = await till.add(some.map(({ shown }) => shown))
    await forEach(some, ({ product, shown }) => {
      const tillProblem = refused.get(shown.number)
      return tillProblem === undefined
        ? isIn(market, product, shown)
        : note(market.marketId, product, () => ({ tillProblem }))
    })
  }
  for (const { product, shown } of wanted.filter(({ product }) => isThere(market, product)))
    try {
      await till.change(shown)
      await isIn(market, product, shown)
    } catch (error) {
      if (!(error instanceof ProductRefused)) throw error
      await note(market.marketId, product, () => ({ tillProblem: error.message }))
    }
}

/** Takes out also what it is not noted to have: a worker may have died, or missed the answer, before it could note that. */
const takeOut = async (
  market: string,
  till: Till,
  numbers: readonly string[],
  products: ReadonlyMap<string, Product>,
): Promise<void> => {
  if (!numbers.length) return
  await till.remove(numbers)
  await forEach(
    numbers.flatMap(number => products.get(number) ?? []),
    product => note(market, product, () => ({ inTill: '', tillProblem: '' })),
  )
}

/**
 * A sheet whose products are all in the till is active. Looks at the sheets of all products, also of those that are in
 * already: a worker may have died after it put in the last of them.
 */
const activateSheets = async (market: string, products: readonly Product[]): Promise<void> => {
  const sheets = new Map(products.map(({ userNumber, sheet }) => [sheet, userNumber]))
  for (const [id, userNumber] of sheets)
    await retryOnConflict(async () => {
      const sheet = await readSheet(market, userNumber, id).catch(ignoreRefusal(commonRefusals.not_found))
      if (sheet?.status !== SHEET.processing || !sheet.isMade) return
      const things = await readRuns(market, userNumber, runningOf(sheet))
      if (things.every(({ status }) => status >= PRODUCT.active))
        await commit([putSheet(market, { ...sheet, status: SHEET.active })])
    })
}

const momentsOf = (market: Market, products: readonly Product[]): Map<Seconds, string[]> => {
  const moments = new Map<Seconds, string[]>()
  for (const { number, discountFrom, discountTo } of products)
    for (const day of [discountFrom, discountTo && addDays(discountTo, 1)]) {
      const at = day ? toSeconds(startOfDay(market.timeZone, day)) : 0
      if (at > nowSeconds()) moments.set(at, [...(moments.get(at) ?? []), number])
    }
  return moments
}
