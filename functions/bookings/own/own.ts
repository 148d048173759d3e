import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { type BookingRequest, readRequest } from '../table/request.ts'

/** Reads a booking of the caller. Refuses `not_found` for another customer's too, so that an id tells nothing. */
export const readOwn = async (
  market: string,
  id: string,
  { userNumber }: { userNumber: string },
): Promise<BookingRequest> => {
  const request = await readRequest(market, id)
  if (request.customer !== userNumber) throw refuse(commonRefusals.not_found)
  return request
}
