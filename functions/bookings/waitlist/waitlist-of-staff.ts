/** Staff see who waits, what the shop missed, and take somebody off the line. */

import type { waitlistStaffCalls } from '#shared/bookings/staff-waitlist-calls.ts'
import { lastWanted } from '#shared/bookings/waitlist.ts'
import { offerState, takenUntil } from '#shared/bookings/waitlist-offer.ts'
import type { Returned } from '#shared/kit/contract.ts'
import { addMonths } from '#shared/kit/day.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { toSeconds } from '#shared/kit/units.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { audit } from '../../kit/audit.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { readMarket } from '../../markets/table/market.ts'
import { type Catalogue, readCatalogue } from '../../shelves/table/catalogue.ts'
import type { BookingRequest } from '../table/request.ts'
import { type Line, type Place, readHeld, readLine } from '../table/waitlist.ts'
import { readWaited } from '../table/waitlist-counts.ts'
import { endPlace } from './leave-line.ts'

/** How many months of missed turnover staff see, the present one included. */
const MONTHS = 12

type Answer = Returned<typeof waitlistStaffCalls.readWaitlist>

/**
 * The lines of all types, or of one. A query a type, one for the price list, one for the counters of a year, one read
 * of what is held.
 */
export const readWaitlist: Verb<typeof waitlistStaffCalls.readWaitlist> = async ({ market, query }) => {
  const catalogue = await readCatalogue(market)
  const from = addMonths(todayIn(catalogue.market), 1 - MONTHS).slice(0, 7)
  const asked = [...catalogue.types.values()].filter(({ id }) => !query.shelfType || id === query.shelfType)
  const [lines, waited] = await Promise.all([
    Promise.all(asked.map(({ id }) => readLine(market, id))),
    readWaited(market, from),
  ])
  const held = await readHeld(
    market,
    lines.flatMap(({ places }) => places),
  )
  return {
    isOn: catalogue.market.waitlistEnabled,
    hours: catalogue.market.waitlistHours,
    types: [...catalogue.types.values()].map(({ id, name }) => ({ id, name })),
    places: lines.flatMap(line =>
      line.places.map((place, at) => ({
        ...toPlace(catalogue, line, place, at + 1),
        offer: toOffer(catalogue, held.get(place.id)),
      })),
    ),
    months: waited.flatMap(({ shelfType, ...rest }) =>
      asked
        .filter(({ id }) => id === shelfType)
        .map(({ id, name }) => ({ ...rest, shelfType: { id, name } })),
    ),
  }
}

const toPlace = (
  catalogue: Catalogue,
  line: Line,
  place: Place,
  nth: number,
): Omit<Answer['places'][number], 'offer'> => {
  const price = catalogue.prices.get(place.shelfPeriodPrice)
  const { days = 0, weeks = 0, months = 0 } = catalogue.periods.get(price?.bookingPeriod ?? '') ?? {}
  return {
    id: place.id,
    shelfType: { id: line.shelfType, name: catalogue.types.get(line.shelfType)?.name ?? '' },
    bookingPeriod: { days, weeks, months },
    nth,
    dateStart: place.dateStart,
    lastStart: lastWanted(place),
    name: place.name,
    email: place.email,
    customer: place.customer,
    joinedAt: toSeconds(place.joinedMs),
    price: place.amount,
  }
}

/** What is held for a place. Nothing when its time is over, or staff have made a booking of it: the next round sees that. */
const toOffer = (
  { market }: Catalogue,
  held: BookingRequest | undefined,
): Answer['places'][number]['offer'] =>
  held && offerState(held, nowSeconds()) === 'held'
    ? {
        bookingRequest: held.id,
        shelf: held.shelf.name,
        dateStart: held.dateStart,
        until: takenUntil(held, market.timeZone, openingDaysOf(market)),
      }
    : null

/** Refuses `not_found`. Counts nothing: staff have helped this person in another way, or the entry was no real one. */
export const removeFromWaitlist: Verb<typeof waitlistStaffCalls.removeFromWaitlist> = async ({
  market,
  caller,
  params,
}) => {
  const { country } = await readMarket(market)
  await retryOnConflict(async () => {
    const line = await readLine(market, params.shelfType)
    const place = line.places.find(({ id }) => id === params.id)
    if (!place) throw refuse(commonRefusals.not_found)
    await commit([
      ...(await endPlace(market, line, place)),
      ...audit(market, country, {
        caller,
        kind: 'market',
        id: market,
        before: { waitlistPlace: `${place.name}, ${place.dateStart}` },
        after: {},
      }),
    ])
  })
}
