import { daysFrom, endOfNextMonth, timeIn } from '#shared/kit/day.ts'
import type { shelvesContract } from '#shared/shelves/contract.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { firstStart, nextStart } from '#shared/shelves/rules.ts'
import { now, nowSeconds, todayIn } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { type PricedPeriod, pricedPeriods, priceToResponse } from './priced-periods.ts'
import { readCalendars } from './table/calendar.ts'
import { readOffers } from './table/catalogue.ts'

/**
 * When each type is free next: one query for the price list and one a type for its calendars. A type without a price for
 * the given period is left out.
 */
export const listNextStarts: Verb<typeof shelvesContract.listNextStarts> = async ({ market, query }) => {
  const catalogue = await readOffers(market)
  const { timeZone } = catalogue.market
  const opening = openingDaysOf(catalogue.market)
  const today = todayIn({ timeZone })
  const days = daysFrom(firstStart(today, timeIn(timeZone, now()), opening), endOfNextMonth(today))

  const startOf = async ({ price, bookingPeriod }: PricedPeriod) => {
    const calendars = await readCalendars(market, price.shelfType, { consistent: false })
    return {
      shelfType: price.shelfType,
      price: priceToResponse({ price, bookingPeriod }, now()),
      nextStart: nextStart(days, calendars, bookingPeriod, opening, nowSeconds()) ?? null,
    }
  }
  const asked = [...catalogue.types.values()].flatMap(type => {
    const priced = type.isActive ? pricedPeriods(catalogue, type.id) : []
    return (
      priced.find(({ bookingPeriod: { id } }) => !query.bookingPeriod || id === query.bookingPeriod) ?? []
    )
  })
  return { results: await Promise.all(asked.map(startOf)) }
}
