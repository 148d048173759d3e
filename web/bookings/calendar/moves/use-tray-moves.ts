/** Moves of staff. While something lies in the tray, a move waits with it, and all are saved in one call. */
import { useTranslation } from 'react-i18next'
import { MOST_MOVES, type ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { notify } from '../../../kit/notify.ts'
import type { Place } from '../plan/landing.ts'
import { useBookingOf } from '../plan/use-booking.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { type Move, placeOf } from './moved-plan.ts'
import { titleOf, useMovedWords } from './use-move-words.ts'

interface TrayMovesOptions {
  save: (moves: readonly Move[], text: string) => Promise<boolean>
  say: (text: string) => void
}

export const useTrayMoves = ({ save, say }: TrayMovesOptions) => {
  const { t } = useTranslation()
  const { market, tray } = useCalendar()
  const bookingOf = useBookingOf(market.marketId)
  const movedWords = useMovedWords()
  /** Where it stands on the plan, also while that is not saved. */
  const placeNow = (booking: ShelfBooking): Place => tray.pieces.get(booking.id)?.place ?? placeOf(booking)
  /** One call moves so many at most. */
  const isRoomFor = (bookings: readonly ShelfBooking[]): boolean => {
    const ids = new Set([...tray.pieces.keys(), ...bookings.map(({ id }) => id)])
    if (ids.size <= MOST_MOVES) return true
    notify('warning', t('calendar.trayFull', { count: MOST_MOVES }))
    return false
  }
  const saveOrLay = async (moves: readonly Move[], text: string): Promise<boolean> => {
    if (!tray.isOpen) return save(moves, text)
    if (!isRoomFor(moves.map(({ booking }) => booking))) return false
    for (const { booking, place } of moves) tray.lay(booking, place)
    say(text)
    return true
  }
  return {
    move: (booking: ShelfBooking, place: Place) =>
      saveOrLay([{ booking, place }], movedWords(booking, place)),
    swap: (one: ShelfBooking, other: ShelfBooking) => {
      const [here, there] = [placeNow(one), placeNow(other)]
      const moves = [
        { booking: one, place: { ...here, shelf: there.shelf } },
        { booking: other, place: { ...there, shelf: here.shelf } },
      ]
      return saveOrLay(moves, t('calendar.swapped', { one: titleOf(one), other: titleOf(other) }))
    },
    /** Lays a booking into the tray. */
    layAside: (booking: ShelfBooking): void => {
      if (!isRoomFor([booking])) return
      tray.lay(booking)
      say(t('calendar.laidAside', { name: titleOf(booking) }))
    },
    /** Saves all that was laid on the plan, in one call. */
    saveTray: async (): Promise<void> => {
      const pieces = [...tray.pieces.values()].flatMap(({ booking, place }) =>
        place ? [{ booking, place }] : [],
      )
      if (await save(pieces, t('calendar.movedSeveral', { count: pieces.length }))) return tray.clear()
      // Who was faster has been said. The next try is over what is there now; what is gone has no version.
      const now = await Promise.allSettled(pieces.map(({ booking }) => bookingOf(booking.id)))
      tray.renew(now.flatMap(found => (found.status === 'fulfilled' ? [found.value] : [])))
    },
  }
}
