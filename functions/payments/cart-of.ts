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
 * The token of the cart in which these bookings are paid: the caller's, or that of the link in a mail. Undefined when the
 * caller shows neither. Refuses `link_invalid`.
 */
export const cartOf = async (
  { market, body }: Asked,
  bookingIds: readonly string[],
): Promise<string | undefined> => {
  if (body.cartToken || !body.linkToken) return body.cartToken
  const { cartOfLink } = await import('./cart-of-link.ts')
  return cartOfLink(market, body.linkToken, bookingIds)
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
  const cart = await cartOf(call, body.bookingIds)
  const [request] = await readRequests(market, body.bookingIds.slice(0, 1))
  if (!request) return cart
  const isOwn = caller.kind === 'customer' && request.customer === caller.userNumber
  if (!cart && !isOwn) return undefined
  if (cart && request.isByLink && !isAskedFor(request.status)) return cart
  if (request.paidTs !== null) throw refuse(bookingRefusals.payment_request_paid)
  if (!isAskedFor(request.status) || (cart && cart !== request.cartToken))
    throw refuse(kitRefusals.link_invalid)
  return request.cartToken
}
