import { useCallback } from 'react'
import type { CartEntry } from '../cart/cart.ts'
import { choice } from './choice.ts'
import { useGo } from './wizard-context.ts'

/** Shows the confirmation screen and clears the choice. `email` is a guest's, who has just typed it. */
export const useBooked = (): ((booked: CartEntry[], email?: string) => void) => {
  const go = useGo()
  return useCallback(
    (booked, email) => {
      choice.clear()
      // Who has the token has the cart: in a fragment it reaches no server and no log.
      go('success', { booked, email, replace: true, hash: booked[0]?.cartToken })
    },
    [go],
  )
}
