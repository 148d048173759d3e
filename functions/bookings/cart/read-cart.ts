import type { bookingsContract } from '#shared/bookings/contract.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { maskedRequest } from '../answers/masked-request.ts'
import { toResponse } from '../answers/to-response.ts'
import { readCart as cartOf } from '../table/cart.ts'
import { readRequests } from '../table/request.ts'

/**
 * Every request of a cart that the buyer did not remove, oldest first; an unknown cart is empty. Of an extension by a link
 * only its customer learns whose it is.
 */
export const readCart: Verb<typeof bookingsContract.readCart> = async ({ market, caller, query }) => {
  const cart = await cartOf(market, query.cartToken)
  const requests = await readRequests(market, (cart?.requests ?? []).slice(-100))
  const shown = requests.filter(({ isRemoved }) => !isRemoved)
  return {
    results: shown.map(request => {
      const answered = toResponse(request, nowSeconds())
      // Its buyer has handed it on, and learns no more of the friend.
      if (request.handedOn) return { ...maskedRequest(answered), customerEmail: null }
      if (request.isByLink && !(caller.kind === 'customer' && caller.userNumber === request.customer))
        return maskedRequest(answered)
      return {
        ...answered,
        customerName: request.buyer?.name ?? null,
        txId: request.paidTs === null ? null : request.txId,
      }
    }),
    page: 1,
    pagesCount: 1,
  }
}
