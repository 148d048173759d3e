import { waitingLineDue, waitlistJoined } from '#events/bookings.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { inBookingWindow } from '#shared/bookings/rules.ts'
import { lastWanted, MOST_IN_LINE } from '#shared/bookings/waitlist.ts'
import type { waitlistCalls } from '#shared/bookings/waitlist-calls.ts'
import { timeIn } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { discountedPrice, firstStart } from '#shared/shelves/rules.ts'
import { readCustomer } from '../../customers/table/customer.ts'
import { addressMark } from '../../kit/address.ts'
import { now, nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Call, Verb } from '../../kit/http.ts'
import { countTry } from '../../kit/limit.ts'
import { mayMail } from '../../kit/may-mail.ts'
import { emit } from '../../kit/outbox.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { readCalendars } from '../../shelves/table/calendar.ts'
import { readOffers } from '../../shelves/table/catalogue.ts'
import { checkMayBook } from '../quote.ts'
import { changeLine, placeId, readLine } from '../table/waiting-line.ts'
import { quoteFor } from './offer-shelf.ts'

type Join = Call<typeof waitlistCalls.joinWaitlist>

/**
 * One visitor with many mail addresses would fill a line, and each shelf that frees would be kept for hours for nobody.
 * Twenty families may share an internet address.
 */
const JOINED = { what: 'waitlist', most: 20, window: 86_400 }

/**
 * Puts a visitor or a customer into the line of a shelf type. The answer is the same for an address that waits already
 * for the same first day, and for one that got too many mails, so nobody learns whether an address waits. Four reads and
 * one transaction. Refuses `shelf_is_free`, so that nobody holds a free shelf for hours without paying; `not_enabled`,
 * `online_booking_off`, `waitlist_full`, `date_out_of_range`, `too_many_requests`, and a price that is gone.
 */
export const joinWaitlist: Verb<typeof waitlistCalls.joinWaitlist> = async call => {
  const { market: marketId, body, caller, address } = call
  const offers = await readOffers(marketId)
  const { market } = offers
  checkEnabled(market, 'waitlistEnabled')
  checkMayBook(market, caller)
  const price = offers.prices.get(body.shelfPeriodPrice)
  const shelfType = price && offers.types.get(price.shelfType)
  if (!price || !shelfType?.isActive) throw refuse(commonRefusals.not_found)
  const today = todayIn(market)
  const first = firstStart(today, timeIn(market.timeZone, now()), openingDaysOf(market))
  // A visitor who takes any day sends today, also after the market has closed.
  if (body.dateStart < today || lastWanted(body) < first || !inBookingWindow(body.dateStart, today))
    throw refuseFields({ dateStart: [shelfRefusals.date_out_of_range] })
  const who = await waiterOf(call, market.language)
  const { dateStart, daysLater } = body
  const answer = { dateStart, lastStart: lastWanted(body) }
  const calendars = await readCalendars(marketId, shelfType.id, { consistent: true })
  if (quoteFor(offers, body, calendars)) throw refuse(bookingRefusals.shelf_is_free)
  const visitor = { ...JOINED, who: await addressMark(marketId, address) }
  if (!(await countTry(marketId, visitor))) throw refuse(commonRefusals.too_many_requests)
  if (!(await mayMail(marketId, who.email, address))) return answer
  return retryOnConflict(async () => {
    const line = await readLine(marketId, shelfType.id)
    const id = placeId(who.email, dateStart)
    if (line.places.some(place => place.id === id)) return answer
    if (line.places.length >= MOST_IN_LINE) throw refuse(bookingRefusals.waitlist_full)
    const place = {
      id,
      shelfPeriodPrice: price.id,
      amount: discountedPrice(price.price, price, now()),
      dateStart,
      daysLater,
      ...who,
      joinedMs: now(),
    }
    const isFirst = line.at === undefined
    await commit([
      ...changeLine(marketId, line, {
        ...line,
        at: isFirst ? nowSeconds() : line.at,
        places: [...line.places, place],
      }),
      emit(marketId, waitlistJoined, { shelfType: shelfType.id, place: id }),
      ...(isFirst ? [emit(marketId, waitingLineDue, { shelfType: shelfType.id })] : []),
    ])
    return answer
  })
}

/** Who waits: a customer as in the account, a visitor as typed. Refuses missing fields. */
const waiterOf = async ({ market, caller, body }: Join, own: Language) => {
  const known = caller.kind === 'customer' ? await readCustomer(market, caller.userNumber) : undefined
  const name = known?.name || body.name
  const email = known?.email || body.email
  if (!name || !email)
    throw refuseFields({
      ...(name ? {} : { name: [inputRefusals.required] }),
      ...(email ? {} : { email: [inputRefusals.required] }),
    })
  return {
    name,
    email,
    language: known?.language ?? body.language ?? own,
    customer: known?.userNumber ?? null,
  }
}
