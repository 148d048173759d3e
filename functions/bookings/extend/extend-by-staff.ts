import { bookingName } from '#shared/bookings/booking-name.ts'
import { shelfForExtension } from '#shared/bookings/extension-choices.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { extensionStart, isExtended } from '#shared/bookings/rules.ts'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { SHELF_BOOKING, stands } from '#shared/bookings/states.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { addressNow } from '../../customers/table/customer.ts'
import { readPresent } from '../../customers/table/live-bookings.ts'
import { audit } from '../../kit/audit.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { newId } from '../../kit/ids.ts'
import { staffMails } from '../../kit/staff-mails.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { checkVersion } from '../../kit/version.ts'
import { readCalendars } from '../../shelves/table/calendar.ts'
import { type Catalogue, readOffers } from '../../shelves/table/catalogue.ts'
import { toStaffsRequest } from '../answers/to-staffs-request.ts'
import { asked, askWrites } from '../payment-request/payment-request.ts'
import { NEW } from '../plan/add-shelf-booking.ts'
import { rebook } from '../plan/rebook.ts'
import { costOf, datesOf } from '../plan/staff-terms.ts'
import {
  type BookingRequest,
  putParent,
  readRequest,
  withExtension,
  withExtensions,
} from '../table/request.ts'

const { extendByStaff: route } = requestsCalls

/**
 * Extends a booking from the day after its end (D34): on its own shelf when that is free, else on the one of the type
 * that fits most tightly (D12). With status 6 the customer gets a payment request for it. Refuses
 * `changed_meanwhile`, `extension_not_allowed`, `error_booking_period_unavailable`, `date_out_of_range`, `not_found`, a
 * period that is not there, and for status 6 what `sendPaymentRequest` refuses.
 */
export const extendByStaff: Verb<typeof route> = async ({ market, caller, params, body, idempotency }) => {
  const catalogue = await readOffers(market)
  return retryOnConflict(async () => {
    const parent = await readRequest(market, params.id)
    checkVersion(body.version, toStaffsRequest(parent), route)
    const [present, owner] = await Promise.all([
      withExtensions(market, parent),
      parent.customer && readPresent(market, parent.customer),
    ])
    // A customer who was deleted gets no booking any more.
    if (!owner || !mayBeExtended(parent) || isExtended(Object.values(present.children)))
      throw refuse(bookingRefusals.extension_not_allowed)
    const dates = datesOf(catalogue, { ...body, dateStart: extensionStart(parent) })
    const now = nowSeconds()
    const isAsked = body.status === SHELF_BOOKING.waitingForPayment
    const agreed: BookingRequest = {
      ...NEW,
      id: newId(),
      type: 'extension',
      status: 'confirmed',
      parentBookingRequest: parent.id,
      createdTs: now,
      statusTs: now,
      expiresOn: now,
      paidTs: body.status === SHELF_BOOKING.bookedAndPaid ? now : null,
      byStaff: {
        status: isAsked ? SHELF_BOOKING.bookedNotPaid : body.status,
        description: '',
        isBookingForMarket: false,
        withholdFromSales: false,
      },
      shelf: await shelfFor(catalogue, parent, dates),
      shelfType: parent.shelfType,
      customer: parent.customer,
      customerEmail: parent.customerEmail,
      buyer: parent.buyer,
      ...dates,
      dateStartCustomer: dates.dateStart,
      dateEndCustomer: dates.dateEnd,
      ...costOf(catalogue, {
        type: parent.shelfType.id,
        period: dates.bookingPeriod.id,
        typed: body.price,
        addons: [],
      }),
    }
    const email = isAsked ? await addressNow(market, agreed.customer, agreed.customerEmail) : null
    const extension = isAsked ? asked(catalogue.market, agreed, { email }) : agreed
    const answer = toStaffsRequest(extension)
    await commit([
      ...idempotency.record(answer),
      ...(await rebook(catalogue.market, caller, [{ after: extension }])),
      ...(isAsked ? [...askWrites(market, extension), ...(await staffMails(market))] : []),
      ...audit(market, catalogue.market.country, {
        caller,
        kind: 'booking',
        id: parent.id,
        name: bookingName(parent),
        before: {},
        after: { extendedUntil: dates.dateEnd, extendedOn: extension.shelf.name },
      }),
      putParent(market, withExtension(parent, extension)),
    ])
    return answer
  })
}

/** A customer's booking that stands. */
const mayBeExtended = (parent: BookingRequest): boolean => parent.customer !== null && stands(parent.status)

/** Refuses `error_booking_period_unavailable` when no shelf of the type is free. */
const shelfFor = async (
  catalogue: Catalogue,
  parent: BookingRequest,
  { dateStart: first, dateEnd: last }: { dateStart: string; dateEnd: string },
): Promise<{ id: string; name: string }> => {
  const calendars = await readCalendars(catalogue.market.marketId, parent.shelfType.id, { consistent: true })
  const at = { today: todayIn(catalogue.market), seconds: nowSeconds() }
  const chosen = shelfForExtension(parent.shelf, calendars, { first, last }, at)
  if (!chosen) throw refuse(bookingRefusals.error_booking_period_unavailable)
  return chosen.shelf
}
