import { discountChanged } from '#events/products.ts'
import type { Day } from '#shared/kit/day.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { type Seconds, toSeconds } from '#shared/kit/units.ts'
import { discountedBy, discountsIn, pastAfter, takesDiscounts } from '#shared/products/discount.ts'
import { sellPriceOn } from '#shared/products/price.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import { isInShop } from '#shared/products/states.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { discountsFor, readDiscounted } from './discounts.ts'
import { history } from './products.ts'
import { checkDiscount, type Discount, readDiscountsOf } from './table/discount.ts'
import { type Product, putProduct, readProducts } from './table/product.ts'
import { tellTill } from './tell-till.ts'

/** Two writes a product, the event for the till, and at most forty discounts to check: a transaction has a hundred. */
const AT_ONCE = 25

/**
 * Gives the products of a sheet or shelf the discount that its tenant gave, or what is left where one was taken back. Each
 * piece looks at the tenant's discounts anew and checks that they are as it read them, so it does not matter in which order
 * changes are heard of, nor how often.
 */
export default onEvent({
  on: discountChanged,
  work: 'products',
  grants: ['table:read', 'table:write'],
  handle: async ({ market: id, payload: { userNumber, discount: of }, at }) => {
    const market = await readMarket(id)
    const discount = (await readDiscountsOf(id, userNumber, todayIn(market))).find(one => one.id === of)
    if (!discount) return
    const things = await readDiscounted(id, discount)
      .catch(ignoreRefusal(commonRefusals.not_found))
      .catch(ignoreRefusal(productRefusals.sheet_not_ready))
    // What is not for sale may come back: it must not have a discount that was taken back.
    const running = (things ?? [])
      .filter(thing => discountsIn(thing).includes(of) || (isInShop(thing.status) && !discount.isRemoved))
      .map(one => one.running)
    for (let from = 0; from < running.length; from += AT_ONCE)
      await bringUp(market, userNumber, running.slice(from, from + AT_ONCE), toSeconds(at))
  },
})

const changedBy = (
  product: Product,
  discounts: readonly Discount[],
  { today, heardTs }: { today: Day; heardTs: Seconds },
): Product | undefined => {
  const reduced = discountedBy(discountsFor(product, discounts), today)
  const [had, has] = [discountsIn(product), discountsIn(reduced)]
  if (had.length === has.length && had.every(id => has.includes(id))) return undefined
  // What its tenant typed after they gave the discount is what they want.
  const isTheirs = product.pricedTs > heardTs || !takesDiscounts(product, today)
  if (!had.length && isTheirs) return undefined
  return { ...product, ...reduced, pastDiscounts: pastAfter(product, today) }
}

const bringUp = (
  market: Market,
  userNumber: string,
  running: readonly number[],
  heardTs: Seconds,
): Promise<void> =>
  retryOnConflict(async () => {
    const { marketId } = market
    const today = todayIn(market)
    const [discounts, products] = await Promise.all([
      readDiscountsOf(marketId, userNumber, today),
      readProducts(marketId, userNumber, running),
    ])
    const changed = products.flatMap(before => {
      const after = changedBy(before, discounts, { today, heardTs })
      if (!after) return []
      const isSame = sellPriceOn(before, today) === sellPriceOn(after, today)
      return [
        { before, after: { ...after, lowered: isSame ? before.lowered : null, pricedTs: nowSeconds() } },
      ]
    })
    if (!changed.length) return
    const ids = new Set(
      changed.flatMap(({ before, after }) => [...discountsIn(before), ...discountsIn(after)]),
    )
    const meant = discounts.filter(({ id }) => ids.has(id))
    const { username, role } = meant[0]?.by ?? { username: userNumber }
    await commit([
      ...meant.map(one => checkDiscount(marketId, one)),
      ...changed.map(({ after }) => putProduct(marketId, after)),
      ...changed.flatMap(({ before, after }) => history(market, username, role, before, after)),
      ...tellTill(
        market,
        changed.map(({ after }) => after),
      ),
    ])
  })
