import * as z from 'zod/mini'
import { extendableUntil, whyNotBook, whyNotExtend } from '#shared/bookings/extension.ts'
import { extensionChoices } from '#shared/bookings/extension-choices.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { extensionStart, isExtended, statusNow } from '#shared/bookings/rules.ts'
import { isHeld } from '#shared/bookings/states.ts'
import type { extensionCalls } from '#shared/bookings/tenants-extension-calls.ts'
import { maskedEmail } from '#shared/kit/masked.ts'
import type { Reason } from '#shared/kit/reasons.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { moment } from '#shared/kit/text.ts'
import { readCustomer } from '../../customers/table/customer.ts'
import { now, nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { readCalendars } from '../../shelves/table/calendar.ts'
import { type Catalogue, readOffers } from '../../shelves/table/catalogue.ts'
import { type BookingRequest, readOwnRequest, readRequests } from '../table/request.ts'
import { customerOfLinked, readLinked } from './extension-link.ts'

/**
 * For how long the caller can extend a booking of theirs, at what price and on which shelf. Four reads, whatever the
 * number of periods; one more for a booking that was extended before. Refuses `not_found`, what `whyNotExtend` says,
 * `not_enabled` or `online_booking_off` for a market that lets its tenants book nothing, and `extension_not_sold` for a
 * type without a price.
 */
export const ownExtensionChoices: Verb<typeof extensionCalls.ownExtensionChoices> = async ({
  market,
  caller,
  params,
}) => {
  const [offers, booking, { email }] = await Promise.all([
    readOffers(market),
    readOwnRequest(market, params.id, caller.userNumber),
    readCustomer(market, caller.userNumber),
  ])
  return choicesOf(offers, booking, email, true)
}

/** The same for the reader of a link. Refuses `link_invalid` as well. */
export const extensionChoicesByLink: Verb<typeof extensionCalls.extensionChoicesByLink> = async ({
  market,
  query,
}) => {
  const [offers, booking] = await Promise.all([readOffers(market), readLinked(market, query.token)])
  const { email } = await customerOfLinked(market, booking)
  return choicesOf(offers, booking, email, false)
}

const choicesOf = async (offers: Catalogue, booking: BookingRequest, email: string, isTenant: boolean) => {
  const { market, prices, periods, typeServices } = offers
  const today = todayIn(market)
  await checkMayExtend(market, booking, isTenant)
  const { id, shelf, shelfType } = booking
  const priced = [...prices.values()].flatMap(price => {
    const period = periods.get(price.bookingPeriod)
    return price.shelfType === shelfType.id && period ? [{ id: price.id, price, period }] : []
  })
  if (!priced.length) throw refuse(bookingRefusals.extension_not_sold)
  const calendars = await readCalendars(market.marketId, shelfType.id, { consistent: false })
  const at = { today, seconds: nowSeconds(), millis: now() }
  return {
    bookingRequest: id,
    shelf,
    shelfType,
    // Staff may keep the shelf longer for the tenant than was bought.
    dateEnd: booking.dateEndCustomer,
    dateStart: extensionStart(booking),
    until: extendableUntil(booking.dateEnd),
    customerEmail: email ? maskedEmail(email) : null,
    hasServices: [...typeServices.values()].some(offer => offer.shelfType === shelfType.id),
    choices: extensionChoices(booking, priced, calendars, market.closingDays, at),
  }
}

const checkMayExtend = async (
  market: Catalogue['market'],
  booking: BookingRequest,
  isTenant: boolean,
): Promise<void> => {
  const extensions = (await readRequests(market.marketId, Object.keys(booking.children))).map(one => ({
    ...one,
    status: statusNow(one.status, one.expiresOn, nowSeconds()),
  }))
  const children = Object.fromEntries(extensions.map(({ id, status }) => [id, status]))
  const why = whyNotExtend({ ...booking, children }, todayIn(market)) ?? whyNotBook(market, isTenant)
  if (why) throw refuse(why, factsOf(why, booking, extensions))
}

/** What the screen says beside the reason. */
const factsOf = (why: Reason, { dateEnd, shelf }: BookingRequest, extensions: readonly BookingRequest[]) => {
  if (why === bookingRefusals.extension_too_late) return { until: extendableUntil(dateEnd) }
  if (why === bookingRefusals.extension_under_way) {
    const held = extensions.find(({ status }) => isHeld(status))
    return (
      held && { bookingRequest: held.id, status: held.status, heldUntil: z.encode(moment, held.expiresOn) }
    )
  }
  if (why !== bookingRefusals.already_extended) return undefined
  const goesOn = extensions.find(({ status }) => isExtended([status]))
  if (!goesOn) return undefined
  const moves = goesOn.shelf.id !== shelf.id && { movesFrom: shelf.name, movesOn: goesOn.dateStartCustomer }
  return { extendedUntil: goesOn.dateEndCustomer, shelf: goesOn.shelf.name, ...moves }
}
