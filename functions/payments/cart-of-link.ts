/** Apart from other ways to pay: only callers with a link load what checks it. */
import * as z from 'zod/mini'
import { extensionLink, isInTime, isOfPresent, paymentLink } from '#shared/bookings/link.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { readRequests } from '../bookings/table/request.ts'
import { todayIn } from '../kit/clock.ts'
import { readLinkOf } from '../kit/link.ts'
import { readMarket } from '../markets/table/market.ts'

const aboutMoney = z.union([paymentLink, extensionLink])

/**
 * The token of the cart that a link in a mail pays: that of a payment request, or that of the extension which a reader of
 * the link has reserved. Refuses `link_invalid` for another market's link, for an extension of another booking, and after
 * the last day on which the link extends.
 */
export const cartOfLink = async (
  market: string,
  token: string,
  bookingIds: readonly string[],
): Promise<string> => {
  const link = await readLinkOf(market, token, aboutMoney)
  if (link.purpose === 'pay-booking-request') return link.cart
  const [{ timeZone }, [extension, extended]] = await Promise.all([
    readMarket(market),
    readRequests(market, [...bookingIds.slice(0, 1), link.bookingRequest]),
  ])
  const isItsExtension = extension?.isByLink && extension.parentBookingRequest === extended?.id
  if (!isItsExtension || !extended || !isOfPresent(link, extended) || !isInTime(link, todayIn({ timeZone })))
    throw refuse(kitRefusals.link_invalid)
  return extension.cartToken
}
