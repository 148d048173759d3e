/** Moves that are saved at once, and undone for ten seconds. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { dayOf } from '../plan/axis.ts'
import { isNewsTo, type Place } from '../plan/landing.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { type Move, placeOf } from './moved-plan.ts'
import { useMovedWords } from './use-move-words.ts'
import type { Done } from './use-undo.ts'
import type { Writes } from './use-writes.ts'

export const useSavedMoves = (writes: Writes, done: Done) => {
  const { t } = useTranslation()
  const calendar = useCalendar()
  const movedWords = useMovedWords()
  const [tells, setTells] = useState(true)
  /** What was done, and that the customer will hear of it. */
  const withMail = (text: string, moves: readonly Move[]) =>
    tells && moves.some(({ booking, place }) => isNewsTo(booking, place, calendar))
      ? `${text}. ${t('calendar.mailFollows')}`
      : text

  const save = async (moves: readonly Move[], text: string): Promise<boolean> => {
    const after = await writes.move(moves, tells)
    if (!after) return false
    // Staff decide for each move anew.
    setTells(true)
    done(withMail(text, moves), async () => {
      const ways = moves.flatMap(({ booking: was }) => {
        const booking = after.find(({ id }) => id === was.id)
        return booking ? [{ booking, place: placeOf(was) }] : []
      })
      // The undo of a silent move is silent too; of the others nothing is left to tell.
      if (await writes.move(ways, tells)) done(t('calendar.undone'))
    })
    return true
  }

  /** Moves it, and asks what the price list asks there. */
  const moveAtNewPrice = async (booking: ShelfBooking, place: Place): Promise<boolean> => {
    const dates = { dateStart: dayOf(place.first), dateEnd: dayOf(place.last) }
    const body = {
      ...dates,
      shelf: place.shelf,
      bookingPeriod: booking.bookingPeriod.id,
      tellCustomer: tells,
    }
    const after = await writes.change(booking, body, [{ booking, place }])
    if (!after) return false
    setTells(true)
    done(withMail(movedWords(booking, place), [{ booking, place }]), async () => {
      const { shelf, dateStart, dateEnd, price } = booking
      const was = { shelf: shelf.id, dateStart, dateEnd, price, tellCustomer: tells }
      const back = await writes.change(after, was, [{ booking: after, place: placeOf(booking) }])
      if (back) done(t('calendar.undone'))
    })
    return true
  }
  /** `tells`: whether the customers hear of the next move. */
  return { tells, setTells, save, moveAtNewPrice }
}
