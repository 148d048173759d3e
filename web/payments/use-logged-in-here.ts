import { useWizard } from '../bookings/choice/wizard-context.ts'
import { takeOver } from '../bookings/reserve/reconcile.ts'
import { asFailure, hasCode } from '../kit/failure.ts'
import { tellFailure } from '../kit/notify.ts'
import { PAY } from './checkout-places.ts'
import { knownBuyer } from './known-buyer.ts'

/**
 * Takes the cart along after a log-in at checkout, and goes on with the payment at the checkout of the tenant's own
 * pages.
 */
export const useLoggedInHere = (): (() => Promise<void>) => {
  const { marketId } = useWizard().market
  return async () => {
    knownBuyer.clear()
    try {
      await takeOver(marketId)
    } catch (thrown) {
      // must_change_password: the customer's own pages ask for the new password, then take the cart over.
      if (!hasCode(asFailure(thrown), 'must_change_password')) tellFailure(thrown)
    }
    window.location.assign(`/user#/create_booking/checkout#${PAY}`)
  }
}
