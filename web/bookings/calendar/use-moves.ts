/** What staff do to bookings: seen at once, taken back when the server refuses, and undone for ten seconds. */
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ShelfBooking, shelfBookingsCalls } from '#shared/bookings/shelf-bookings-calls.ts'
import { call } from '../../kit/call.ts'
import { confirm } from '../../kit/confirm.ts'
import { clearNotifications, notify } from '../../kit/notify.ts'
import { dayOf, numberOf } from './axis.ts'
import type { Place } from './landing.ts'
import { useReadAgain } from './use-booking.ts'
import { useCalendar } from './use-calendar.ts'
import { useFailures } from './use-failures.ts'
import type { Plan } from './use-plan.ts'
import { useSpoken } from './use-spoken.ts'

export interface Undo {
  /** Another change has another number, so that its ten seconds begin anew. */
  id: number
  text: string
  act: () => Promise<void>
}

interface Move {
  booking: ShelfBooking
  place: Place
}

const placeOf = ({ shelf, dateStart, dateEnd }: ShelfBooking): Place => ({
  shelf: shelf.id,
  first: numberOf(dateStart),
  last: numberOf(dateEnd),
})

/** The plan as it will be. */
const patched = (plan: Plan | undefined, moves: readonly Move[]): Plan => {
  const places = new Map(moves.map(({ booking, place }) => [booking.id, place]))
  const { rows = [], loaded = { first: 0, last: -1 }, at = 0 } = plan ?? {}
  return {
    loaded,
    at,
    rows: rows.map(row => {
      const place = places.get(row.id)
      return place
        ? { ...row, shelf: place.shelf, dateStart: dayOf(place.first), dateEnd: dayOf(place.last) }
        : row
    }),
  }
}

let lastUndo = 0

export const useMoves = () => {
  const { t } = useTranslation()
  const { market, plan, shelves } = useCalendar()
  const { marketId } = market
  const spoken = useSpoken()
  const tellWhy = useFailures(marketId)
  const [undo, setUndo] = useState<Undo>()
  const [said, setSaid] = useState('')
  const readAgain = useReadAgain()
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
      readAgain()
      return answer
    } catch (thrown) {
      readAgain()
      await tellWhy(thrown)
      void plan.mutate()
      return undefined
    }
  }

  const sendMoves = async (moves: readonly Move[]) =>
    write(moves, async () => {
      const body = {
        moves: moves.map(({ booking: { id, version }, place: { shelf, first, last } }) => ({
          id,
          version,
          shelf,
          dateStart: dayOf(first),
          dateEnd: dayOf(last),
        })),
      }
      return (await call(shelfBookingsCalls.moveShelfBookings, { ...options, body })).results
    })
  const move = async (moves: readonly Move[], text: string): Promise<boolean> => {
    const after = await sendMoves(moves)
    if (!after) return false
    done(text, async () => {
      const ways = moves.flatMap(({ booking: was }) => {
        const booking = after.find(({ id }) => id === was.id)
        return booking ? [{ booking, place: placeOf(was) }] : []
      })
      if (await sendMoves(ways)) done(t('calendar.undone'))
    })
    return true
  }
  const nameOf = ({ customerName, description, shelf }: ShelfBooking) =>
    customerName || description || shelf.name

  const put = (booking: ShelfBooking, body: Record<string, unknown>) =>
    call(shelfBookingsCalls.changeShelfBooking, {
      ...options,
      params: { id: booking.id },
      body: { version: booking.version, ...body },
    })
  const whereText = (place: Place) => `${shelves.get(place.shelf)?.name ?? ''}, ${spoken.range(place)}`

  return {
    undo,
    said,
    /** Fetches the bars and the booking again: something beside the moves has changed it. */
    refresh: async () => {
      readAgain()
      await plan.mutate()
    },
    say: setSaid,
    forgetUndo: useCallback(() => setUndo(undefined), []),
    move: (booking: ShelfBooking, place: Place) =>
      move([{ booking, place }], t('calendar.moved', { name: nameOf(booking), where: whereText(place) })),
    swap: (one: ShelfBooking, other: ShelfBooking) =>
      move(
        [
          { booking: one, place: { ...placeOf(one), shelf: other.shelf.id } },
          { booking: other, place: { ...placeOf(other), shelf: one.shelf.id } },
        ],
        t('calendar.swapped', { one: nameOf(one), other: nameOf(other) }),
      ),
    /** Moves it, and asks what the price list asks there. */
    moveAtNewPrice: async (booking: ShelfBooking, place: Place): Promise<boolean> => {
      const dates = { dateStart: dayOf(place.first), dateEnd: dayOf(place.last) }
      const body = { ...dates, shelf: place.shelf, bookingPeriod: booking.bookingPeriod.id }
      const after = await write([{ booking, place }], () => put(booking, body))
      if (!after) return false
      done(t('calendar.moved', { name: nameOf(booking), where: whereText(place) }), async () => {
        const { shelf, dateStart, dateEnd, price } = booking
        const way = [{ booking: after, place: placeOf(booking) }]
        const back = await write(way, () => put(after, { shelf: shelf.id, dateStart, dateEnd, price }))
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
