/** What a market rents out: its catalogue beside the market's own item, and a calendar for each shelf. */
import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { type Calendar, pack, rangeOf, release, unpack } from '#shared/shelves/calendar.ts'
import { bookingPeriod, service, shelfType } from '#shared/shelves/contract.ts'
import { batch, type Item, type Key, query, VersionConflict, type Write } from '../kit/table.ts'
import { type Market, marketFrom, marketPartition } from '../markets/table.ts'

const discount = {
  discountPercent: z.nullable(z.number()),
  /** Moments in ms since 1970. */
  discountValidFrom: z.nullable(z.number()),
  discountValidTo: z.nullable(z.number()),
}

/** Minor units. */
const price = z.object({
  id: z.string(),
  shelfType: z.string(),
  bookingPeriod: z.string(),
  price: z.number(),
  ...discount,
})

const typeService = z.object({
  id: z.string(),
  shelfType: z.string(),
  service: z.string(),
  price: z.number(),
  ...discount,
})

export type ShelfType = z.infer<typeof shelfType>
export type BookingPeriod = z.infer<typeof bookingPeriod>
export type Service = z.infer<typeof service>
export type Price = z.infer<typeof price>
export type TypeService = z.infer<typeof typeService>

/** All that can be chosen at a market, by id. */
export interface Catalogue {
  market: Market
  types: Map<string, ShelfType>
  periods: Map<string, BookingPeriod>
  prices: Map<string, Price>
  services: Map<string, Service>
  typeServices: Map<string, TypeService>
}

/** A market and its catalogue in one query: bounded by what fits on its price list. Refuses `market_not_found`. */
export const readCatalogue = async (marketId: string): Promise<Catalogue> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': marketPartition(marketId) },
  })
  const own = items.find(item => item.kind === 'market')
  if (!own) throw refuse('missing', 'market_not_found')
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
/** A booking period, new or changed. */
export const putBookingPeriod = (marketId: string, value: BookingPeriod): Write =>
  catalogueItem(marketId, 'booking-period', `PERIOD#${value.id}`, value)
/** An additional service, new or changed. */
export const putService = (marketId: string, value: Service): Write =>
  catalogueItem(marketId, 'service', `SERVICE#${value.id}`, value)
/** The price of a type for a period, new or changed. */
export const putPrice = (marketId: string, value: Price): Write =>
  catalogueItem(marketId, 'price', `PRICE#${value.id}`, value)
/** A service as a type offers it, new or changed. */
export const putTypeService = (marketId: string, value: TypeService): Write =>
  catalogueItem(marketId, 'type-service', `TYPESERVICE#${value.id}`, value)

/** A shelf's calendar as it was read: where it belongs travels with it. */
export interface ShelfCalendar extends Calendar {
  market: string
  shelfType: string
}

const calendarPartition = (marketId: string, shelfTypeId: string): string =>
  `${marketId}#CALENDAR#${shelfTypeId}`

const calendarKey = ({
  market,
  shelfType: type,
  shelf,
}: Pick<ShelfCalendar, 'market' | 'shelfType' | 'shelf'>): Key => ({
  pk: calendarPartition(market, type),
  sk: shelf.id,
})

const calendarItem = z.object({
  sk: z.string(),
  name: z.string(),
  version: z.number(),
  taken: z.instanceof(Uint8Array),
})

const calendarFrom = (market: string, type: string, item: Item): ShelfCalendar => {
  const { sk, name, version, taken } = calendarItem.parse(item)
  return { market, shelfType: type, shelf: { id: sk, name }, version, taken: unpack(taken) }
}

/**
 * The calendars of all shelves of a type: one query, whatever has been booked before. `surely` reads what was
 * acknowledged a moment ago too, for twice the read units.
 */
export const readCalendars = async (
  market: string,
  type: string,
  { surely }: { surely: boolean },
): Promise<ShelfCalendar[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': calendarPartition(market, type) },
    ConsistentRead: surely,
  })
  return items.map(item => calendarFrom(market, type, item))
}

/** The calendars of named shelves, each once. */
export const readCalendarsOf = async (
  market: string,
  shelves: readonly { shelfType: { id: string }; shelf: { id: string; name: string } }[],
): Promise<ShelfCalendar[]> => {
  const one = [...new Map(shelves.map(at => [at.shelf.id, at])).values()]
  const items = await batch(
    one.map(({ shelfType: type, shelf }) => calendarKey({ market, shelfType: type.id, shelf })),
  )
  return items.flatMap((item, at) => (item ? [calendarFrom(market, one[at]?.shelfType.id ?? '', item)] : []))
}

/** The calendar as decided, if nobody wrote it since it was read; else `VersionConflict`. */
export const putCalendar = (calendar: ShelfCalendar): Write => ({
  put: {
    Item: {
      ...calendarKey(calendar),
      name: calendar.shelf.name,
      version: calendar.version + 1,
      taken: pack(calendar.taken),
    },
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': calendar.version },
  },
  onConditionFailed: new VersionConflict(),
})

/** What a holder has on these shelves is free again; no write where it has nothing any more. */
export const free = (calendars: readonly ShelfCalendar[], by: string): Write[] =>
  calendars.filter(calendar => rangeOf(calendar, by)).map(calendar => putCalendar(release(calendar, by)))

/** A new shelf with its empty calendar. */
export const newShelf = (market: string, type: string, shelf: { id: string; name: string }): Write[] => [
  { put: { Item: { pk: `${market}#SHELF`, sk: shelf.id, kind: 'shelf', ...shelf, shelfType: type } } },
  {
    put: {
      Item: {
        ...calendarKey({ market, shelfType: type, shelf }),
        name: shelf.name,
        version: 0,
        taken: pack([]),
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
]
