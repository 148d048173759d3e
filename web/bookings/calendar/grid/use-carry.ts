/**
 * Something that staff carry over the grid, by mouse, by tap or by keys. Lives outside of React, as it changes many
 * times a second.
 */
import { useEffect, useRef } from 'react'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { Range } from '../plan/axis.ts'
import type { Row } from '../plan/layout.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { type Carried, type Carry, obstacleOf, placeOf } from './carry.ts'
import type { Spot } from './use-gestures.ts'
import { useGhost } from './use-ghost.ts'

interface CarryOptions {
  rows: readonly Row[]
  axis: Range
  dayWidth: number
  /** Fetches the booking that is lifted, so that its own rules show before the drop. */
  bookingOf: (id: string) => Promise<ShelfBooking>
  onLand: (carry: Carry) => void
}

export const useCarry = ({ rows, axis, dayWidth, bookingOf, onLand }: CarryOptions) => {
  const calendar = useCalendar()
  const ghost = useGhost(rows, axis, dayWidth)
  const carry = useRef<Carry | undefined>(undefined)
  const spot = useRef<Spot | undefined>(undefined)
  const over = (at: Spot) => {
    spot.current = at
    const carried = carry.current
    if (!carried) return
    const place = placeOf(carried, at.shelf, at.day, calendar)
    const obstacle = obstacleOf(carried, place, calendar)
    carry.current = { ...carried, place, obstacle }
    ghost.show(carry.current, place)
  }
  const latest = useRef(over)
  useEffect(() => {
    latest.current = over
  })
  const put = () => {
    carry.current = undefined
    spot.current = undefined
    ghost.hide()
  }
  return {
    ghost: ghost.ref,
    now: () => carry.current,
    over,
    put,
    lift: (carried: Carried) => {
      carry.current = carried
      if (carried.kind === 'new') return
      const { id } = carried.bar
      bookingOf(id).then(
        booking => {
          const held = carry.current
          if (!held || held.kind === 'new' || held.bar.id !== id) return
          carry.current = { ...held, booking }
          if (spot.current) latest.current(spot.current)
        },
        // The drop asks again, and says what is wrong.
        () => undefined,
      )
    },
    drop: () => {
      const carried = carry.current
      put()
      if (carried?.place) onLand(carried)
    },
  }
}
