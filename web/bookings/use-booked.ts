import { useCallback } from 'react'
import { typedGuest } from '../payments/guest.ts'
import type { CartEntry } from './cart.ts'
import { choice } from './choice.ts'
import { useGo } from './place.ts'

/** Leads to the end of the way: what was chosen and typed on it is done with. */
export const useBooked = (): ((booked: CartEntry[]) => void) => {
  const go = useGo()
  return useCallback(
    booked => {
      choice.clear()
      typedGuest.clear()
      go('success', { booked, replace: true })
    },
    [go],
  )
}
