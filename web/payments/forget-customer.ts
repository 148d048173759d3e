import { forgetCustomersCart } from '../bookings/cart/cart.ts'
import { draft } from '../bookings/extend/draft.ts'
import { forgetHeldAt } from '../bookings/extend/held.ts'
import { openExtension } from './open-payment.ts'

/** The customer logged out or was deleted: the next person at this browser shall not see what was theirs. */
export const forgetCustomer = (marketId: string): void => {
  forgetCustomersCart(marketId)
  forgetHeldAt(marketId)
  draft.clear()
  openExtension.clear()
}
