/** The price list of a market: types, periods, prices and services, beside the market itself (decision 002). */

import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { millis, minor } from '#shared/kit/units.ts'
import { bookingPeriod, service, shelfType } from '#shared/shelves/contract.ts'
import type { Entity } from '../../kit/entity.ts'
import { countUse, removeUnused } from '../../kit/in-use.ts'
import { type Key, query, type Write } from '../../kit/table.ts'
import { type Market, marketFrom, marketPartition, notePrices } from '../../markets/table/market.ts'

const discount = {
  discountPercent: z.nullable(z.number()),
  discountValidFrom: z.nullable(millis),
  discountValidTo: z.nullable(millis),
}

const price = z.object({
  id: z.string(),
  shelfType: z.string(),
  bookingPeriod: z.string(),
  price: minor,
  ...discount,
})

const typeService = z.object({
  id: z.string(),
  shelfType: z.string(),
  service: z.string(),
  price: minor,
  ...discount,
})

export type ShelfType = z.infer<typeof shelfType>

export type BookingPeriod = z.infer<typeof bookingPeriod>

export type Service = z.infer<typeof service>

export type Price = z.infer<typeof price>

export type TypeService = z.infer<typeof typeService>

/** The price list of a market, by id. */
export interface Catalogue {
  market: Market
  types: Map<string, ShelfType>
  periods: Map<string, BookingPeriod>
  prices: Map<string, Price>
  services: Map<string, Service>
  typeServices: Map<string, TypeService>
}

/** A market and its price list in one query, small by nature. Refuses `market_not_found`. */
export const readCatalogue = async (marketId: string): Promise<Catalogue> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': marketPartition(marketId) },
  })
  const own = items.find(item => item.kind === 'market')
  if (!own) throw refuse(commonRefusals.market_not_found)
  const of = <T extends { id: string }>(kind: string, shape: { parse: (item: unknown) => T }) =>
    new Map(items.filter(item => item.kind === kind).map(item => [String(item.id), shape.parse(item)]))
  return {
    market: marketFrom(own),
    types: of('shelf-type', shelfType),
    periods: of('booking-period', bookingPeriod),
    prices: of('price', price),
    services: of('service', service),
    typeServices: of('type-service', typeService),
  }
}

const catalogueItem = (marketId: string, kind: string, sk: string, value: object): Write => ({
  put: { Item: { pk: marketPartition(marketId), sk, kind, ...value } },
})

/** A shelf type, new or changed. */
export const putShelfType = (marketId: string, value: ShelfType): Write =>
  catalogueItem(marketId, 'shelf-type', `TYPE#${value.id}`, value)

/** A new booking period. */
export const newBookingPeriod = (marketId: string, value: BookingPeriod): Write =>
  catalogueItem(marketId, 'booking-period', `PERIOD#${value.id}`, value)

/** An additional service, new or changed. */
export const putService = (marketId: string, value: Service): Write =>
  catalogueItem(marketId, 'service', `SERVICE#${value.id}`, value)

const periodKey = (marketId: string, id: string): Key => ({
  pk: marketPartition(marketId),
  sk: `PERIOD#${id}`,
})

/** New prices of types for periods. Each is counted on its period (D36). Refuses 404 `not_found` without the period. */
export const newPrices = (marketId: string, values: readonly Price[]): Write[] => {
  const uses = Map.groupBy(values, ({ bookingPeriod: period }) => period)
  return [
    ...values.map(value => catalogueItem(marketId, 'price', `PRICE#${value.id}`, value)),
    ...[...uses].map(([period, { length }]) =>
      countUse(periodKey(marketId, period), 'price', length, refuse(commonRefusals.not_found)),
    ),
  ]
}

/**
 * Notes on the market whether it has a price: visitors find it in the list of markets only then (D31). For the commit that
 * writes or removes prices. No write when it stays as it is.
 */
export const notePricesOf = ({ market, prices }: Pick<Catalogue, 'market' | 'prices'>): Write[] =>
  notePrices(market, prices.size > 0)

/** Deletes a booking period. Refuses 409 `in_use` while a price uses it. */
export const removeBookingPeriod = (marketId: string, id: string): Write =>
  removeUnused(periodKey(marketId, id), ['price'])

/** A service as a type offers it, new or changed. */
export const putTypeService = (marketId: string, value: TypeService): Write =>
  catalogueItem(marketId, 'type-service', `TYPESERVICE#${value.id}`, value)

export const entity: Entity = {
  kept: 'Until staff delete it.',
  open: ['readCatalogue'],
  samples: {
    readCatalogue: ['{market}'],
    putShelfType: ['{market}', { id: '{type}' }],
    newBookingPeriod: ['{market}', { id: '{period}' }],
    removeBookingPeriod: ['{market}', '{period}'],
    putService: ['{market}', { id: '{service}' }],
    notePricesOf: null,
    newPrices: ['{market}', [{ id: '{price}', bookingPeriod: '{period}' }]],
    putTypeService: ['{market}', { id: '{typeService}' }],
  },
}
