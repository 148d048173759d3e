import type { bookingsContract } from '#shared/bookings/contract.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { listRequests as requestsOf } from './table/request.ts'
import { toResponse } from './to-response.ts'

/**
 * One page of the booking requests: at most 30 read units, whatever the page. A search of common words that rarely
 * meet costs up to 95.
 */
export const listRequests: Verb<typeof bookingsContract.listRequests> = async ({ market, query }) => {
  const { results, ...rest } = await requestsOf(market, query)
  return {
    results: results.map(request => ({
      ...toResponse(request, nowSeconds()),
      customerName: request.buyer?.name ?? null,
      customerPhone: request.buyer?.phone ?? null,
    })),
    ...rest,
  }
}
