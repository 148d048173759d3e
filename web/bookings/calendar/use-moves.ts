/** What staff do to bookings: seen at once, taken back when the server refuses, and undone for ten seconds. */
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  MOST_MOVES,
  type ShelfBooking,
  shelfBookingsCalls,
} from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { call } from '../../kit/call.ts'
import { confirm } from '../../kit/confirm.ts'
import { clearNotifications, notify } from '../../kit/notify.ts'
import { dayOf } from './axis.ts'
import { hearsOfMoves, type Place } from './landing.ts'
import { type Move, patched, placeOf } from './moved-plan.ts'
import { useBookingOf, useShownBookings } from './use-booking.ts'
import { useCalendar } from './use-calendar.ts'
import { useFailures } from './use-failures.ts'
import { useSpoken } from './use-spoken.ts'

export interface Undo {
  /** Another change has another number, so that its ten seconds begin anew. */
  id: number
  text: string
  act: () => Promise<void>
}

let lastUndo = 0

export const useMoves = () => {
  const { t } = useTranslation()
  const { market, plan, shelves, tray } = useCalendar()
  const { marketId } = market
  const spoken = useSpoken()
  const tellWhy = useFailures(marketId)
  const [undo, setUndo] = useState<Undo>()
  const [said, setSaid] = useState('')
  const [tells, setTells] = useState(true)
  const { readAgain, show } = useShownBookings(marketId)
  const bookingOf = useBookingOf(marketId)
  const options = { audience: 'admin', market: marketId } as const

  const done = (text: string, act?: () => Promise<void>) => {
    // An older notification would lie over Undo.
    clearNotifications()
    setSaid(text)
    lastUndo += 1
    setUndo(act && { id: lastUndo, text, act })
    if (!act) notify('good', text)
  }
  /** Writes, shows the change before the answer, and brings the bars back when it is refused. */
  const write = async <T>(moves: readonly Move[], send: () => Promise<T>): Promise<T | undefined> => {
    setUndo(undefined)
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

  const sendMoves = async (moves: readonly Move[], tellCustomer: boolean) =>
    write(moves, async () => {
      const body = {
        tellCustomer,
        moves: moves.map(({ booking: { id, version }, place: { shelf, first, last } }) => ({
          id,
          version,
          shelf,
          dateStart: dayOf(first),
          dateEnd: dayOf(last),
        })),
      }
      const { results } = await call(shelfBookingsCalls.moveShelfBookings, { ...options, body })
      results.forEach(show)
      return results
    })
  /** What was done, and that the customer will hear of it. */
  const withMail = (text: string, bookings: readonly ShelfBooking[]) =>
    tells && bookings.some(hearsOfMoves) ? `${text}. ${t('calendar.mailFollows')}` : text
  const move = async (moves: readonly Move[], text: string): Promise<boolean> => {
    const after = await sendMoves(moves, tells)
    if (!after) return false
    // Staff decide for each move anew.
    setTells(true)
    done(
      withMail(
        text,
        moves.map(({ booking }) => booking),
      ),
      async () => {
        const ways = moves.flatMap(({ booking: was }) => {
          const booking = after.find(({ id }) => id === was.id)
          return booking ? [{ booking, place: placeOf(was) }] : []
        })
        // The undo of a silent move is silent too; of the others nothing is left to tell.
        if (await sendMoves(ways, tells)) done(t('calendar.undone'))
      },
    )
    return true
  }
  /** Where it stands on the plan, also while that is not saved. */
  const placeNow = (booking: ShelfBooking): Place => tray.pieces.get(booking.id)?.place ?? placeOf(booking)
  /** One call moves so many at most. */
  const isRoomFor = (bookings: readonly ShelfBooking[]): boolean => {
    const ids = new Set([...tray.pieces.keys(), ...bookings.map(({ id }) => id)])
    if (ids.size <= MOST_MOVES) return true
    notify('warning', t('calendar.trayFull', { count: MOST_MOVES }))
    return false
  }
  /** While something lies aside a move waits with it. */
  const moveOrLay = async (moves: readonly Move[], text: string): Promise<boolean> => {
    if (!tray.isOpen) return move(moves, text)
    if (!isRoomFor(moves.map(({ booking }) => booking))) return false
    for (const { booking, place } of moves) tray.lay(booking, place)
    setSaid(text)
    return true
  }
  const nameOf = ({ customerName, description, shelf }: ShelfBooking) =>
    customerName || description || shelf.name

  const put = async (booking: ShelfBooking, body: Record<string, unknown>) => {
    const after = await call(shelfBookingsCalls.changeShelfBooking, {
      ...options,
      params: { id: booking.id },
      body: { version: booking.version, ...body },
    })
    show(after)
    return after
  }
  const whereText = (place: Place) => `${shelves.get(place.shelf)?.name ?? ''}, ${spoken.range(place)}`

  return {
    undo,
    said,
    /** Fetches the bars and the booking again: something beside the moves has changed it. */
    refresh: () => Promise.all([readAgain(), plan.mutate()]),
    say: setSaid,
    forgetUndo: useCallback(() => setUndo(undefined), []),
    nameOf,
    /** Whether the customers hear of the next move. */
    tells,
    setTells,
    move: (booking: ShelfBooking, place: Place) =>
      moveOrLay(
        [{ booking, place }],
        t('calendar.moved', { name: nameOf(booking), where: whereText(place) }),
      ),
    swap: (one: ShelfBooking, other: ShelfBooking) => {
      const [here, there] = [placeNow(one), placeNow(other)]
      return moveOrLay(
        [
          { booking: one, place: { ...here, shelf: there.shelf } },
          { booking: other, place: { ...there, shelf: here.shelf } },
        ],
        t('calendar.swapped', { one: nameOf(one), other: nameOf(other) }),
      )
    },
    /** Lays a booking into the tray. */
    layAside: (booking: ShelfBooking): void => {
      if (!isRoomFor([booking])) return
      tray.lay(booking)
      setSaid(t('calendar.laidAside', { name: nameOf(booking) }))
    },
    /** Saves all that was laid on the plan, in one call. */
    saveTray: async (): Promise<void> => {
      const pieces = [...tray.pieces.values()].flatMap(({ booking, place }) =>
        place ? [{ booking, place }] : [],
      )
      if (await move(pieces, t('calendar.movedSeveral', { count: pieces.length }))) return tray.clear()
      // Who was faster has been said. The next try is over what is there now; what is gone has no version.
      const now = await Promise.allSettled(pieces.map(({ booking }) => bookingOf(booking.id)))
      tray.renew(now.flatMap(found => (found.status === 'fulfilled' ? [found.value] : [])))
    },
    /** Moves it, and asks what the price list asks there. */
    moveAtNewPrice: async (booking: ShelfBooking, place: Place): Promise<boolean> => {
      const dates = { dateStart: dayOf(place.first), dateEnd: dayOf(place.last) }
      const body = { ...dates, shelf: place.shelf, bookingPeriod: booking.bookingPeriod.id }
      const after = await write([{ booking, place }], () => put(booking, { ...body, tellCustomer: tells }))
      if (!after) return false
      setTells(true)
      const text = t('calendar.moved', { name: nameOf(booking), where: whereText(place) })
      done(withMail(text, [booking]), async () => {
        const { shelf, dateStart, dateEnd, price } = booking
        const way = [{ booking: after, place: placeOf(booking) }]
        const was = { shelf: shelf.id, dateStart, dateEnd, price, tellCustomer: tells }
        const back = await write(way, () => put(after, was))
        if (back) done(t('calendar.undone'))
      })
      return true
    },
    /** 1: money later, 2: paid in the shop. */
    mark: async (booking: ShelfBooking, status: 1 | 2): Promise<void> => {
      const after = await write([], () => put(booking, { status }))
      if (!after) return
      const text = status === 2 ? t('calendar.markedPaid') : t('calendar.markedUnpaid')
      const was = booking.status
      const isBackPossible = was === 1 || was === 2
      done(
        text,
        isBackPossible
          ? async () => {
              if (await write([], () => put(after, { status: was }))) done(t('calendar.undone'))
            }
          : undefined,
      )
    },
    remove: async (booking: ShelfBooking): Promise<boolean> => {
      const agrees = await confirm({
        title: t('calendar.deleteTitle', { name: nameOf(booking) }),
        text: t('calendar.deleteText', { where: whereText(placeOf(booking)) }),
        action: t('calendar.delete'),
      })
      if (!agrees) return false
      const gone = await write([], async () => {
        await call(shelfBookingsCalls.removeShelfBooking, { ...options, params: { id: booking.id } })
        return true
      })
      if (gone) done(t('calendar.deleted', { name: nameOf(booking) }))
      return gone === true
    },
  }
}

export type Moves = ReturnType<typeof useMoves>
