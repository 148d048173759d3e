/** Which screens a tenant has, by what is switched on at their market (specification 2). */

interface Access {
  onlineBookingFeature: boolean
  customerAccessToBooking: boolean
  elavonApiValid: boolean
  showPaymentTerms: boolean
}

/**
 * A tenant has a list of bookings (specification 2). A market that only pauses online booking keeps it: what was booked
 * can still be looked at.
 */
export const showsTenantsBookings = (market: Access): boolean =>
  market.onlineBookingFeature &&
  market.customerAccessToBooking &&
  market.elavonApiValid &&
  market.showPaymentTerms

interface SalesAccess {
  zettleApiValid: boolean
  flexposApiValid: boolean
  /** Its till has said sales in a file. */
  hasTillFiles: boolean
}

/** A tenant sees what they have sold where a till sells for them: one that Reol talks with, or one that gives files. */
export const showsTenantsSales = (market: SalesAccess): boolean =>
  market.zettleApiValid || market.flexposApiValid || market.hasTillFiles

/** A tenant has a list of products where a till of either kind sells them one by one. */
export const showsTenantsProducts = (market: SalesAccess & { individualizedItemsAccess: boolean }): boolean =>
  market.individualizedItemsAccess && showsTenantsSales(market)

/** A tenant asks to be in campaigns where the market holds them, and shows its tenants their products. */
export const showsTenantsCampaigns = (
  market: SalesAccess & { individualizedItemsAccess: boolean; campaigns: boolean },
): boolean => market.campaigns && showsTenantsProducts(market)
