import { bookingReserved } from '#events/bookings.ts'
import type { bookingsContract } from '#shared/bookings/contract.ts'
import { MOST_IN_CART } from '#shared/bookings/rules.ts'
import { take } from '#shared/shelves/calendar.ts'
import { readCustomer } from '../../customers/table/customer.ts'
import { readLiveBookings } from '../../customers/table/live-bookings.ts'
import { widestMark } from '../../kit/address.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { newToken } from '../../kit/ids.ts'
import { emit } from '../../kit/outbox.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { putCalendar } from '../../shelves/table/calendar.ts'
import { reservedAnswer } from '../answers/reserved-answer.ts'
import { type Reserve, readQuote } from '../quote/quote.ts'
import { requestFor, taken } from '../quote/request-for.ts'
import { addToCart, readCart, replaceInCart } from '../table/cart.ts'
import { addHeldBy } from '../table/holder.ts'
import { newRequest, putParent, withExtension } from '../table/request.ts'
import { chooseShelf } from './choose-shelf.ts'
import { CartFull, dropEndedHolds, HolderFull } from './hold-limits.ts'
import { readParent } from './parent.ts'
import { letGo, readReplaced } from './replaced.ts'

/**
 * Holds a shelf for 900 seconds, also in the place of another reservation. Two reads and one transaction; one more read
 * for an extension and for a cart that there is, two more for a customer, three more to replace a reservation; and what
 * `chooseShelf` reads.
 */
export const reserve: Verb<typeof bookingsContract.reserve> = async call => {
  const { market, idempotency, caller } = call
  const [quote, customer, holder] = await Promise.all([
    readQuote(call),
    caller.kind === 'customer' ? readCustomer(market, caller.userNumber) : null,
    caller.kind === 'customer' ? caller.userNumber : widestMark(market, call.address),
  ])
  // An extension by a link has another payer than anything else, so it is always alone in its cart.
  const ownCart = newToken()
  const { cartToken = ownCart } = call.body
  return retryOnConflict(async attempt => {
    const now = nowSeconds()
    const [found, replaced, theirs] = await Promise.all([
      readParent(call, quote),
      readReplaced(call),
      readTheirs(call),
    ])
    const parent = found?.request
    const { token, userNumber, ...buyer } = found?.byLinkOf
      ? { token: ownCart, userNumber: null, customer: found.byLinkOf, isByLink: true }
      : { token: cartToken, userNumber: customer?.userNumber ?? null, customer, isByLink: false }
    const calendar = await chooseShelf(market, quote, attempt, {
      parent,
      replaced: replaced?.request,
      theirs,
    })
    const request = requestFor(quote, { token, ...buyer, shelf: calendar.shelf, parent, now })
    const answer = {
      ...reservedAnswer(request),
      ...(parent ? { shelfChanged: parent.shelf.id !== request.shelf.id } : {}),
    }
    await commit([
      ...idempotency.record(answer),
      replaced
        ? replaceInCart(market, replaced.cart, {
            replaced: replaced.request.id,
            request: request.id,
            customer: userNumber,
            now,
          })
        : addToCart(market, token, request.id, {
            most: Math.min(MOST_IN_CART, quote.mostInCart),
            now,
            customer: userNumber,
            onConditionFailed: new CartFull(),
          }),
      addHeldBy(market, holder, [request.id], {
        now,
        replaces: replaced ? 1 : 0,
        onConditionFailed: new HolderFull(),
      }),
      putCalendar(take(calendar, taken(request), quote.today, now)),
      ...newRequest(market, request),
      emit(market, bookingReserved, { bookingRequest: request.id, expiresOn: request.expiresOn }),
      ...(parent ? [putParent(market, withExtension(parent, request))] : []),
      ...(replaced ? await letGo(market, replaced.request, calendar.shelf.id) : []),
    ]).catch(dropEndedHolds(market, { token, holder, customer: customer?.userNumber ?? null }))
    return answer
  })
}

/** The ids of what the buyer has in the cart and, with a login, of their bookings: shelves of one buyer stand together. */
const readTheirs = async ({ market, body, caller }: Reserve): Promise<string[]> => {
  const [cart, booked] = await Promise.all([
    body.cartToken ? readCart(market, body.cartToken) : undefined,
    caller.kind === 'customer' ? readLiveBookings(market, caller.userNumber) : undefined,
  ])
  return [...(cart?.requests ?? []), ...(booked?.bookings ?? []).map(({ id }) => id)]
}
