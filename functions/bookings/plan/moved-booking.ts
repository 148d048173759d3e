import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { isBookable, movedDates } from '#shared/bookings/staff-booking.ts'
import { isHeld } from '#shared/bookings/states.ts'
import { takesShelf } from '#shared/bookings/takes-shelf.ts'
import { addDays, type Day } from '#shared/kit/day.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { EXTENSION_DAYS } from '#shared/shelves/calendar.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { todayIn } from '../../kit/clock.ts'
import type { Catalogue } from '../../shelves/table/catalogue.ts'
import type { BookingRequest } from '../table/request.ts'
import { shelfOf } from './staff-terms.ts'

/** Refuses `held_by_visitor`, and `not_found` for a booking that takes no shelf any more. */
export const checkTouchable = (booking: BookingRequest): void => {
  if (isHeld(booking.status) && !booking.byStaff) throw refuse(bookingRefusals.held_by_visitor)
  if (!takesShelf(booking)) throw refuse(commonRefusals.not_found)
}

interface Place {
  shelf?: string | undefined
  dateStart?: Day | undefined
  dateEnd?: Day | undefined
}

/**
 * A booking on another shelf or other days. Refuses what `movedDates` says, `date_out_of_range`, and `unknown` for a
 * shelf that is not there.
 */
export const movedBooking = async (
  catalogue: Catalogue,
  booking: BookingRequest,
  { shelf, dateStart = booking.dateStart, dateEnd = booking.dateEnd }: Place,
): Promise<BookingRequest> => {
  const asked = { dateStart, dateEnd }
  const today = todayIn(catalogue.market)
  const isMoved = dateStart !== booking.dateStart || dateEnd !== booking.dateEnd
  const earliest = addDays(today, -EXTENSION_DAYS)
  if (isMoved && !isBookable(asked, booking.dateStart < earliest ? booking.dateStart : earliest))
    throw refuseFields({
      [dateEnd < dateStart ? 'dateEnd' : 'dateStart']: [shelfRefusals.date_out_of_range],
    })
  const dates = movedDates(booking, asked, { today, closingDays: catalogue.market.closingDays })
  if ('code' in dates) throw refuse(dates)
  return {
    ...booking,
    ...dates,
    eligibleClosingDays: [...dates.eligibleClosingDays],
    ...(shelf === undefined || shelf === booking.shelf.id ? {} : await shelfOf(catalogue, shelf)),
  }
}
