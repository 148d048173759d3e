import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { isBookable } from '#shared/bookings/staff-booking.ts'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { EXTENSION_DAYS } from '#shared/shelves/calendar.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { checkVersion } from '../../kit/version.ts'
import { readMarket } from '../../markets/table/market.ts'
import { toStaffsRequest } from '../answers/to-staffs-request.ts'
import { readRequest } from '../table/request.ts'
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
  return retryOnConflict(async () => {
    const before = await readRequest(market, params.id)
    checkTouchable(before)
    checkVersion(version, toStaffsRequest(before), route)
    // Calendars know of no earlier days who had the shelf.
    const earliest = addDays(todayIn(settings), -EXTENSION_DAYS)
    if (!isBookable({ dateStart, dateEnd }, before.dateStart < earliest ? before.dateStart : earliest))
      throw refuseFields({
        [dateStart < earliest && dateStart < before.dateStart ? 'dateStart' : 'dateEnd']: [
          shelfRefusals.date_out_of_range,
        ],
      })
    if (dateStart > before.dateStartCustomer || dateEnd < before.dateEndCustomer)
      throw refuse(bookingRefusals.below_customer_dates)
    const after = { ...before, dateStart, dateEnd }
    await commit(await rebook(settings, caller, [{ before, after }]))
    return toStaffsRequest({ ...after, version: before.version + 1 })
  })
}
