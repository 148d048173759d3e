/** The finished prices for a thing that does not sell. Pure. */
import { amountIn } from '#shared/kit/typed-amount.ts'
import type { Minor } from '#shared/kit/units.ts'
import { divide, lowestPriceOf } from '#shared/products/price.ts'
import { MOST_DISCOUNT } from '#shared/products/product-fields.ts'
import type { Thing } from '../thing/rows.ts'

const STEPS = [10, 20, 30, 40, 50, 60, 70] as const
const OFFERED = 3

export interface LowerPrice {
  /** Off what it sells for now. */
  percent: number
  /** The discount by which it sells for that, off its price. */
  discount: number
  price: Minor
  share: Minor
}

type Sold = Pick<Thing, 'price' | 'sellPrice' | 'discount'>

/** What is off the price today: its own discount, or that of a campaign, in per cent. */
const offToday = ({ price, sellPrice, discount }: Sold): number => {
  const [full, sells] = [amountIn(price) ?? 0, amountIn(sellPrice) ?? 0]
  if (sells === lowestPriceOf({ price: full, discount })) return discount
  return full ? 100 - (100 * sells) / full : 0
}

/** A discount on top of the one that counts today, with two decimals as a discount has. */
const onTop = (thing: Sold, percent: number): number => {
  const counts = offToday(thing)
  return Math.round(10_000 - (100 - counts) * (100 - percent)) / 100
}

const at = (thing: Sold, percent: number): Omit<LowerPrice, 'share'> => {
  const discount = onTop(thing, percent)
  return { percent, discount, price: lowestPriceOf({ price: amountIn(thing.price) ?? 0, discount }) }
}

/** The next three prices below what it sells for now. Only the shop can raise them again. */
export const lowerPrices = (thing: Sold, fee: number): LowerPrice[] =>
  STEPS.map(percent => at(thing, percent))
    .filter(
      ({ price, discount }) =>
        price > 0 && price < (amountIn(thing.sellPrice) ?? 0) && discount <= MOST_DISCOUNT,
    )
    .slice(0, OFFERED)
    .map(one => ({ ...one, share: divide(one.price, fee).share }))
