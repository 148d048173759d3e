import { waitingLineDue } from '#events/bookings.ts'
import { shelfForExtension } from '#shared/bookings/extension-choices.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { holdsAreUnusual } from '#shared/bookings/rules.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import type { Day } from '#shared/kit/day.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { beside, inTheWay, isFree, release, takenDays, tightest } from '#shared/shelves/calendar.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { anyOf } from '../../kit/ids.ts'
import { counted, log } from '../../kit/log.ts'
import { emit } from '../../kit/outbox.ts'
import { commit } from '../../kit/table.ts'
import { readCalendars, type ShelfCalendar } from '../../shelves/table/calendar.ts'
import { readNotEmptied } from '../quote/not-emptied.ts'
import type { Quote } from '../quote/quote.ts'
import { leftByLine } from '../quote/turn.ts'
import type { BookingRequest } from '../table/request.ts'

interface Chosen {
  parent?: BookingRequest | undefined
  replaced?: BookingRequest | undefined
  theirs: readonly string[]
}

/**
 * Chooses the shelf (D12): the parent's or the replaced reservation's when it is free; else for an extension the one
 * that its tenant was shown, for others one of those whose free gap fits most tightly, at random, so that competing
 * visitors spread; of these the ones beside a shelf that the same buyer (`theirs`: ids of requests) has on these days.
 * After a lost race any free shelf. A shelf that is still full comes last for a first day of today. One query; one
 * more where the market has a waitlist: what frees is first for those in line; two more, of the plan and the ticks,
 * for a first day of today; a second, consistent one before it refuses `error_booking_period_unavailable`.
 */
export const chooseShelf = async (
  market: string,
  quote: Quote,
  attempt: number,
  { parent, replaced, theirs }: Chosen,
): Promise<ShelfCalendar> => {
  const seen = await freeShelves(market, quote, attempt > 0, replaced)
  const { free, isForLine, all } = seen.free.length ? seen : await freeShelves(market, quote, true, replaced)
  const own = [parent, replaced].flatMap(known => free.filter(({ shelf }) => shelf.id === known?.shelf.id))[0]
  if (own) return own
  const at = { today: quote.today, seconds: nowSeconds() }
  const shown = attempt === 0 && parent && shelfForExtension(parent.shelf, free, quote, at)
  if (shown) return shown
  const full = await readNotEmptied(quote.offers.market, [quote.shelfType.id], quote.first)
  const emptied = free.filter(({ shelf }) => !full.has(shelf.id))
  const ready = emptied.length ? emptied : free
  const good =
    attempt === 0
      ? beside(
          tightest(ready, quote.first, quote.last, quote.today, nowSeconds()),
          shelvesOf(all, quote, theirs),
        )
      : ready
  const chosen = good[anyOf(good.length)]
  if (chosen) return chosen
  // The first in line has it, and need not wait for the next round.
  if (isForLine) await commit([emit(market, waitingLineDue, { shelfType: quote.shelfType.id })])
  throw refuse(bookingRefusals.error_booking_period_unavailable)
}

/** The names of the shelves that some requests have on days of a quote. */
const shelvesOf = (
  calendars: readonly ShelfCalendar[],
  { first, last }: Quote,
  requests: readonly string[],
): string[] =>
  calendars
    .filter(calendar => inTheWay(calendar, first, last, nowSeconds()).some(({ by }) => requests.includes(by)))
    .map(({ shelf }) => shelf.name)

interface Free {
  free: ShelfCalendar[]
  isForLine: boolean
  all: readonly ShelfCalendar[]
}

/** The shelves that are free and that the line leaves, whether some are free for the line alone, and all of the type. */
const freeShelves = async (
  market: string,
  { offers, shelfType, first, last, today }: Quote,
  consistent: boolean,
  replaced: BookingRequest | undefined,
): Promise<Free> => {
  const read = await readCalendars(market, shelfType.id, { consistent })
  logHolds(market, shelfType.id, read, today)
  const now = nowSeconds()
  const calendars = replaced ? read.map(calendar => release(calendar, replaced.id)) : read
  const open = calendars.filter(calendar => isFree(calendar, first, last, now))
  if (!open.length) return { free: [], isForLine: false, all: calendars }
  // The shelf that a visitor holds is not free for the line while they choose other days.
  const claimed = (await leftByLine(offers, shelfType.id, read))
    .filter((calendar, at) => calendar !== read[at] && !isFree(calendar, first, last, now, replaced?.id))
    .map(({ shelf }) => shelf.id)
  const free = open.filter(({ shelf }) => !claimed.includes(shelf.id))
  return { free, isForLine: free.length < open.length, all: calendars }
}

/** Logs how much of a shelf type is held and how much is booked; raises an alarm when it is unusual. */
const logHolds = (
  market: string,
  shelfType: string,
  calendars: readonly ShelfCalendar[],
  today: Day,
): void => {
  const days = takenDays(calendars, SHELF_BOOKING.reservedByRequest, { today, now: nowSeconds() })
  if (holdsAreUnusual(days))
    log.warn('unusually many shelves are held', { market, shelfType, ...days, ...counted('unusual-holds') })
  else log.info('shelves are held', { market, shelfType, ...days })
}
