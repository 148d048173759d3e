/** The booking behind a bar, with its prices and its version. */
import { useCallback, useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { type ShelfBooking, shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { call } from '../../../kit/call.ts'
import { type Fetched, useFetched } from '../../../kit/use-route.ts'
import type { Bar } from './bars.ts'

const read = (market: string, id: string): Promise<ShelfBooking> =>
  call(shelfBookingsCalls.readShelfBooking, { audience: 'admin', market, params: { id } })

/** Reads it as it is now. */
export const useBookingOf = (market: string): ((id: string) => Promise<ShelfBooking>) =>
  useCallback(id => read(market, id), [market])

const KEY = 'shelf-booking'
const keyOf = (market: string, id: string) => [KEY, market, id]

/** Makes the open booking follow what is written. */
export const useShownBookings = (market: string) => {
  const { mutate } = useSWRConfig()
  return {
    /** Reads all that are shown again. */
    readAgain: (): Promise<unknown> =>
      mutate(key => Array.isArray(key) && key[0] === KEY).catch(() => undefined),
    /** Shows a booking as a write has answered it: the next act is about its new version. */
    show: (booking: ShelfBooking): void => {
      void mutate(keyOf(market, booking.id), booking, { revalidate: false })
    },
  }
}

/** Reads a booking, and again whenever its bar changes. */
export const useBooking = (market: string, id: string, bar: Bar | undefined): Fetched<ShelfBooking> => {
  const booking = useFetched(keyOf(market, id), () => read(market, id), { revalidateOnFocus: true })
  const now = JSON.stringify(bar)
  const before = useRef(now)
  useEffect(() => {
    if (before.current !== now) void booking.retry()
    before.current = now
  })
  return booking
}
