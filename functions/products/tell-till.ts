import { productsChanged } from '#events/products.ts'
import { putsIntoTill } from '#shared/markets/till.ts'
import { deployment } from '../kit/deployment.ts'
import { emit } from '../kit/outbox.ts'
import type { Write } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import type { Product } from './table/product.ts'

/** The event by which the till hears of products that changed or are gone; none where no till takes products. */
export const tellTill = (market: Market, things: readonly Pick<Product, 'number'>[]): Write[] => {
  const numbers = things.flatMap(({ number }) => number || [])
  return numbers.length && putsIntoTill(market, deployment())
    ? [emit(market.marketId, productsChanged, { numbers })]
    : []
}
