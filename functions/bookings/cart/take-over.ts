import type { bookingsContract } from '#shared/bookings/contract.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { statusNow } from '#shared/bookings/rules.ts'
import { isHeld } from '#shared/bookings/states.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import { readCustomer } from '../../customers/table/customer.ts'
import { checkMarket } from '../../kit/caller.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { readMarket } from '../../markets/table/market.ts'
import { toResponse } from '../answers/to-response.ts'
import { dropEndedHolds, HolderFull } from '../reserve/hold-limits.ts'
import { giveCart, readCart } from '../table/cart.ts'
import { addHeldBy } from '../table/holder.ts'
import { putRequest, readRequests } from '../table/request.ts'

/**
 * Makes a cart the customer's who logged in at checkout, with its holds and those that are being paid. They count as
 * held by the customer from then on. An extension by a link stays that of the customer whose booking it extends. Refuses
 * `not_found`, `not_enabled`, `reservation_expired`, `too_many_holds`.
 */
export const takeOver: Verb<typeof bookingsContract.takeOver> = async ({ market, caller, params, body }) => {
  checkMarket(market, params.marketId)
  const [found, customer] = await Promise.all([readMarket(market), readCustomer(market, caller.userNumber)])
  checkEnabled(found, 'customerAccessToBooking')
  return retryOnConflict(async () => {
    const now = nowSeconds()
    const cart = await readCart(market, body.cartToken)
    if (!cart) throw refuse(commonRefusals.not_found)
    const held = (await readRequests(market, cart.live)).filter(
      ({ status, expiresOn, isByLink, customer: of }) =>
        isHeld(statusNow(status, expiresOn, now)) && !(isByLink && of !== customer.userNumber),
    )
    if (!held.length) throw refuse(bookingRefusals.reservation_expired)
    const theirs = held.map(request => ({
      ...request,
      customer: customer.userNumber,
      customerEmail: customer.email,
    }))
    const taken = held.filter(request => request.customer !== customer.userNumber).map(({ id }) => id)
    await commit([
      giveCart(market, cart.token, customer.userNumber),
      ...theirs.flatMap(request => putRequest(market, request)),
      ...(taken.length
        ? [
            addHeldBy(market, customer.userNumber, taken, {
              now,
              onConditionFailed: new HolderFull(),
            }),
          ]
        : []),
    ]).catch(
      dropEndedHolds(market, {
        token: cart.token,
        holder: customer.userNumber,
        customer: customer.userNumber,
      }),
    )
    return { results: theirs.map(request => toResponse(request, now)), page: 1, pagesCount: 1 }
  })
}
