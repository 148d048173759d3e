import type * as z from 'zod/mini'
import { earliestStart, movableUntil, moveMode, whyNotMove } from '#shared/bookings/moves.ts'
import { isInChain, lastStart } from '#shared/bookings/rules.ts'
import { boughtDays } from '#shared/bookings/staff-booking.ts'
import type { tenantsMoveCalls } from '#shared/bookings/tenants-move-calls.ts'
import { type Day, timeIn } from '#shared/kit/day.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { availability, firstStart } from '#shared/shelves/rules.ts'
import { now, nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import type { Market } from '../../markets/table/market.ts'
import { type Catalogue, readOffers } from '../../shelves/table/catalogue.ts'
import { shownWish } from '../answers/shown-wish.ts'
import { type BookingRequest, readOwnRequest, withExtensions } from '../table/request.ts'
import { calendarsLeft, checkIsSold, checkMayStart, moveTo } from './move-to.ts'

type Choices = z.output<typeof tenantsMoveCalls.moveChoices.answer>

/**
 * Where the caller can move a booking of theirs to. Three reads, whatever the number of days; one more for a booking whose
 * extension is held. Refuses `not_found`, what `whyNotMove` says, `move_shelf_only`, `date_out_of_range`,
 * `closed_on_date`.
 */
export const moveChoices: Verb<typeof tenantsMoveCalls.moveChoices> = async ({
  market,
  caller,
  params,
  query,
}) => {
  const [offers, own] = await Promise.all([
    readOffers(market),
    readOwnRequest(market, params.id, caller.userNumber),
  ])
  const booking = await withExtensions(market, own)
  checkMayMove(offers.market, booking)
  const first = query.dateStart ?? booking.dateStart
  checkMayStart(booking, first)
  checkIsSold(offers.market, booking, first)
  return choicesFor(offers, booking, first)
}

/** Refuses what `whyNotMove` says. */
export const checkMayMove = (market: Market, booking: BookingRequest): void => {
  const why = whyNotMove(booking, market, todayIn(market))
  if (why) throw refuse(why)
}

/** The choices of a booking, and the shelves from one day on. One query, two with a waitlist. */
export const choicesFor = async (
  offers: Catalogue,
  booking: BookingRequest,
  first: Day,
): Promise<Choices> => {
  const { market } = offers
  const calendars = await calendarsLeft(offers, booking)
  const today = todayIn(market)
  const opening = openingDaysOf(market)
  const days = boughtDays(booking)
  const to = moveTo(market, booking, first, calendars)
  const sold = firstStart(today, timeIn(market.timeZone, now()), opening)
  const earliest = earliestStart(booking, market) ?? null
  const { id, version, shelf, shelfType, dateStart, dateEnd } = booking
  return {
    bookingRequest: id,
    version,
    mode: moveMode(market),
    until: movableUntil(dateStart, market),
    shelf,
    shelfType,
    dateStart,
    dateEnd,
    days,
    earliest,
    keepsDays: isInChain(booking),
    ...availability(calendars, { days, weeks: 0, months: 0 }, opening, {
      first: today,
      last: lastStart(today),
      from: earliest && earliest > sold ? earliest : sold,
      now: nowSeconds(),
    }),
    on: {
      dateStart: to.dates.dateStart,
      dateEnd: to.dates.dateEnd,
      eligibleClosingDays: to.dates.eligibleClosingDays,
      shelves: to.shelves,
      asksBeginWish: to.asksBeginWish,
    },
    wish: shownWish(booking),
  }
}
