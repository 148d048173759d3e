/** The finished prices for a thing that does not sell. Pure. */
import { amountIn } from '#shared/kit/typed-amount.ts'
import type { Minor } from '#shared/kit/units.ts'
import { divided, sellPriceOn } from '#shared/products/price.ts'
import type { Thing } from './rows.ts'

const STEPS = [10, 20, 30, 40, 50, 60, 70] as const
const OFFERED = 3

export interface LowerPrice {
  percent: number
  price: Minor
  share: Minor
}

const at = (thing: Pick<Thing, 'price'>, percent: number): Minor =>
  sellPriceOn(
    { price: amountIn(thing.price) ?? 0, discount: percent, discountFrom: null, discountTo: null },
    '',
  )

/**
 * The next three prices below the present one. They are discounts, which a tenant can take back; a lowered price itself
 * can only be raised by the shop.
 */
export const lowerPrices = (thing: Pick<Thing, 'price' | 'sellPrice'>, fee: number): LowerPrice[] =>
  STEPS.map(percent => ({ percent, price: at(thing, percent) }))
    .filter(({ price }) => price > 0 && price < (amountIn(thing.sellPrice) ?? 0))
    .slice(0, OFFERED)
    .map(one => ({ ...one, share: divided(one.price, fee).share }))
