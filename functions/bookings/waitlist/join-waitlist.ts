import { waitingLineDue, waitlistJoined } from '#events/bookings.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { inBookingWindow } from '#shared/bookings/rules.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import type { waitlistCalls } from '#shared/bookings/visitors-waitlist-calls.ts'
import { isRoundLate, lastWanted, MOST_IN_LINE } from '#shared/bookings/waitlist.ts'
import { isSamePerson } from '#shared/bookings/waitlist-person.ts'
import { daysBetween, timeIn } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import type { Taken } from '#shared/shelves/calendar.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { discountedPrice, firstStart } from '#shared/shelves/rules.ts'
import { readCustomer } from '../../customers/table/customer.ts'
import { now, nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Call, Verb } from '../../kit/http.ts'
import { newToken } from '../../kit/ids.ts'
import { countVisitorTry } from '../../kit/limit.ts'
import { mayMail } from '../../kit/may-mail.ts'
import { emit } from '../../kit/outbox.ts'
import { commit, retryOnConflict, TryAgain } from '../../kit/table.ts'
import { readCalendars, type ShelfCalendar } from '../../shelves/table/calendar.ts'
import { type Catalogue, readOffers } from '../../shelves/table/catalogue.ts'
import { checkMayBook } from '../quote/quote.ts'
import { leftBy, quoteFor, type Wanting } from '../quote/turn.ts'
import { changeLine, type Line, type Place, readHeld, readLine } from '../table/waitlist.ts'
import { askAgain } from './ask-again.ts'
import { endUnlessHeld } from './leave-line.ts'

type Join = Call<typeof waitlistCalls.joinWaitlist>

/**
 * One visitor with many mail addresses would fill a line, and each shelf that frees would be kept for hours for nobody.
 * Twenty families may share an internet address.
 */
const JOINED = { what: 'waitlist', most: 20, window: 86_400 }

/**
 * Puts a visitor or a customer into the line of a shelf type, or changes what they wait for in it. The answer is the
 * same for an address that waits already, and for one that got too many mails, so nobody learns whether an address
 * waits. Five reads and one transaction; a sixth read when they have an offer. Refuses `shelf_is_free` and
 * `shelf_in_a_cart`, so that nobody holds a free shelf for hours without paying; `not_enabled`, `online_booking_off`,
 * `waitlist_full`, `date_out_of_range`, `too_many_requests`, and a price that is gone.
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
  const lastStart = lastWanted(body)
  const dateStart = body.dateStart < first ? first : body.dateStart
  const daysLater = daysBetween(dateStart, lastStart)
  const answer = { dateStart, lastStart }
  const [calendars, waiting] = await Promise.all([
    readCalendars(marketId, shelfType.id, { consistent: true }),
    readLine(marketId, shelfType.id),
  ])
  checkIsFull(offers, { ...body, dateStart, daysLater }, { waiting, calendars })
  if (!(await countVisitorTry(marketId, JOINED, address))) throw refuse(commonRefusals.too_many_requests)
  const isMailed = await mayMail(marketId, who.email, address)
  // A customer who is logged in is in line also when strangers have used up the mails to their address.
  if (!isMailed && who.customer === null) return answer
  return retryOnConflict(async () => {
    const line = await readLine(marketId, shelfType.id)
    const theirs = line.places.filter(place => isSamePerson(place, who))
    const [own, ...further] = theirs
    // A visitor reads that the line is full also when the address waits in it: else the answer would say so.
    if (line.places.length >= MOST_IN_LINE && !(own && who.customer))
      throw refuse(bookingRefusals.waitlist_full)
    await endOffersNotHeld(marketId, line, theirs)
    const amount = discountedPrice(price.price, price, now())
    const wish = { shelfPeriodPrice: price.id, amount, dateStart, daysLater, ...who }
    if (own) {
      await commit(askAgain(marketId, line, [own, ...further], { wish, isMailed }))
      return answer
    }
    const place = { id: newToken(), ...wish, joinedMs: now() }
    const isLate = isRoundLate(line.at, nowSeconds())
    await commit([
      ...changeLine(marketId, line, {
        ...line,
        at: isLate ? nowSeconds() : line.at,
        places: [...line.places, place],
      }),
      ...(isMailed ? [emit(marketId, waitlistJoined, { shelfType: shelfType.id, place: place.id })] : []),
      ...(isLate ? [emit(marketId, waitingLineDue, { shelfType: shelfType.id })] : []),
    ])
    return answer
  })
}

/**
 * Whoever reads that their offer is over, and asks again, would else be taken out of the line by the next round. The
 * mail that they are in line says enough. Throws `TryAgain` when a place has ended.
 */
const endOffersNotHeld = async (market: string, line: Line, theirs: readonly Place[]): Promise<void> => {
  const offered = theirs.filter(({ offer }) => offer)
  if (!offered.length) return
  const requests = await readHeld(market, offered)
  for (const place of offered) {
    const writes = await endUnlessHeld(market, line, { place, held: requests.get(place.id) }, false)
    if (!writes.length) continue
    await commit(writes)
    throw new TryAgain()
  }
}

/**
 * Refuses days on which the line leaves a shelf free, or does once the visitors' holds have ended; what is offered to
 * somebody in line is not free. Otherwise somebody could put the last free shelf into a cart, join the line, and let the
 * shelf go: an offer holds it for hours.
 */
const checkIsFull = (
  offers: Catalogue,
  wanted: Wanting,
  { waiting, calendars }: { waiting: Line; calendars: readonly ShelfCalendar[] },
): void => {
  const left = leftBy(offers, waiting, calendars)
  if (quoteFor(offers, wanted, left)) throw refuse(bookingRefusals.shelf_is_free)
  const offered = new Set(waiting.places.map(({ offer }) => offer?.bookingRequest))
  const isInCart = ({ by, status }: Taken) => status === SHELF_BOOKING.reservedByRequest && !offered.has(by)
  const booked = left.map(calendar => ({
    ...calendar,
    taken: calendar.taken.filter(range => !isInCart(range)),
  }))
  if (quoteFor(offers, wanted, booked)) throw refuse(bookingRefusals.shelf_in_a_cart)
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
