/** Where a booking lands: saved at once when nothing stands in the way, otherwise staff choose. */
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { notify } from '../../../kit/notify.ts'
import { type Carry, formFor, isMoved } from '../grid/carry.ts'
import { usePlaceWords } from '../grid/use-ghost.ts'
import type { Moves } from '../moves/use-moves.ts'
import type { Bar } from '../plan/bars.ts'
import { isLonger, type Obstacle, obstacleTo, type Place } from '../plan/landing.ts'
import { useBookingOf } from '../plan/use-booking.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { useFailures } from '../plan/use-failures.ts'

/** A place that staff have to decide about. */
export interface Landing {
  bar: Bar
  booking: ShelfBooking
  place: Place
  obstacle: Obstacle | undefined
  /** It would give more days of a paid booking: an extension does that for their price. */
  isLonger: boolean
}

/** What staff can do with a booking that cannot simply land. */
export interface Choice {
  id: string
  title: string
  text: string
  /** Nothing of it is news to the customer by this mail. */
  isSilent?: boolean
  /** Resolves to true when it is done. */
  act: () => Promise<boolean>
}

export const useLanding = (moves: Moves) => {
  const calendar = useCalendar()
  const navigate = useNavigate()
  const bookingOf = useBookingOf(calendar.market.marketId)
  const tellWhy = useFailures(calendar.market.marketId)
  const words = usePlaceWords()
  const [landing, setLanding] = useState<Landing>()

  /** Moves the booking, or opens the choice. Days that are not loaded are left to the server. */
  const land = async (bar: Bar, place: Place, known?: ShelfBooking): Promise<void> => {
    const isAside = calendar.tray.aside.some(({ id }) => id === bar.id)
    if (!isAside && !isMoved(bar, place)) return
    try {
      const booking = known ?? (await bookingOf(bar.id))
      const found = obstacleTo(bar, booking, place, calendar)
      const obstacle = found?.why === 'unknown' ? undefined : found
      const isOtherType = calendar.shelves.get(place.shelf)?.type !== booking.shelfType.id
      const asksLonger = !obstacle && !calendar.tray.isOpen && isLonger(booking, place)
      if (obstacle || asksLonger || (isOtherType && !booking.isBookingForMarket)) {
        setLanding({ bar, booking, place, obstacle, isLonger: asksLonger })
        calendar.address.change({ booking: bar.id })
      } else await moves.move(booking, place)
    } catch (thrown) {
      await tellWhy(thrown)
    }
  }
  return {
    landing,
    close: () => setLanding(undefined),
    land,
    /** What was dragged, or carried by keys, has been dropped. */
    drop: (carry: Carry): void => {
      const { place, obstacle } = carry
      if (!place) return
      if (carry.kind === 'new') {
        if (obstacle) notify('warning', words(carry, place))
        else void navigate(formFor(place))
      } else if (obstacle?.why === 'unknown') notify('warning', words(carry, place))
      else void land(carry.bar, place, carry.booking)
    },
  }
}

export type Lands = ReturnType<typeof useLanding>
