import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { isBookable } from '#shared/bookings/staff-booking.ts'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { addDays, type Day } from '#shared/kit/day.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { EXTENSION_DAYS } from '#shared/shelves/calendar.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { changeThing } from '../../kit/change.ts'
import { todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { readMarket } from '../../markets/table/market.ts'
import { toStaffsRequest } from '../answers/to-staffs-request.ts'
import { type BookingRequest, readRequest } from '../table/request.ts'
import { checkTouchable } from './moved-booking.ts'
import { rebook } from './rebook.ts'

const { changeMarketDates: route } = requestsCalls

/**
 * Takes the shelf for other days, never fewer than the customer's (D11). Refuses `below_customer_dates`,
 * `changed_meanwhile`, `date_out_of_range`, `error_booking_period_unavailable`, `held_by_visitor`, `not_found`.
 */
export const changeMarketDates: Verb<typeof route> = async ({ market, caller, params, body }) => {
  const settings = await readMarket(market)
  const { version, dateStart, dateEnd } = body
  return changeThing(route, version, async () => {
    const before = await readRequest(market, params.id)
    checkTouchable(before)
    return {
      before,
      shown: toStaffsRequest,
      after: () => {
        checkDates(before, body, todayIn(settings))
        return { ...before, dateStart, dateEnd }
      },
      writes: after => rebook(settings, caller, [{ before, after }]),
    }
  })
}

/** Refuses `date_out_of_range`, and `below_customer_dates` for fewer days than the customer's. */
const checkDates = (
  before: BookingRequest,
  { dateStart, dateEnd }: { dateStart: Day; dateEnd: Day },
  today: Day,
): void => {
  // Calendars do not know who had the shelf on earlier days.
  const earliest = addDays(today, -EXTENSION_DAYS)
  const isEarly = dateStart < earliest && dateStart < before.dateStart
  if (!isBookable({ dateStart, dateEnd }, before.dateStart < earliest ? before.dateStart : earliest))
    throw refuseFields({ [isEarly ? 'dateStart' : 'dateEnd']: [shelfRefusals.date_out_of_range] })
  if (dateStart > before.dateStartCustomer || dateEnd < before.dateEndCustomer)
    throw refuse(bookingRefusals.below_customer_dates)
}
