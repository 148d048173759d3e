/** The booking behind a bar, with its prices and its version. */
import { useCallback } from 'react'
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

const KEY = 'shelf-booking'

/** Reads all that are shown again, after a write. */
export const useReadAgain = (): (() => Promise<unknown>) => {
  const { mutate } = useSWRConfig()
  return () => mutate(key => Array.isArray(key) && key[0] === KEY).catch(() => undefined)
}

/** Reads it again whenever its bar changes. */
export const useBooking = (market: string, id: string, bar: Bar | undefined): Fetched<ShelfBooking> =>
  useFetched([KEY, market, id, JSON.stringify(bar)], () => read(market, id), {
    keepPreviousData: true,
    revalidateOnFocus: true,
  })
