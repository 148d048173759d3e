/** What can be switched off for a market: by the operator (D57), or by its staff for its customers. */
import { refuse } from '../kit/refusal.ts'
import { kitRefusals } from '../kit/refusals.ts'

export type Feature =
  | 'onlineBookingFeature'
  | 'paymentsFeature'
  | 'accountBalanceFeature'
  | 'individualizedItemsAccess'
  | 'customerAccessToAccountBalance'
  | 'customerAccessToBooking'
  | 'customerAccessToProductCompletion'
  | 'customerAccessToProductCreation'
  | 'campaigns'
  | 'discountSigns'
  | 'waitlistEnabled'

/** Refuses 409 `not_enabled` when one of these is off (D58): a 403 would end the session of whoever is in a form. */
export const checkEnabled = <F extends Feature>(
  market: Readonly<Record<F, boolean>>,
  ...needed: readonly F[]
): void => {
  if (needed.some(feature => !market[feature])) throw refuse(kitRefusals.not_enabled)
}
