import * as z from 'zod/mini'
import { whyNotExtend } from '#shared/bookings/extension.ts'
import { extensionLink, isOfPresent, paymentLink } from '#shared/bookings/link.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { isAskedFor } from '#shared/bookings/states.ts'
import type { linkCalls } from '#shared/bookings/visitors-link-calls.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { readLinkOf } from '../../kit/link.ts'
import { readMarket } from '../../markets/table/market.ts'
import { maskedRequest } from '../answers/masked-request.ts'
import { toResponse } from '../answers/to-response.ts'
import { type BookingRequest, readRequests, withExtensions } from '../table/request.ts'

const link = z.discriminatedUnion('purpose', [extensionLink, paymentLink])

/**
 * Says what a link is about. Of the customer it shows only a masked address. Refuses `link_invalid` for a link that is
 * forged, expired or of another market, for an extension link that `isOfPresent` rules out, and for a payment request that
 * staff took back; `payment_request_paid`; `extension_not_allowed`.
 */
export const readByLink: Verb<typeof linkCalls.readByLink> = async ({ market, query }) => {
  const about = await readLinkOf(market, query.token, link)
  const [booking] = await readRequests(market, [about.bookingRequest])
  if (!booking || (about.purpose === 'extend-booking-request' && !isOfPresent(about, booking)))
    throw refuse(kitRefusals.link_invalid)
  if (about.purpose === 'pay-booking-request') {
    if (booking.paidTs !== null) throw refuse(bookingRefusals.payment_request_paid)
    if (!isAskedFor(booking.status) || booking.cartToken !== about.cart)
      throw refuse(kitRefusals.link_invalid)
    return {
      kind: 'payment_request',
      bookingRequest: maskedRequest(toResponse(booking, nowSeconds())),
      cartToken: about.cart,
      validUntil: booking.askedUntil ?? null,
    }
  }
  await checkMayExtend(market, booking)
  return {
    kind: 'extension',
    bookingRequest: maskedRequest(toResponse(booking, nowSeconds())),
    cartToken: null,
    validUntil: null,
  }
}

const checkMayExtend = async (market: string, booking: BookingRequest): Promise<void> => {
  const [{ timeZone }, present] = await Promise.all([readMarket(market), withExtensions(market, booking)])
  if (whyNotExtend(present, todayIn({ timeZone }))) throw refuse(bookingRefusals.extension_not_allowed)
}
