import { useCallback } from 'react'
import type { CartEntry } from './cart.ts'
import { choice } from './choice.ts'
import { useGo } from './wizard-context.ts'

/** Shows the confirmation screen and clears the choice. */
export const useBooked = (): ((booked: CartEntry[]) => void) => {
  const go = useGo()
  return useCallback(
    booked => {
      choice.clear()
      go('success', { booked, replace: true })
    },
    [go],
  )
}
