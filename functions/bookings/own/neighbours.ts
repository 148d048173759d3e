import { statusNow } from '#shared/bookings/rules.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { type BookingRequest, readRequests } from '../table/request.ts'

/** The bookings that some bookings extend, and their extensions, by id, each with the status that it has now. */
export type Neighbours = ReadonlyMap<string, BookingRequest>

/** Reads those that are not among the bookings themselves, in one batch. */
export const readNeighbours = async (
  market: string,
  bookings: readonly BookingRequest[],
): Promise<Neighbours> => {
  const known = new Set(bookings.map(({ id }) => id))
  const related = bookings.flatMap(({ parentBookingRequest: parent, children }) => [
    ...(parent ? [parent] : []),
    ...Object.keys(children),
  ])
  const others = await readRequests(
    market,
    [...new Set(related)].filter(id => !known.has(id)),
  )
  const now = nowSeconds()
  return new Map(
    [...bookings, ...others].map(one => [
      one.id,
      { ...one, status: statusNow(one.status, one.expiresOn, now) },
    ]),
  )
}
