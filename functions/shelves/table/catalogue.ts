/**
 * The price list of a market in one query, beside the market itself (decision 002). Its things have files of their own:
 * `type.ts`, `period.ts`, `service.ts`, `price.ts`, `type-service.ts`.
 */
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { discountThatCounts } from '#shared/shelves/rules.ts'
import { now } from '../../kit/clock.ts'
import type { Entity } from '../../kit/entity.ts'
import { type Item, query } from '../../kit/table.ts'
import { type Market, marketFrom, marketPartition } from '../../markets/table/market.ts'
import { type BookingPeriod, periodFrom } from './period.ts'
import { type Price, priceFrom } from './price.ts'
import { type Service, serviceFrom } from './service.ts'
import { type ShelfType, typeFrom } from './type.ts'
import { type TypeService, typeServiceFrom } from './type-service.ts'

/** The price list of a market, by id. */
export interface Catalogue {
  market: Market
  types: Map<string, ShelfType>
  periods: Map<string, BookingPeriod>
  prices: Map<string, Price>
  services: Map<string, Service>
  typeServices: Map<string, TypeService>
}

/**
 * A market and its price list in one query, small by nature. `consistent` reads the latest writes too. Refuses
 * `market_not_found`.
 */
export const readCatalogue = async (
  marketId: string,
  { consistent } = { consistent: false },
): Promise<Catalogue> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': marketPartition(marketId) },
    ConsistentRead: consistent,
  })
  const own = items.find(item => item.kind === 'market')
  if (!own) throw refuse(commonRefusals.market_not_found)
  const of = <T>(kind: string, from: (item: Item) => T) =>
    new Map(items.filter(item => item.kind === kind).map(item => [String(item.id), from(item)]))
  return {
    market: marketFrom(own),
    types: of('shelf-type', typeFrom),
    periods: of('booking-period', periodFrom),
    prices: of('price', priceFrom),
    services: of('service', serviceFrom),
    typeServices: of('type-service', typeServiceFrom),
  }
}

/**
 * The price list as visitors get it: each price with the discount that counts now, its own or its type's (D59), and
 * the services that are not hidden. Hidden types are in it, because their bookings can still be extended.
 */
export const readOffers = async (marketId: string): Promise<Catalogue> => {
  const catalogue = await readCatalogue(marketId)
  const { types, services, prices, typeServices } = catalogue
  return {
    ...catalogue,
    prices: mapped(prices, price => withDiscount(price, types.get(price.shelfType))),
    typeServices: mapped(
      new Map([...typeServices].filter(([, offer]) => services.get(offer.service)?.isActive)),
      offer => withDiscount(offer, services.get(offer.service)),
    ),
  }
}

const mapped = <T>(of: Map<string, T>, change: (value: T) => T): Map<string, T> =>
  new Map([...of].map(([id, value]) => [id, change(value)]))

const withDiscount = <T extends Price | TypeService>(own: T, general: ShelfType | Service | undefined): T => {
  if (!general) return own
  const { discountPercent, discountValidFrom, discountValidTo } = discountThatCounts(own, general, now())
  return { ...own, discountPercent, discountValidFrom, discountValidTo }
}

export const entity: Entity = {
  kept: 'Until staff delete it.',
  open: ['readCatalogue', 'readOffers'],
  samples: {
    readCatalogue: ['{market}'],
    readOffers: ['{market}'],
  },
}
