import { bookingReserved } from '#events/bookings.ts'
import type { bookingsContract } from '#shared/bookings/contract.ts'
import { MOST_IN_CART } from '#shared/bookings/rules.ts'
import { toWire } from '#shared/kit/money.ts'
import { take } from '#shared/shelves/calendar.ts'
import { readCustomer } from '../customers/table.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { newToken } from '../kit/ids.ts'
import { tell } from '../kit/outbox.ts'
import { commit, untilWon } from '../kit/table.ts'
import { putCalendar } from '../shelves/table.ts'
import { makeRoom } from './cart-room.ts'
import { chooseShelf } from './choose-shelf.ts'
import { requestFor, taken } from './request-for.ts'
import { addToCart, type BookingRequest, newRequest, putRequest } from './table.ts'
import { readParent, readWish } from './wish.ts'

/**
 * Holds a shelf for 900 seconds: two reads and one transaction (a customer is read too, and an
 * extension's parent).
 * Refuses 404 `not_found` (price, parent), 400 `date_out_of_range`, `closed_on_date`, `service_unknown`,
 * 409 `error_booking_period_unavailable`, `cart_full`, `extension_not_allowed`, `online_booking_off`, 503 `busy`.
 */
export const reserve: Verb<typeof bookingsContract.reserve> = async call => {
  const { market, once, caller } = call
  const [wish, customer] = await Promise.all([
    readWish(call),
    caller.kind === 'customer' ? readCustomer(market, caller.userNumber) : null,
  ])
  const token = call.body.cartToken ?? newToken()
  return untilWon(async attempt => {
    const now = nowSeconds()
    const parent = await readParent(call, wish)
    const calendar = await chooseShelf(market, wish, attempt, parent?.shelf.id)
    const request = requestFor(wish, { token, customer, shelf: calendar.shelf, parent, now })
    const answer = answered(request, parent)
    const full = makeRoom(market, token)
    await commit([
      ...once.keep(answer),
      addToCart(market, token, request.id, {
        most: Math.min(MOST_IN_CART, wish.mostInCart),
        now,
        customer: customer?.userNumber ?? null,
        otherwise: full.error,
      }),
      putCalendar(take(calendar, taken(request), wish.today, now)),
      newRequest(market, request),
      tell(market, bookingReserved, { bookingRequest: request.id, expiresOn: request.expiresOn }),
      ...(parent
        ? [putRequest(market, { ...parent, children: { ...parent.children, [request.id]: 'reserved' } })]
        : []),
    ]).catch(full.tryAgain)
    return answer
  })
}

const answered = (request: BookingRequest, parent: BookingRequest | undefined) => ({
  id: request.id,
  cartToken: request.cartToken,
  reservedTs: request.createdTs,
  expiresOn: request.expiresOn,
  dateStart: request.dateStart,
  dateEnd: request.dateEnd,
  eligibleClosingDays: request.eligibleClosingDays,
  discountedPrice: toWire(request.discountedPrice),
  totalPrice: toWire(request.totalPrice),
  shelf: request.shelf,
  ...(parent ? { shelfChanged: parent.shelf.id !== request.shelf.id } : {}),
})
