/** Changes of the plan: they are seen at once, and taken back when the server refuses them. */
import { type ShelfBooking, shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { call } from '../../../kit/call.ts'
import { dayOf } from '../plan/axis.ts'
import { useShownBookings } from '../plan/use-booking.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { useFailures } from '../plan/use-failures.ts'
import { type Move, patched } from './moved-plan.ts'

export const useWrites = (forgetUndo: () => void) => {
  const { market, plan } = useCalendar()
  const { marketId } = market
  const tellWhy = useFailures(marketId)
  const { readAgain, show } = useShownBookings(marketId)
  const options = { audience: 'admin', market: marketId } as const

  /** Writes, shows the change before the answer, and brings the bars back when it is refused. */
  const write = async <T>(moves: readonly Move[], send: () => Promise<T>): Promise<T | undefined> => {
    forgetUndo()
    let answer: T | undefined
    try {
      await plan.mutate(
        async before => {
          answer = await send()
          return patched(before, moves)
        },
        { optimisticData: before => patched(before, moves), rollbackOnError: true },
      )
      void readAgain()
      return answer
    } catch (thrown) {
      void readAgain()
      await tellWhy(thrown)
      void plan.mutate()
      return undefined
    }
  }
  return {
    /** Moves some bookings in one call, all or none. */
    move: (moves: readonly Move[], tellCustomer: boolean) =>
      write(moves, async () => {
        const body = { tellCustomer, moves: moves.map(toBody) }
        const { results } = await call(shelfBookingsCalls.moveShelfBookings, { ...options, body })
        results.forEach(show)
        return results
      }),
    /** Changes one booking. `moves`: how its bar moves by that. */
    change: (booking: ShelfBooking, body: Record<string, unknown>, moves: readonly Move[] = []) =>
      write(moves, async () => {
        const { id, version } = booking
        const sent = { ...options, params: { id }, body: { version, ...body } }
        const after = await call(shelfBookingsCalls.changeShelfBooking, sent)
        show(after)
        return after
      }),
    remove: ({ id }: ShelfBooking) =>
      write([], async () => {
        await call(shelfBookingsCalls.removeShelfBooking, { ...options, params: { id } })
        return true
      }),
    /** Fetches the bars and the booking again: something beside the moves has changed it. */
    refresh: () => Promise.all([readAgain(), plan.mutate()]),
  }
}

const toBody = ({ booking: { id, version }, place: { shelf, first, last } }: Move) => ({
  id,
  version,
  shelf,
  dateStart: dayOf(first),
  dateEnd: dayOf(last),
})

export type Writes = ReturnType<typeof useWrites>
