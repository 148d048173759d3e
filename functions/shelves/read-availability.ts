import { daysBetween, timeIn } from '#shared/kit/day.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { release } from '#shared/shelves/calendar.ts'
import type { shelvesContract } from '#shared/shelves/contract.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { availability, firstStart } from '#shared/shelves/rules.ts'
import { now, nowSeconds, todayIn } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { readCalendars } from './table/calendar.ts'
import { readOffers } from './table/catalogue.ts'

const MOST_DAYS = 366

/** The days on which a booking of a price can start: two queries, however much was booked before. */
export const readAvailability: Verb<typeof shelvesContract.readAvailability> = async ({ market, query }) => {
  const length = daysBetween(query.dateStart, query.dateEnd)
  if (length < 0 || length > MOST_DAYS) throw refuseFields({ dateEnd: [shelfRefusals.date_out_of_range] })
  const catalogue = await readOffers(market)
  const price = catalogue.prices.get(query.shelfPeriodPrice)
  const period = price && catalogue.periods.get(price.bookingPeriod)
  if (!price || !period) throw refuse(commonRefusals.not_found)
  const { replaces } = query
  const read = await readCalendars(market, price.shelfType, { consistent: false })
  const calendars = replaces ? read.map(calendar => release(calendar, replaces)) : read
  const { timeZone } = catalogue.market
  const opening = openingDaysOf(catalogue.market)
  return availability(calendars, period, opening, {
    first: query.dateStart,
    last: query.dateEnd,
    from: firstStart(todayIn({ timeZone }), timeIn(timeZone, now()), opening),
    now: nowSeconds(),
  })
}
