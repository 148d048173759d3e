/** Whether a market's price list is the template's, and what stands against throwing it away. */
import type { shelvesContract } from '#shared/shelves/contract.ts'
import type { Verb } from '../kit/http.ts'
import { MOST_NAMED, type User } from '../kit/in-use.ts'
import { rangesOf } from './shelf-ranges.ts'
import { readAll } from './shelves.ts'
import { readCalendarsOf, type ShelfCalendar } from './table/calendar.ts'
import type { Catalogue } from './table/catalogue.ts'
import type { Shelf, Shelves } from './table/shelf.ts'
import { type Made, readMade } from './table/template.ts'

/** Whether the market can be started from the template, and whether the template can be thrown away. */
export const readTemplate: Verb<typeof shelvesContract.readTemplate> = async ({ market }) =>
  (await readState(market)).answer

/** True while staff have made nothing that can be booked. */
export const isEmpty = ({ types, periods, services }: Catalogue, shelves: readonly Shelf[]): boolean =>
  !types.size && !periods.size && !services.size && !shelves.length

/** What the template made and what is left of it: the note, the price list, the shelves, and their calendars. */
export const readState = async (market: string) => {
  const [made, [catalogue, all]] = await Promise.all([readMade(market), readAll(market)])
  const shelves = made ? all.shelves.filter(({ id }) => made.shelves.includes(id)) : []
  const calendars = await readCalendarsOf(
    market,
    shelves.map(({ id, name, shelfType }) => ({ shelfType: { id: shelfType }, shelf: { id, name } })),
  )
  const users = made ? usersOf(made, catalogue, all, calendars) : []
  return {
    made,
    catalogue,
    shelves,
    names: all.names,
    calendars,
    users,
    answer: {
      isThere: made !== undefined,
      canBeMade: !made && isEmpty(catalogue, all.shelves),
      canBeRemoved: made !== undefined && !users.length,
      usedBy: users.slice(0, MOST_NAMED),
      count: users.length,
    },
  }
}

export type State = Awaited<ReturnType<typeof readState>>

interface Thing {
  id: string
  name: string
  version: number
}

/** Bookings on the shelves, things that staff have changed, and what staff have made with them. */
const usersOf = (
  made: Made,
  catalogue: Catalogue,
  { shelves }: Shelves,
  calendars: readonly ShelfCalendar[],
): User[] => {
  const { types, periods, services, prices, typeServices, market } = catalogue
  const has = {
    type: new Set(made.types),
    period: new Set(made.periods),
    service: new Set(made.services),
    price: new Set(made.prices),
    offer: new Set(made.typeServices),
    shelf: new Set(made.shelves),
  }
  const priced = [...prices.values()].map(price => ({
    ...price,
    name: `${types.get(price.shelfType)?.name}, ${periods.get(price.bookingPeriod)?.name}`,
  }))
  const offered = [...typeServices.values()].map(offer => ({
    ...offer,
    name: `${types.get(offer.shelfType)?.name}, ${services.get(offer.service)?.name}`,
  }))
  const changed = (kind: string, things: Iterable<Thing>, ids: ReadonlySet<string>, version = 1) =>
    [...things]
      .filter(thing => ids.has(thing.id) && thing.version !== version)
      .map(({ id, name }) => ({ kind, id, name }))
  const foreign = <T extends Thing>(
    kind: string,
    things: readonly T[],
    own: ReadonlySet<string>,
    uses: (thing: T) => boolean,
  ) => things.filter(thing => !own.has(thing.id) && uses(thing)).map(({ id, name }) => ({ kind, id, name }))
  return [
    ...calendars.flatMap(calendar =>
      rangesOf(calendar, market).map(({ by }) => ({ kind: 'booking', id: by, name: calendar.shelf.name })),
    ),
    ...changed('shelf-type', types.values(), has.type, made.typeVersion),
    ...changed('booking-period', periods.values(), has.period),
    ...changed('service', services.values(), has.service),
    ...changed('price', priced, has.price),
    ...changed('type-service', offered, has.offer),
    ...changed('shelf', shelves, has.shelf),
    ...foreign('shelf', shelves, has.shelf, ({ shelfType }) => has.type.has(shelfType)),
    ...foreign(
      'price',
      priced,
      has.price,
      ({ shelfType, bookingPeriod }) => has.type.has(shelfType) || has.period.has(bookingPeriod),
    ),
    ...foreign(
      'type-service',
      offered,
      has.offer,
      ({ shelfType, service }) => has.type.has(shelfType) || has.service.has(service),
    ),
  ]
}
