import type { CountryCode } from '#shared/kit/country-codes.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { shelvesContract } from '#shared/shelves/contract.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { inUse } from '../kit/in-use.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { notePrices } from '../markets/table/market.ts'
import { IN_ONE_COMMIT } from './add-shelves.ts'
import { removeCalendar } from './table/calendar.ts'
import { countPeriodPrices, removeBookingPeriod } from './table/period.ts'
import { removePrice } from './table/price.ts'
import { countServiceTypes, removeService } from './table/service.ts'
import { removeShelf } from './table/shelf.ts'
import { type Made, putMade, removeMade } from './table/template.ts'
import { changePricesOf, countShelves, removeShelfType } from './table/type.ts'
import { removeTypeService } from './table/type-service.ts'
import { readState, type State } from './template-state.ts'

/**
 * Throws away what the template made, while nothing uses it and nobody has changed it: the prices, then the shelves,
 * then the rest, each in a commit. After a fault in between, the next call goes on.
 */
export const removeTemplate: Verb<typeof shelvesContract.removeTemplate> = async ({ market, caller }) => {
  while (await retryOnConflict(() => removeNext(market, caller))) {
    // Each round removes some.
  }
}

/** Removes the next part; false when it was the last. Refuses 404 `not_found` and 409 `in_use`. */
const removeNext = async (market: string, caller: Staff): Promise<boolean> => {
  const state = await readState(market)
  const { made, users, shelves, catalogue } = state
  if (!made) throw refuse(commonRefusals.not_found)
  if (users.length) throw inUse(users)
  if (made.prices.length || made.typeServices.length) await commit(withoutPrices(market, state, made))
  else if (shelves.length) await commit(withoutShelves(market, state))
  else {
    await commit(withoutRest(market, state, made, caller, catalogue.market.country))
    return false
  }
  return true
}

const there = <T>(things: ReadonlyMap<string, T>, ids: readonly string[]): T[] =>
  ids.flatMap(id => things.get(id) ?? [])

const tally = (names: readonly string[]): [string, number][] =>
  [...Map.groupBy(names, name => name)].map(([name, { length }]) => [name, length])

/** The prices of periods and services, and what is counted by them. */
const withoutPrices = (market: string, { catalogue }: State, made: Made): Write[] => {
  const prices = there(catalogue.prices, made.prices)
  const offers = there(catalogue.typeServices, made.typeServices)
  return [
    putMade(market, { ...made, prices: [], typeServices: [], typeVersion: made.typeVersion + 1 }),
    ...prices.map(({ id }) => removePrice(market, id)),
    ...offers.map(({ id }) => removeTypeService(market, id)),
    ...notePrices(catalogue.market, catalogue.prices.size > prices.length),
    ...there(catalogue.types, made.types).map(type =>
      changePricesOf(market, type, -prices.filter(({ shelfType }) => shelfType === type.id).length),
    ),
    ...tally(prices.map(({ bookingPeriod }) => bookingPeriod)).map(([period, count]) =>
      countPeriodPrices(market, period, -count),
    ),
    ...tally(offers.map(({ service }) => service)).map(([service, count]) =>
      countServiceTypes(market, service, -count),
    ),
  ]
}

const withoutShelves = (market: string, { shelves, calendars }: State): Write[] => {
  const some = shelves.slice(0, IN_ONE_COMMIT)
  const ids = new Set(some.map(({ id }) => id))
  return [
    ...some.map(shelf => removeShelf(market, shelf)),
    ...calendars.filter(({ shelf }) => ids.has(shelf.id)).map(removeCalendar),
    ...tally(some.map(({ shelfType }) => shelfType)).map(([type, count]) =>
      countShelves(market, type, -count),
    ),
  ]
}

const withoutRest = (
  market: string,
  { catalogue }: State,
  made: Made,
  caller: Staff,
  country: CountryCode,
): Write[] => {
  const types = there(catalogue.types, made.types)
  return [
    removeMade(market, made),
    ...types.map(type => removeShelfType(market, type)),
    ...there(catalogue.periods, made.periods).map(period => removeBookingPeriod(market, period)),
    ...there(catalogue.services, made.services).map(service => removeService(market, service)),
    ...audit(market, country, {
      caller,
      kind: 'price-list-template',
      id: market,
      before: { shelfTypes: types.map(({ name }) => name).join(', ') },
      after: undefined,
    }),
  ]
}
