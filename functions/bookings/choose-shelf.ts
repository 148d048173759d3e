import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { isFree, tightest } from '#shared/shelves/calendar.ts'
import { nowSeconds } from '../kit/clock.ts'
import { anyOf } from '../kit/ids.ts'
import { readCalendars, type ShelfCalendar } from '../shelves/table/calendar.ts'
import type { Quote } from './quote.ts'

/**
 * Chooses the shelf (D12): the parent's when it is free, otherwise one of those whose free gap fits most tightly.
 * After a lost race it takes any free shelf. It chooses at random among equals, so that competing visitors spread.
 * One query; a second, consistent one before it refuses.
 */
export const chooseShelf = async (
  market: string,
  quote: Quote,
  attempt: number,
  preferred: string | undefined,
): Promise<ShelfCalendar> => {
  const seen = await freeShelves(market, quote, attempt > 0)
  const free = seen.length ? seen : await freeShelves(market, quote, true)
  const own = free.find(({ shelf }) => shelf.id === preferred)
  if (own) return own
  const good = attempt === 0 ? tightest(free, quote.first, quote.last, quote.today, nowSeconds()) : free
  const chosen = good[anyOf(good.length)]
  if (!chosen) throw refuse(bookingRefusals.error_booking_period_unavailable)
  return chosen
}

const freeShelves = async (
  market: string,
  { shelfType, first, last }: Quote,
  consistent: boolean,
): Promise<ShelfCalendar[]> => {
  const calendars = await readCalendars(market, shelfType.id, { consistent })
  return calendars.filter(calendar => isFree(calendar, first, last, nowSeconds()))
}
