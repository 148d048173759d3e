import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { type BookingRequest, readRequests } from '../bookings/table/request.ts'

/** A booking request by its id. Refuses `not_found`. */
export const requestOf = async (market: string, id: string): Promise<BookingRequest> => {
  const [request] = await readRequests(market, [id])
  if (!request) throw refuse(commonRefusals.not_found)
  return request
}
