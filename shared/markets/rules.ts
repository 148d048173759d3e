/** What a market offers its visitors (specification 2, decision D57). */

/** Visitors can book: booking online is switched on, and cards can be paid with. */
export const takesBookings = (market: { onlineBookingFeature: boolean; elavonApiValid: boolean }): boolean =>
  market.onlineBookingFeature && market.elavonApiValid
