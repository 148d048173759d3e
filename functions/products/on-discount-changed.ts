import { discountChanged } from '#events/products.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { discountedBy, NOT_DISCOUNTED, takesDiscount } from '#shared/products/discount.ts'
import { isInShop } from '#shared/products/states.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { readDiscounted } from './discounts.ts'
import { history } from './products.ts'
import { type Discount, readDiscountsTo } from './table/discount.ts'
import { type Product, putProduct, readProducts } from './table/product.ts'
import { tellTill } from './tell-till.ts'

/** Two writes a product, and the event for the till: a transaction has a hundred. */
const AT_ONCE = 45

/**
 * Gives the products of a sheet or shelf the discount that its tenant gave, or takes it from those that have it. Each piece
 * looks at the discount anew, so it does not matter in which order changes are heard of, nor how often.
 */
export default onEvent({
  on: discountChanged,
  work: 'products',
  grants: ['table:read', 'table:write'],
  handle: async ({ market: id, payload: { userNumber, discount: of } }) => {
    const market = await readMarket(id)
    const discount = await findDiscount(market, of)
    if (!discount) return
    const things = await readDiscounted(id, discount).catch(ignoreRefusal(commonRefusals.not_found))
    const running = (things ?? []).map(one => one.running)
    for (let at = 0; at < running.length; at += AT_ONCE)
      await bringUp(market, of, userNumber, running.slice(at, at + AT_ONCE))
  },
})

const findDiscount = async (market: Market, id: string): Promise<Discount | undefined> =>
  (await readDiscountsTo(market.marketId, todayIn(market))).find(one => one.id === id)

const changedBy = (discount: Discount, product: Product, today: string): Product | undefined => {
  if (!isInShop(product.status)) return undefined
  const has = product.discountOf === discount.id
  if (discount.isRemoved) return has ? { ...product, ...NOT_DISCOUNTED } : undefined
  return !has && takesDiscount(product, discount, today)
    ? { ...product, ...discountedBy(discount) }
    : undefined
}

const bringUp = (market: Market, id: string, userNumber: string, running: readonly number[]): Promise<void> =>
  retryOnConflict(async () => {
    const { marketId } = market
    const [discount, products] = await Promise.all([
      findDiscount(market, id),
      readProducts(marketId, userNumber, running),
    ])
    if (!discount) return
    const today = todayIn(market)
    const changed = products.flatMap(before => {
      const after = changedBy(discount, before, today)
      return after ? [{ before, after: { ...after, lowered: null, pricedTs: nowSeconds() } }] : []
    })
    if (!changed.length) return
    const { username, role } = discount.by
    await commit([
      ...changed.map(({ after }) => putProduct(marketId, after)),
      ...changed.flatMap(({ before, after }) => history(market, username, role, before, after)),
      ...tellTill(
        market,
        changed.map(({ after }) => after),
      ),
    ])
  })
