import { paymentLink } from '#shared/bookings/link.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { isAskedFor } from '#shared/bookings/states.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { readRequests } from '../bookings/table/request.ts'
import type { Caller } from '../kit/caller.ts'

interface Asked {
  market: string
  caller: Caller
  body: { cartToken?: string | undefined; linkToken?: string | undefined }
}

/**
 * The token of the cart that is paid: the caller's, or that of the link of a payment request. Undefined when the caller
 * shows neither. Refuses `link_invalid` for another market's link.
 */
export const cartOf = async ({ market, body }: Asked): Promise<string | undefined> => {
  if (body.cartToken || !body.linkToken) return body.cartToken
  // Only callers with a link load what checks it.
  const { readLink } = await import('../kit/link.ts')
  const link = await readLink(body.linkToken, paymentLink)
  if (link.market !== market) throw refuse(kitRefusals.link_invalid)
  return link.cart
}

/**
 * The cart to pay, also of a customer's own booking that staff ask the money for. Refuses `link_invalid` when the
 * request was taken back or lapsed, and `payment_request_paid` when it was paid.
 */
export const cartToPay = async (
  call: Asked & { body: { bookingIds: readonly string[] } },
): Promise<string | undefined> => {
  const { market, caller, body } = call
  if (body.cartToken) return body.cartToken
  const cart = await cartOf(call)
  const [request] = await readRequests(market, body.bookingIds.slice(0, 1))
  if (!request) return cart
  const isOwn = caller.kind === 'customer' && request.customer === caller.userNumber
  if (!cart && !isOwn) return undefined
  if (request.paidTs !== null) throw refuse(bookingRefusals.payment_request_paid)
  if (!isAskedFor(request.status) || (cart && cart !== request.cartToken))
    throw refuse(kitRefusals.link_invalid)
  return request.cartToken
}
