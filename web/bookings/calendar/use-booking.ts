/** The booking behind a bar, with its prices and its version. */
import { useCallback, useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { type ShelfBooking, shelfBookingsCalls } from '#shared/bookings/shelf-bookings-calls.ts'
import { call } from '../../kit/call.ts'
import { type Fetched, useFetched } from '../../kit/use-route.ts'
import type { Bar } from './bars.ts'

const read = (market: string, id: string): Promise<ShelfBooking> =>
  call(shelfBookingsCalls.readShelfBooking, { audience: 'admin', market, params: { id } })

/** Reads it as it is now. */
export const useBookingOf = (market: string): ((id: string) => Promise<ShelfBooking>) =>
  useCallback(id => read(market, id), [market])

const keyOf = (market: string, id: string) => ['shelf-booking', market, id]

/** For who writes bookings: the open one is to follow. */
export const useShownBookings = (market: string) => {
  const { mutate } = useSWRConfig()
  const [name] = keyOf(market, '')
  return {
    /** Reads all that are shown again. */
    readAgain: (): Promise<unknown> =>
      mutate(key => Array.isArray(key) && key[0] === name).catch(() => undefined),
    /** Shows a booking as a write has answered it: the next act is about its new version. */
    show: (booking: ShelfBooking): void => {
      void mutate(keyOf(market, booking.id), booking, { revalidate: false })
    },
  }
}

/** Reads it again whenever its bar changes. */
export const useBooking = (market: string, id: string, bar: Bar | undefined): Fetched<ShelfBooking> => {
  const booking = useFetched(keyOf(market, id), () => read(market, id), {
    keepPreviousData: true,
    revalidateOnFocus: true,
  })
  const now = { id, bar: JSON.stringify(bar) }
  const before = useRef(now)
  useEffect(() => {
    if (before.current.id === now.id && before.current.bar !== now.bar) void booking.retry()
    before.current = now
  })
  return booking
}
