import type { bookingsContract } from '#shared/bookings/contract.ts'
import { mayDelete } from '#shared/bookings/rules.ts'
import type { Day } from '#shared/kit/day.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Call, Verb } from '../../kit/http.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { readMarket } from '../../markets/table/market.ts'
import { free, readCalendarsOf } from '../../shelves/table/calendar.ts'
import { readLinkedInTime } from '../extend/extension-link.ts'
import { removeFromCart } from '../table/cart.ts'
import { type BookingRequest, moveRequest, readRequest } from '../table/request.ts'

type Remove = typeof bookingsContract.remove

/**
 * Removes a reservation from its cart and frees its shelf at once. A payment that still arrives for it is refunded.
 * Refuses `not_found` for what is paid or over, and for another's; `link_invalid`.
 */
export const remove: Verb<Remove> = async call => {
  const { market, body } = call
  const { timeZone } = await readMarket(market)
  await retryOnConflict(async () => {
    const seconds = nowSeconds()
    const request = await readRequest(market, body.bookingRequest)
    const today = todayIn({ timeZone })
    if (!mayDelete(request, { now: seconds, today }) || !(await isTheirs(call, request, today)))
      throw refuse(commonRefusals.not_found)
    const calendars = await readCalendarsOf(market, [request])
    await commit([
      ...moveRequest(market, { ...request, isRemoved: true }, 'expire'),
      ...free(calendars, request.id),
      removeFromCart(market, request.cartToken, request.id),
    ])
  })
  return undefined
}

/**
 * Whoever has its cart. An extension also by the login of its customer or the link by which it can be reserved, because it
 * may have been begun on another device.
 */
const isTheirs = async (
  { market, caller, body }: Call<Remove>,
  { cartToken, customer, parentBookingRequest: parent }: BookingRequest,
  today: Day,
): Promise<boolean> => {
  if (cartToken === body.cartToken) return true
  if (!parent) return false
  if (caller.kind === 'customer' && customer === caller.userNumber) return true
  return body.linkToken !== undefined && (await readLinkedInTime(market, body.linkToken, today)).id === parent
}
