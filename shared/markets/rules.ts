/** What a market offers its visitors (specification 2, decision D57). */

interface Bookable {
  onlineBookingFeature: boolean
  onlineBookingPaused: boolean
  elavonApiValid: boolean
  showPaymentTerms: boolean
  /** 0 until terms are written. */
  termsVersion: number
}

/** Visitors can book: it is on and not paused, cards can be paid with, and the payment terms are shown (D31). */
export const takesBookings = (market: Bookable): boolean =>
  market.onlineBookingFeature &&
  !market.onlineBookingPaused &&
  market.elavonApiValid &&
  market.showPaymentTerms &&
  market.termsVersion > 0

/** A tenant who is logged in can book: some markets keep that to themselves, and let visitors book. */
export const takesTenantsBookings = (market: Bookable & { customerAccessToBooking: boolean }): boolean =>
  takesBookings(market) && market.customerAccessToBooking
