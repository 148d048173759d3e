import { ALONE, type Turns } from '#shared/bookings/shelf-hours.ts'
import { stands } from '#shared/bookings/states.ts'
import { type BookingRequest, readRequests } from '../../bookings/table/request.ts'

export type TurnsOf<B = BookingRequest> = (booking: B) => Turns

/** Of bookings that are no part of a chain. */
export const alone: TurnsOf<unknown> = () => ALONE

const goesOnBy = ({ children }: BookingRequest): string[] =>
  Object.entries(children).flatMap(([id, status]) => (stands(status) ? id : []))

/**
 * Whether the tenant sets up the shelf of each booking, and empties it after it. One read of what the bookings extend
 * and of what extends them; none without any.
 */
export const readTurns = async (
  market: string,
  bookings: readonly BookingRequest[],
): Promise<TurnsOf<Pick<BookingRequest, 'id'>>> => {
  const related = bookings.flatMap(booking => [booking.parentBookingRequest ?? [], goesOnBy(booking)].flat())
  const others = await readRequests(market, [...new Set(related)])
  const turns = new Map(
    bookings.map(booking => {
      const hasShelf = (ids: readonly (string | null)[]) =>
        others.some(({ id, shelf }) => ids.includes(id) && shelf.id === booking.shelf.id)
      return [
        booking.id,
        { setsUp: !hasShelf([booking.parentBookingRequest]), empties: !hasShelf(goesOnBy(booking)) },
      ]
    }),
  )
  return ({ id }) => turns.get(id) ?? ALONE
}
