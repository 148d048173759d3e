/** Staff keep the booking periods. */
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import { shelvesContract } from '#shared/shelves/contract.ts'
import { periodName } from '#shared/shelves/period-name.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { MOST_PERIOD_DAYS, type Period, periodDays } from '#shared/shelves/rules.ts'
import { audit } from '../kit/audit.ts'
import { changeThing, removeThing } from '../kit/change.ts'
import type { Verb } from '../kit/http.ts'
import { newId } from '../kit/ids.ts'
import { commit } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { byLength, onePage, periodToResponse } from './staff-response.ts'
import { type Catalogue, readCatalogue } from './table/catalogue.ts'
import {
  type BookingPeriod,
  changeBookingPeriod,
  newBookingPeriod,
  removeBookingPeriod,
} from './table/period.ts'

/** A page of the booking periods, the shortest first. */
export const listPeriods: Verb<typeof shelvesContract.listPeriods> = async ({ market, query }) => {
  const catalogue = await readCatalogue(market, { consistent: true })
  const periods = [...catalogue.periods.values()].sort(byLength)
  return onePage(
    periods.map(period => periodToResponse(catalogue, period)),
    query.page,
  )
}

/** A period with its name. Refuses 400 `length_required` and `too_long`. */
const named = (ownName: string, { days, weeks, months }: Period, { language }: Market) => {
  const length = { days, weeks, months }
  const total = periodDays(length)
  if (total === 0) throw refuseFields({ days: [shelfRefusals.length_required] })
  if (total > MOST_PERIOD_DAYS) throw refuseFields({ days: [inputRefusals.too_long] })
  return { ...length, ownName, name: ownName || periodName(length, language) }
}

/** Adds a booking period. Refuses 400 `length_required` and `too_long`. */
export const addPeriod: Verb<typeof shelvesContract.addPeriod> = async ({ market, caller, body }) => {
  const found = await readMarket(market)
  const { name = '', days = 0, weeks = 0, months = 0 } = body
  const value = { id: newId(), ...named(name, { days, weeks, months }, found) }
  await commit([
    newBookingPeriod(market, value),
    ...audit(market, found.country, {
      caller,
      kind: 'booking-period',
      id: value.id,
      before: undefined,
      after: value,
    }),
  ])
  return periodToResponse({ prices: new Map() }, { ...value, version: 1 })
}

const periodIn = ({ periods }: Catalogue, id: string): BookingPeriod => {
  const period = periods.get(id)
  if (!period) throw refuse(commonRefusals.not_found)
  return period
}

/**
 * Changes a period. Bookings keep their own copy of it, so they keep their days. Refuses `changed_meanwhile`, and what
 * `addPeriod` refuses.
 */
export const changePeriod: Verb<typeof shelvesContract.changePeriod> = ({ market, caller, params, body }) =>
  changeThing(shelvesContract.changePeriod, body.version, async () => {
    const catalogue = await readCatalogue(market, { consistent: true })
    const before = periodIn(catalogue, params.id)
    const { name = before.ownName, days = before.days, weeks = before.weeks, months = before.months } = body
    return {
      before,
      shown: period => periodToResponse(catalogue, period),
      after: () => ({ ...before, ...named(name, { days, weeks, months }, catalogue.market) }),
      noted: { market, country: catalogue.market.country, caller, kind: 'booking-period', id: before.id },
      writes: after => [changeBookingPeriod(market, after)],
    }
  })

/**
 * Deletes a booking period that no price uses. Bookings keep their own copy of it, so they do not count (D36). Refuses
 * `in_use`.
 */
export const removePeriod: Verb<typeof shelvesContract.removePeriod> = ({ market, caller, params }) =>
  removeThing(async () => {
    const catalogue = await readCatalogue(market, { consistent: true })
    const period = periodIn(catalogue, params.id)
    const prices = [...catalogue.prices.values()].filter(price => price.bookingPeriod === period.id)
    const { country } = catalogue.market
    return {
      thing: period,
      noted: { market, country, caller, kind: 'booking-period', id: period.id },
      users: prices.map(({ id, shelfType }) => ({
        kind: 'price',
        id,
        name: catalogue.types.get(shelfType)?.name ?? '',
      })),
      writes: [removeBookingPeriod(market, period)],
    }
  })
