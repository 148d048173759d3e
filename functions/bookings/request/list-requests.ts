import type { bookingsContract } from '#shared/bookings/contract.ts'
import type { Verb } from '../../kit/http.ts'
import { toStaffsRequest } from '../answers/to-staffs-request.ts'
import { listRequests as requestsOf } from '../table/request.ts'

/**
 * One page of the booking requests: at most 30 read units, whatever the page. A search of common words that rarely
 * meet costs up to 95.
 */
export const listRequests: Verb<typeof bookingsContract.listRequests> = async ({ market, query }) => {
  const { results, ...rest } = await requestsOf(market, query)
  return { results: results.map(toStaffsRequest), ...rest }
}
