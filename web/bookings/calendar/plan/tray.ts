/**
 * The tray: bookings that staff lay aside while others make room. Until all of them lie again nothing is saved; then one
 * call moves them all, or none.
 */
import { useCallback, useMemo, useState } from 'react'
import type { PlanRowAnswer } from '#shared/bookings/staff-plan-calls.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { dayOf } from './axis.ts'
import type { Place } from './landing.ts'

export interface Piece {
  /** As the server has it. */
  booking: ShelfBooking
  /** Where it lies on the plan for now; undefined while it is in the tray. */
  place: Place | undefined
}

export type Pieces = ReadonlyMap<string, Piece>

/** The plan as it will be: what is in the tray takes no shelf. */
export const withPieces = (rows: readonly PlanRowAnswer[], pieces: Pieces): PlanRowAnswer[] =>
  rows.flatMap(row => {
    const piece = pieces.get(row.id)
    if (!piece) return [row]
    if (!piece.place) return []
    const { shelf, first, last } = piece.place
    return [{ ...row, shelf, dateStart: dayOf(first), dateEnd: dayOf(last) }]
  })

export interface Tray {
  pieces: Pieces
  /** Something lies aside, or elsewhere than it is saved. */
  isOpen: boolean
  /** What has no place yet. */
  aside: readonly ShelfBooking[]
  /** Lays a booking on a place of the plan, or without one into the tray. */
  lay: (booking: ShelfBooking, place?: Place) => void
  /** Takes over what others have changed of the bookings meanwhile; each keeps its place. */
  renew: (bookings: readonly ShelfBooking[]) => void
  /** All lies as it is saved. */
  clear: () => void
}

const NOTHING: Pieces = new Map()

export const useTray = (): Tray => {
  const [pieces, setPieces] = useState(NOTHING)
  const lay = useCallback(
    (booking: ShelfBooking, place?: Place) =>
      // Its first version: what is saved in the end is a move from there.
      setPieces(before => {
        const known = before.get(booking.id)?.booking ?? booking
        return new Map([...before, [booking.id, { booking: known, place }]])
      }),
    [],
  )
  const renew = useCallback(
    (bookings: readonly ShelfBooking[]) =>
      setPieces(before => {
        const now = new Map(bookings.map(booking => [booking.id, booking]))
        return new Map(
          [...before].map(([id, { booking, place }]) => [id, { booking: now.get(id) ?? booking, place }]),
        )
      }),
    [],
  )
  const clear = useCallback(() => setPieces(NOTHING), [])
  const aside = useMemo(
    () => [...pieces.values()].filter(({ place }) => !place).map(({ booking }) => booking),
    [pieces],
  )
  return { pieces, isOpen: pieces.size > 0, aside, lay, renew, clear }
}
