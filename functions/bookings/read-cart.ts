import type { bookingsContract } from '#shared/bookings/contract.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { readCart as cartOf } from './table/cart.ts'
import { readRequests } from './table/request.ts'
import { toResponse } from './to-response.ts'

/** Every request of a cart that the buyer did not remove, oldest first; an unknown cart is empty. */
export const readCart: Verb<typeof bookingsContract.readCart> = async ({ market, query }) => {
  const cart = await cartOf(market, query.cartToken)
  const requests = await readRequests(market, (cart?.requests ?? []).slice(-100))
  const shown = requests.filter(({ isRemoved }) => !isRemoved)
  return {
    results: shown.map(request => ({
      ...toResponse(request, nowSeconds()),
      customerName: request.buyer?.name ?? null,
      txId: request.paidTs === null ? null : request.txId,
    })),
    page: 1,
    pagesCount: 1,
  }
}
