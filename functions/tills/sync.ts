/**
 * Brings a till up to what the shop has: looks at products as they are now, compares them with what the till has, and says
 * the difference. So it does not matter in which order changes are heard of, or how often.
 */
import { startOfDay } from '#shared/kit/day.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { type Seconds, toSeconds } from '#shared/kit/units.ts'
import { isInTill, tillMark, vatPercentOf } from '#shared/markets/till.ts'
import { daysOfChange, sellPriceOn } from '#shared/products/price.ts'
import { isInShop } from '#shared/products/states.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import { type Product, putTillNote, readByNumbers, readProduct } from '../products/table/product.ts'
import type { Till, TillProduct } from './till.ts'
import { ProductRefused } from './till-failed.ts'

/** How many products are written side by side. */
const AT_ONCE = 25

/** How many products are put in before that is noted: a worker that dies begins with these again. */
const MOST_ADDED = 50

/** A product as the till is to show it today. */
const asShown = (market: Market, product: Product): TillProduct => ({
  number: product.number,
  name: product.name,
  price: sellPriceOn(product, todayIn(market)),
  currency: market.currencyCode,
  vat: vatPercentOf(market, product.type),
})

/** The till, its account there, and what it has of the product then: in one text that can be compared. */
export const textOf = (market: Market, { name, price, vat }: TillProduct): string =>
  [tillMark(market), price ?? '', vat, name].join(' ')

/** The till has not what it should have, or did not take something that it has by now. */
const differs = (market: Market, { inTill, tillProblem }: Product, shown: TillProduct): boolean =>
  inTill !== textOf(market, shown) || tillProblem !== ''

/** The till is behind with a product that is for sale. */
export const isBehind = (market: Market, product: Product): boolean =>
  isInShop(product.status) && differs(market, product, asShown(market, product))

/** Notes on a product, as it is now, what the till has of it. One that was deleted meanwhile needs no note. */
const note = (
  market: string,
  product: Product,
  said: Partial<Pick<Product, 'inTill' | 'tillProblem'>>,
): Promise<void> =>
  retryOnConflict(async attempt => {
    const present = attempt ? await readProduct(market, product) : product
    const { inTill = present.inTill, tillProblem = present.tillProblem } = said
    if (inTill !== present.inTill || tillProblem !== present.tillProblem)
      await commit([putTillNote(market, present, said)])
  }).catch(ignoreRefusal(commonRefusals.not_found))

const forEach = async <T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> => {
  for (let at = 0; at < all.length; at += AT_ONCE) await Promise.all(all.slice(at, at + AT_ONCE).map(act))
}

const noteIsIn = (market: Market, product: Product, shown: TillProduct) =>
  note(market.marketId, product, { inTill: textOf(market, shown), tillProblem: '' })

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
    .filter(({ status }) => isInShop(status))
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
  return momentsOf(
    market,
    wanted.map(({ product }) => product),
  )
}

/** The market has no till any more: none has anything of its products. */
export const forgetProducts = async (market: string, numbers: readonly string[]): Promise<void> => {
  const products = [...(await readByNumbers(market, numbers)).values()]
  await forEach(products, product => note(market, product, { inTill: '', tillProblem: '' }))
}

interface Wanted {
  product: Product
  shown: TillProduct
}

const putIn = async (market: Market, till: Till, wanted: readonly Wanted[]): Promise<void> => {
  const fresh = wanted.filter(({ product }) => !isInTill(market, product))
  for (let at = 0; at < fresh.length; at += MOST_ADDED) {
    const some = fresh.slice(at, at + MOST_ADDED)
    const refused = await till.add(some.map(({ shown }) => shown))
    await forEach(some, ({ product, shown }) => {
      const tillProblem = refused.get(shown.number)
      return tillProblem === undefined
        ? noteIsIn(market, product, shown)
        : note(market.marketId, product, { tillProblem })
    })
  }
  for (const { product, shown } of wanted.filter(({ product }) => isInTill(market, product)))
    try {
      await till.change(shown)
      await noteIsIn(market, product, shown)
    } catch (error) {
      if (!(error instanceof ProductRefused)) throw error
      await note(market.marketId, product, { tillProblem: error.message })
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
    product => note(market, product, { inTill: '', tillProblem: '' }),
  )
}

const momentsOf = (market: Market, products: readonly Product[]): Map<Seconds, string[]> => {
  const moments = new Map<Seconds, string[]>()
  for (const product of products)
    for (const day of daysOfChange(product)) {
      const at = toSeconds(startOfDay(market.timeZone, day))
      if (at > nowSeconds()) moments.set(at, [...(moments.get(at) ?? []), product.number])
    }
  return moments
}
