import { refuse } from '#shared/kit/refusal.ts'
import type { shelvesContract } from '#shared/shelves/contract.ts'
import { periodName } from '#shared/shelves/period-name.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { sameName } from '#shared/shelves/shelf-names.ts'
import { templateFor } from '#shared/shelves/template.ts'
import { audit } from '../kit/audit.ts'
import type { Verb } from '../kit/http.ts'
import { newId } from '../kit/ids.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type Market, notePrices, readMarket } from '../markets/table/market.ts'
import { IN_ONE_COMMIT } from './add-shelves.ts'
import { NO_DISCOUNT } from './discount.ts'
import { readAll } from './shelves.ts'
import { newBookingPeriod } from './table/period.ts'
import { putPrice } from './table/price.ts'
import { newService } from './table/service.ts'
import { changeNames, newShelf } from './table/shelf.ts'
import { newMade } from './table/template.ts'
import { countShelves, newShelfType } from './table/type.ts'
import { putTypeService } from './table/type-service.ts'
import { isEmpty, readState } from './template-state.ts'

/** The template with an id for each thing. */
const withIds = ({ language, currencyCode }: Pick<Market, 'language' | 'currencyCode'>) => {
  const template = templateFor(language, currencyCode)
  const types = template.types.map(type => ({ id: newId(), ...type, image: null }))
  const periods = template.periods.map(period => ({
    id: newId(),
    name: periodName(period, language),
    ...period,
  }))
  const services = template.services.map(service => ({ id: newId(), ...service, image: null }))
  return {
    types,
    periods,
    services,
    prices: types.flatMap(type =>
      periods.map((period, at) => ({
        id: newId(),
        shelfType: type.id,
        bookingPeriod: period.id,
        price: type.prices[at] ?? 0,
        ...NO_DISCOUNT,
      })),
    ),
    typeServices: types.flatMap(type =>
      services.map(({ id, price }) => ({
        id: newId(),
        shelfType: type.id,
        service: id,
        price,
        ...NO_DISCOUNT,
      })),
    ),
    shelves: types.flatMap(type => type.shelves.map(name => ({ id: newId(), name, type: type.id }))),
  }
}

type Making = ReturnType<typeof withIds>

const idsOf = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id)

const priceListWrites = (market: string, making: Making) => [
  newMade(market, {
    types: idsOf(making.types),
    periods: idsOf(making.periods),
    services: idsOf(making.services),
    prices: idsOf(making.prices),
    typeServices: idsOf(making.typeServices),
    shelves: idsOf(making.shelves),
    typeVersion: 1,
  }),
  ...making.types.map(({ id, name, description, image }) =>
    newShelfType(market, { id, name, description, image }, { price: making.periods.length }),
  ),
  ...making.periods.map(period => newBookingPeriod(market, period, making.types.length)),
  ...making.services.map(service => newService(market, service, making.types.length)),
  ...making.prices.map(price => putPrice(market, price)),
  ...making.typeServices.map(offer => putTypeService(market, offer)),
]

/**
 * Makes the price list in one commit and its shelves in a few more. After a fault between two, fewer shelves are there,
 * and staff add the rest or throw all away.
 */
export const makeFromTemplate: Verb<typeof shelvesContract.makeFromTemplate> = async ({ market, caller }) => {
  const found = await readMarket(market)
  const making = withIds(found)
  await retryOnConflict(async () => {
    const [catalogue, { shelves, names }] = await readAll(market)
    if (!isEmpty(catalogue, shelves)) throw refuse(shelfRefusals.price_list_exists)
    await commit([
      changeNames(market, { names }),
      ...priceListWrites(market, making),
      ...notePrices(catalogue.market, true),
      ...audit(market, found.country, {
        caller,
        kind: 'price-list-template',
        id: market,
        before: undefined,
        after: { shelfTypes: making.types.map(({ name }) => name).join(', ') },
      }),
    ])
  })
  for (let from = 0; from < making.shelves.length; from += IN_ONE_COMMIT)
    await makeShelves(market, making.shelves.slice(from, from + IN_ONE_COMMIT))
  return (await readState(market)).answer
}

/** Makes some of the shelves. A name that somebody has taken meanwhile is left out. */
const makeShelves = (market: string, some: Making['shelves']): Promise<void> =>
  retryOnConflict(async () => {
    const [, { shelves, names }] = await readAll(market)
    const there = new Set(shelves.map(({ name }) => sameName(name)))
    const left = some.filter(({ name }) => !there.has(sameName(name)))
    await commit([
      changeNames(market, { names }),
      ...left.flatMap(({ type, ...shelf }) => newShelf(market, type, shelf)),
      ...[...Map.groupBy(left, ({ type }) => type)].map(([type, { length }]) =>
        countShelves(market, type, length),
      ),
    ])
  })
